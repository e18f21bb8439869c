import Foundation

/// A program that a test has started: what it writes, and how it ends.
///
/// It ends with this object at the latest, and what it has started with it. What it writes is kept,
/// not interpreted.
package final class RunningCommand: Sendable {
  package let command: Command
  private let process: Process
  private let transcript = Transcript()
  /// Our end of a standard input that stays open.
  private let heldInput: FileHandle?

  /// Where a program writes.
  package enum Stream: CaseIterable, Sendable {
    case output, error
  }

  init(_ command: Command) throws {
    self.command = command
    process = Process()
    process.executableURL = URL(filePath: try Command.path(of: command.executable))
    process.arguments = command.arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(command.environment.compactMapValues(\.self)) { $1 }
      .filter { command.environment[$0.key] != .some(nil) }
    if let workingDirectory = command.workingDirectory {
      process.currentDirectoryURL = URL(filePath: workingDirectory, directoryHint: .isDirectory)
    }
    let input = try command.input.fileHandleOrPipe()
    process.standardInput = input
    heldInput = (input as? Pipe)?.fileHandleForWriting
    let pipes: [(Stream, Pipe)] = [(.output, Pipe()), (.error, Pipe())]
    process.standardOutput = pipes[0].1
    process.standardError = pipes[1].1
    process.terminationHandler = { [transcript] in transcript.end($0) }
    do {
      try Self.withoutBlockedSignals { try process.run() }
    } catch {
      throw Command.Failure("cannot start '\(command.line)': \(error.localizedDescription)")
    }
    for (stream, pipe) in pipes {
      // Threads, not tasks: they block, and there are only as many threads for tasks as cores.
      Thread.detachNewThread { [transcript, reading = pipe.fileHandleForReading] in
        transcript.drain(reading, as: stream)
      }
    }
  }

  deinit {
    try? heldInput?.close()  // what cannot be closed has been
    guard process.isRunning else { return }
    send(SIGTERM)
    Thread.detachNewThread { [process] in
      for _ in 0..<500 where process.isRunning { usleep(10_000) }
      if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
    }
  }

  package var processIdentifier: Int32 { process.processIdentifier }

  package var isRunning: Bool { process.isRunning }

  /// All that the program has written to a stream up to now.
  package func text(_ stream: Stream) -> String { transcript.text(stream) }

  /// Sends a signal to the program and what it has started, as Ctrl-C in a terminal does.
  package func send(_ signal: Int32) {
    guard process.isRunning else { return }
    kill(-process.processIdentifier, signal)  // `Process` gives each its own group
  }

  /// Asks the program to end and waits until it has.
  @discardableResult
  package func terminate() async throws -> Command.Output {
    send(SIGTERM)
    return try await end()
  }

  /// Waits until the program has ended and all that it wrote is here.
  ///
  /// If it does not end within ``patience``, it is killed with all that it has started, and an
  /// error is thrown.
  @discardableResult
  package func end() async throws -> Command.Output { try await end(limit: patience) }

  func end(limit: Duration) async throws -> Command.Output {
    _ = await poll(upTo: limit) { transcript.finished != nil }
    if let output = transcript.finished { return output }
    send(SIGKILL)
    throw failure("did not end within \(limit.granted())")
  }

  /// Waits for the next line of `stream` that `matches`, and returns it without its line end.
  ///
  /// A line is looked at once: the next call goes on behind the one returned here.
  @discardableResult
  package func nextLine(
    of stream: Stream = .error, isolation: isolated (any Actor)? = #isolation,
    where matches: (String) -> Bool = { _ in true }
  ) async throws -> String {
    var found: String?
    var isAtEnd = false
    _ = await poll {
      while found == nil && !isAtEnd {
        switch transcript.takeLine(of: stream) {
        case .line(let line): if matches(line) { found = line }
        case .end: isAtEnd = true
        case .notYet: return false
        }
      }
      return true
    }
    if let found { return found }
    // What the other stream says of the end is worth a moment.
    if isAtEnd { _ = await poll(upTo: .seconds(2)) { transcript.isComplete } }
    throw failure(
      isAtEnd
        ? "ended without the awaited line" : "wrote no such line within \(patience.granted())")
  }

  /// Returns the next line of `stream` if it is there already.
  package func takeLine(of stream: Stream) -> String? {
    guard case .line(let line) = transcript.takeLine(of: stream) else { return nil }
    return line
  }

  /// Runs `body` on a thread that takes all signals.
  ///
  /// A process inherits what is blocked where it is started, and threads that run tasks block
  /// nearly everything: it could not be interrupted.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try body()
  }

  private func failure(_ complaint: String) -> Command.Failure {
    Command.Failure(
      """
      '\(command.line)' \(complaint)
      standard output: \(text(.output).suffix(4000))
      standard error: \(text(.error).suffix(4000))
      """)
  }
}
