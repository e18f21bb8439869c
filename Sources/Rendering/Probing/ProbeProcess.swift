internal import Dispatch
internal import Glibc

/// The program itself (`harmonic probe`) in a process beside this one, which draws what may never
/// end, or what the window must not wait for.
///
/// ```swift
/// // given message: [UInt8], wake: @Sendable () -> Void
/// let process = ProbeProcess(wake: wake)
/// try process.ask(.guesses, message, .standard)
/// let news = process.takeNews()  // nil until some has come
/// ```
///
/// It is started when it is first needed, and reused. It answers one question after the other with
/// lines, the last of which begins with "ok" or "failed", and ends itself when that takes too long.
@MainActor  // said, for the compiler forgets a target's default where it optimizes file by file
package final class ProbeProcess {
  /// The meaning of a message.
  nonisolated package enum Question: UInt32, Sendable {
    /// Whether draws come to an end.
    case draws
    /// Guesses that show the effects of a file.
    case guesses
  }

  package enum News: Equatable {
    /// A line of the answer.
    case line(String)
    /// The process has ended, by a signal if it was one; the answer is over.
    case end(signal: Int32?)
  }

  /// Why nothing can be asked.
  nonisolated package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Longest message: a program of more than this is not a shader.
  nonisolated package static let maxBytes = 8 << 20

  private var child: (process: pid_t, socket: Int32, source: any DispatchSourceRead)?
  /// Whether an answer is under way.
  private var isBusy = false
  /// The part of the answer that has come in and was not taken.
  private var pending: [UInt8] = []
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on any thread when news may have come.
  package init(wake: @escaping @Sendable () -> Void = {}) { self.wake = wake }

  isolated deinit { stop() }

  /// Asks something; an earlier question is dropped.
  ///
  /// - Parameter limit: How long each stage of the answer may take.
  package func ask(
    _ question: Question, _ message: [UInt8], _ limit: ProbeLimit
  ) throws(Failure) {
    drop()
    guard let socket = started() else {
      throw Failure(
        description: "the process that tries new shaders cannot be started: \(Self.reason())")
    }
    let numbers = [
      Int(question.rawValue), message.count, limit.seconds ?? 0, limit.drawingSeconds ?? 0,
    ]
    let head = numbers.map { UInt32($0).littleEndian }
    guard Self.send(head.flatMap { withUnsafeBytes(of: $0, Array.init) } + message, to: socket)
    else {
      let reason = Self.reason()
      stop()
      throw Failure(description: "the process that tries new shaders is gone: \(reason)")
    }
    isBusy = true
  }

  /// Drops the question that is not answered yet.
  package func drop() { if isBusy { stop() } }

  /// Returns the next news; `nil` if there are none yet, or nothing was asked.
  package func takeNews() -> News? {
    guard isBusy, let child else { return nil }
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        if line.hasPrefix("ok") || line.hasPrefix("failed") { isBusy = false }
        return .line(line)
      }
      let count = recv(child.socket, &part, part.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        pending += part.prefix(count)
      } else if count == 0 {
        return .end(signal: stop())
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Waits until news may have come, so many seconds at most; any time if left out.
  package func wait(seconds: Double? = nil) {
    guard isBusy, let child else { return }
    var descriptor = pollfd(fd: child.socket, events: Int16(POLLIN), revents: 0)
    // One that is cut short is followed by the next.
    _ = poll(&descriptor, 1, seconds.map { Int32(max(0, $0 * 1000)) } ?? -1)
  }

  // MARK: - The process

  private func started() -> Int32? {
    if let child { return child.socket }
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    // What a driver says there when it ends is reported in plainer words.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("harmonic"), strdup("probe"), nil]
    defer { for word in words { free(word) } }
    let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, environ)
    guard code == 0 else {
      close(ends[0])
      errno = code
      return nil
    }
    child = (process, ends[0], Self.source(reading: ends[0], wake: wake))
    return ends[0]
  }

  /// Calls `wake` when an answer comes in; on a thread of its own.
  private nonisolated static func source(
    reading socket: Int32, wake: @escaping @Sendable () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .global())
    source.setEventHandler(handler: wake)
    source.resume()
    return source
  }

  /// Ends the process, and returns the signal that ended it, this or an earlier one.
  @discardableResult
  private func stop() -> Int32? {
    (isBusy, pending) = (false, [])
    guard let child else { return nil }
    self.child = nil
    child.source.cancel()
    kill(child.process, SIGKILL)
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    close(child.socket)
    return status & 0x7F
  }

  /// Sends all bytes; a process that has ended raises no signal.
  private static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
