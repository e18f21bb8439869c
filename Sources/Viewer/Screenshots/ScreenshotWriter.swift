internal import Dispatch
internal import Files
internal import Glibc
internal import Opening
internal import Pictures
internal import Synchronization

/// Encodes and writes screenshots on a thread of its own, and stores the outcomes until the viewer
/// takes them.
nonisolated final class ScreenshotWriter: Sendable {
  /// Outcome of one screenshot.
  enum Outcome: Sendable {
    case written(path: String)
    case failed(reason: String)
  }

  private let queue = DispatchQueue(label: "screenshots", qos: .utility)
  private let outcomes = OutcomeBox()

  private final class OutcomeBox: Sendable {
    let list = Mutex<[Outcome]>([])
  }

  /// Where screenshots go: below the folder that the user has for pictures.
  static var folder: String { UserFolder.pictures.ownPath }

  /// Writes `picture` into the user's pictures folder under the first free name that begins with
  /// `name`.
  func write(_ picture: Picture, name: String) {
    let outcomes = outcomes
    queue.async {
      let outcome = Self.outcome(of: picture, name: name)
      outcomes.list.withLock { $0.append(outcome) }
      Window.wake()
    }
  }

  /// Notes that there is no picture to write.
  func fail(_ reason: String) { outcomes.list.withLock { $0.append(.failed(reason: reason)) } }

  /// Returns what has been finished since the last call.
  func takeOutcomes() -> [Outcome] {
    outcomes.list.withLock { list in
      defer { list = [] }
      return list
    }
  }

  /// Waits until every picture is written.
  func finish() { queue.sync {} }

  private static func outcome(of picture: Picture, name: String) -> Outcome {
    let folder = folder
    do throws(FileError) { try makeFolder(folder, permissions: 0o777) } catch {
      return .failed(reason: "\(error)")
    }
    let bytes = picture.pngBytes()
    var attempt = 1
    while true {
      let path = "\(folder)/\(name)\(attempt == 1 ? "" : " \(attempt)").png"
      do throws(FileError) {
        try writeWhole(bytes, to: path, replacing: false)
        return .written(path: path)
      } catch {
        if case .exists = error, attempt < 1000 {
          attempt += 1
        } else {
          return .failed(reason: "\(error)")
        }
      }
    }
  }
}
