import Foundation
import Synchronization
import Testing

/// The output of a program so far and its exit status, filled in by the threads that wait for it.
final class Transcript: Sendable {
  enum NextLine {
    case line(String)
    case notYet
    case end
  }

  private struct Written {
    var bytes: [UInt8] = []
    var isAtEnd = false
    /// How many of `bytes` have been taken as lines.
    var taken = 0
  }

  private struct State {
    var streams = Dictionary(
      uniqueKeysWithValues: RunningCommand.Stream.allCases.map { ($0, Written()) })
    var status: ExitStatus?

    subscript(stream: RunningCommand.Stream) -> Written {
      get { streams[stream, default: Written()] }
      _modify { yield &streams[stream, default: Written()] }
    }
  }

  private let state = Mutex(State())

  /// Everything, once the program has ended and so have both streams.
  var finished: Command.Output? {
    state.withLock { state in
      guard let status = state.status, state[.output].isAtEnd, state[.error].isAtEnd else {
        return nil
      }
      return Command.Output(
        status: status, bytes: state[.output].bytes, errorBytes: state[.error].bytes)
    }
  }

  /// Whether both streams have ended.
  var isComplete: Bool { state.withLock { $0[.output].isAtEnd && $0[.error].isAtEnd } }

  func text(_ stream: RunningCommand.Stream) -> String {
    String(decoding: state.withLock { $0[stream].bytes }, as: UTF8.self)
  }

  /// The next whole line that has not been taken; what follows the last line end is one as well
  /// once the stream has ended.
  func takeLine(of stream: RunningCommand.Stream) -> NextLine {
    state.withLock { state in
      let rest = state[stream].bytes[state[stream].taken...]
      if let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) {
        state[stream].taken = lineEnd + 1
        return .line(String(decoding: rest[..<lineEnd], as: UTF8.self))
      }
      guard state[stream].isAtEnd else { return .notYet }
      state[stream].taken = rest.endIndex
      return rest.isEmpty ? .end : .line(String(decoding: rest, as: UTF8.self))
    }
  }

  /// Reads until the last writer has closed its end. Blocks.
  func drain(_ file: FileHandle, as stream: RunningCommand.Stream) {
    while case let bytes = file.availableData, !bytes.isEmpty {
      state.withLock { $0[stream].bytes += bytes }
    }
    state.withLock { $0[stream].isAtEnd = true }
    // Left open, pipes add up: beyond some 1300 Foundation reads past its list of open files and
    // crashes.
    try? file.close()  // what cannot be closed has been
  }

  func end(_ process: Process) {
    let status = process.terminationStatus
    let wasKilled = process.terminationReason == .uncaughtSignal
    state.withLock { $0.status = wasKilled ? .signal(status) : .exitCode(status) }
  }
}
