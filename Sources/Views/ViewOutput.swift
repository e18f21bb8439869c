package import Diagnostics
internal import Synchronization

/// Everything that a view says beside its pictures: the lines that it prints, and messages about
/// it.
///
/// ```swift
/// let output = ViewOutput(of: "Card.swift") { print($0) }
/// output.collect { print("there is something to take") }
/// output.takeMessages()  // those since the last call
/// output.lastLines       // the lines that the view printed last
/// ```
///
/// Everything is written as it comes, until messages are collected. The versions of a view share
/// one.
package final class ViewOutput: Sendable {
  private struct State {
    var lines: [String] = []
    var messages: [Diagnostic] = []
    var wake: (@Sendable () -> Void)?
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

  /// Returns the messages since the last call.
  package func takeMessages() -> [Diagnostic] {
    state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// The lines that the view printed last.
  package var lastLines: [String] { state.withLock(\.lines) }

  /// A line that the view has printed.
  package func add(line: String) {
    write("\(path): \(line)")
    let wake = state.withLock { state in
      state.lines.append(line)
      if state.lines.count > Self.limit { state.lines.removeFirst() }
      return state.wake
    }
    wake?()
  }

  /// A message about the view.
  package func add(_ message: Diagnostic) {
    let wake = state.withLock { state in
      if state.wake != nil { state.messages.append(message) }
      return state.wake
    }
    guard let wake else { return write("\(message)") }
    wake()
  }
}
