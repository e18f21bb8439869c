package import Diagnostics
internal import Synchronization

/// Everything that a view says beside its pictures: the lines that it prints, and messages about
/// it.
///
/// ```swift
/// let output = ViewOutput(of: "Card.swift") { print($0) }
/// output.collect { print("there is something to take") }
/// output.takeNews().messages  // those since the last call
/// output.lastLines            // the lines that the view printed last
/// ```
///
/// Everything is written as it comes, until messages are collected. The versions of a view share
/// one.
package final class ViewOutput: Sendable {
  private struct State {
    var lines: [String] = []
    var news = News()
    var wake: (@Sendable () -> Void)?
  }

  /// Everything since the news were last taken.
  package struct News: Sendable {
    package var messages: [Diagnostic] = []
    /// Whether the view has printed.
    package var hasLines = false
    /// Whether a picture has come that was no longer waited for.
    package var hasLatePicture = false
  }

  private let path: String
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Lines that stay to be looked at.
  private static let limit = 200

  /// - Parameters:
  ///   - path: The view's file.
  ///   - write: Writes a line for the user; called on any thread.
  package init(of path: String, write: @escaping @Sendable (String) -> Void) {
    (self.path, self.write) = (path, write)
  }

  /// Has messages wait to be taken from here on.
  ///
  /// - Parameter wake: Called on any thread when there is something new.
  package func collect(wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Returns the news since the last call.
  package func takeNews() -> News {
    state.withLock { state in
      defer { state.news = News() }
      return state.news
    }
  }

  /// Notes that a picture is there that was no longer waited for.
  func pictureCameLate() {
    let wake = state.withLock { state in
      state.news.hasLatePicture = true
      return state.wake
    }
    wake?()
  }

  /// The lines that the view printed last.
  package var lastLines: [String] { state.withLock(\.lines) }

  /// A line that the view has printed.
  package func add(line: String) {
    write("\(path): \(line)")
    let wake = state.withLock { state in
      state.lines.append(line)
      state.news.hasLines = true
      if state.lines.count > Self.limit { state.lines.removeFirst() }
      return state.wake
    }
    wake?()
  }

  /// A message about the view.
  package func add(_ message: Diagnostic) {
    let wake = state.withLock { state in
      if state.wake != nil { state.news.messages.append(message) }
      return state.wake
    }
    guard let wake else { return write("\(message)") }
    wake()
  }
}
