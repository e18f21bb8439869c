internal import Dispatch
internal import Glibc
internal import Synchronization

/// The lines that a program writes, passed on as they come, and its last words.
///
/// A thread reads them, so that the program never waits for a reader. What Swift says about a crash
/// is not passed on: it is for `LastWords`.
final class ProgramOutput: Sendable {
  private struct State {
    /// Lines of this turn.
    var count = 0
    /// Empty lines that are not passed on yet: Swift writes one before what it says of a crash.
    var emptyLines = 0
    var isAtEnd = false
    var isTrace = false
    var last: [String] = []
    var trace: [String] = []

    /// Adds lines, and returns those to pass on, behind the last of which the others are said to be
    /// left out.
    mutating func add(_ lines: [String], limit: Int) -> [String] {
      last = Array((last + lines).suffix(ProgramOutput.lastLines))
      let room = max(0, limit - count)
      let isFull = count <= limit && count + lines.count > limit
      count += lines.count
      return lines.prefix(room) + (isFull ? ["(further lines of this frame are left out)"] : [])
    }
  }

  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)
  private let limit: Int
  private let descriptor: Int32
  private let pass: @Sendable (String) -> Void

  private static let longestLine = 2_000
  /// Lines that stay to be looked at.
  private static let lastLines = 200

  /// - Parameters:
  ///   - descriptor: Is read to its end, and closed.
  ///   - limit: Lines that are passed on in a turn.
  ///   - pass: Gets each line, on a thread of its own.
  init(descriptor: Int32, limit: Int, pass: @escaping @Sendable (String) -> Void) {
    (self.descriptor, self.limit, self.pass) = (descriptor, limit, pass)
    detachThread { [self] in read() }
  }

  /// Begins a turn: as many lines as before may come again.
  func beginTurn() { state.withLock { $0.count = 0 } }

  /// The last lines, and what Swift says about a crash.
  var lastLines: (output: [String], trace: [String]) {
    state.withLock { ($0.last, $0.trace) }
  }

  /// Waits until the program has closed its output.
  func waitForEnd(seconds: Double) {
    if ended.wait(timeout: .now() + seconds) == .success { ended.signal() }
  }

  /// Stops reading: processes that escaped may hold the other end.
  func close() {
    state.withLock { if !$0.isAtEnd { shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  private func read() {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in part[..<count] {
        if byte == UInt8(ascii: "\n") {
          take(line)
          line = []
        } else if line.count < Self.longestLine {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { take(line) }
    state.withLock { state in
      state.isAtEnd = true
      Glibc.close(descriptor)
    }
    ended.signal()
  }

  private func take(_ bytes: [UInt8]) {
    let line = String(decoding: bytes, as: UTF8.self)
    let passed = state.withLock { state -> [String] in
      if line.hasPrefix("*** ") { state.isTrace = true }
      if state.isTrace {
        if state.trace.count < Self.lastLines { state.trace.append(line) }
        return []
      }
      if line.isEmpty {
        state.emptyLines = min(state.emptyLines + 1, limit)
        return []
      }
      let lines = Array(repeating: "", count: state.emptyLines) + [line]
      state.emptyLines = 0
      return state.add(lines, limit: limit)
    }
    for line in passed { pass(line) }
  }
}
