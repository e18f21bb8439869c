import Files
import Layers
import Opening
import Rendering

/// Has a user's shaders drawn small in a process beside this one before the command draws them, so
/// that one that never ends ends the command.
///
/// Built-in shaders are not tried. What came to an end once is not tried again.
@MainActor final class ShaderTrial {
  private let stage: OffscreenStage
  private let progress: DrawingProgress
  /// How long shaders may take.
  let limit: ProbeLimit
  /// `nil` tries nothing.
  private let trial: DrawTrial?
  /// Functions that did not come to an end, and why.
  private var refused: [String: String] = [:]
  /// Functions for which no guesses are drawn.
  var unguessed: Set<String> = []

  static let hint =
    "look for a loop that does not end, or an array that is too large; --limit SECONDS gives it "
    + "more time, --limit none all it takes"

  init(_ arguments: Arguments, on stage: OffscreenStage, console: Console) throws {
    self.stage = stage
    limit = try arguments.limit
    progress = DrawingProgress(console)
    trial = limit.seconds == nil ? nil : DrawTrial(cache: .trials, limit: limit)
    trial?.proceeds = { [progress] in progress.show($0 == .compiling ? "compiling" : "trying") }
  }

  /// Draws a frame that was tried, and shows how far it is when that takes long.
  func draw(_ work: () throws -> Void) rethrows {
    progress.show("drawing", of: trial?.frameSeconds)
    defer { progress.end() }
    try work()
  }

  /// Forgets what was refused: functions of another file come under the same names.
  func forget(_ names: some Sequence<String>) { for name in names { refused[name] = nil } }

  /// Returns why layers that call these functions must not be drawn; `nil` if they come to an end.
  ///
  /// - Parameter frame: How large they will be drawn, and how long that may take.
  func refusal(
    of layers: [Layer], calling names: Set<String>, for frame: FrameLimit? = nil
  ) -> String? {
    guard let trial, !names.isEmpty else { return nil }
    if let reason = names.lazy.compactMap({ self.refused[$0] }).first { return reason }
    // A call that does not fit is reported when it is drawn.
    defer { progress.end() }
    guard
      let found = try? stage.refusal(of: layers, calling: names, by: trial, for: frame)
    else { return nil }
    for name in names { refused[name] = found }
    return found
  }

  /// Checks that the frame of a request comes to an end.
  func tryFrame(of request: SceneRequest, for frame: FrameLimit) throws(CommandFailure) {
    guard
      let reason = refusal(
        of: request.layersToTry, calling: Set(request.functions.keys), for: frame)
    else { return }
    throw CommandFailure(
      .shaderRejected, "'\(request.scene.name)' cannot be drawn: \(reason)",
      hint: Self.hint)
  }

  /// Where guesses are drawn: quick functions only, for one is drawn up to some twenty times.
  var guessStage: GuessStage {
    let pictures = stage.smallPictures()
    return GuessStage { [self] layer, names in
      guard let trial else { return true }
      guard names.allSatisfy({ refused[$0] == nil }), unguessed.isDisjoint(with: names) else {
        return false
      }
      guard refusal(of: [layer], calling: names) == nil else { return false }
      let frame = FrameLimit(pixels: Int(clamping: layer.size.width * layer.size.height))
      return try stage.refusal(of: [layer], calling: names, by: trial, for: frame) == nil
    } pixels: {
      try pictures.pixels(of: $0)
    }
  }
}

extension Arguments {
  private static let limits = 1.0...86_400.0

  /// How long shaders may take, by `--limit` and `--no-limit`.
  fileprivate var limit: ProbeLimit {
    get throws {
      if has(.noLimit) {
        guard !has(.limit) else {
          throw CommandFailure.usage("'--limit' and '--no-limit' are given together")
        }
        return ProbeLimit(seconds: nil)
      }
      guard has(.limit), text(of: .limit) != "none" else {
        return has(.limit) ? ProbeLimit(seconds: nil) : .standard
      }
      return ProbeLimit(
        seconds: try number(of: .limit, in: Self.limits).map { Int($0.rounded(.up)) })
    }
  }
}
