internal import Dispatch
internal import Glibc

/// A process that draws new shaders small before this one does, so that one that never ends blocks
/// only that process.
///
/// ```swift
/// // given draws: [ProbeDraw], wake: @Sendable () -> Void
/// let probe = Probe(wake: wake)
/// probe.ask(draws, for: FrameLimit(pixels: 1_024_000))
/// let verdict = probe.verdict()  // nil until it is known
/// ```
///
/// The process is the program itself (`harmonic probe`), started when it is first needed, and
/// reused.
/// It draws what it is given and answers with a line: the seconds that the draws took, or why they
/// failed. It ends itself when that takes too long, so an answer or its end always comes.
@MainActor  // said, for the compiler forgets a target's default where it optimizes file by file
package final class Probe {
  package enum Verdict: Equatable {
    /// The seconds that drawing took; `nil` if nothing was drawn, or the driver refused it.
    case safe(seconds: Double?)
    /// It comes to an end, but a frame will take so many seconds, more than it may.
    case slow(seconds: Double)
    /// Why it must not be drawn, in words.
    case refused(String)
  }

  private struct Question {
    let pixels: Int
    let frame: FrameLimit?
  }

  private var child: (process: pid_t, socket: Int32, source: any DispatchSourceRead)?
  private var question: Question?
  private var answer: [UInt8] = []
  private var ready: Verdict?
  private let limit: ProbeLimit
  private let wake: @Sendable () -> Void
  /// The work of the process; `nil` while it is not asked.
  package private(set) var stage: ProbeStage?

  /// - Parameters:
  ///   - limit: How long a question may take.
  ///   - wake: Called on any thread when an answer may have come.
  package init(limit: ProbeLimit = .window, wake: @escaping @Sendable () -> Void = {}) {
    (self.limit, self.wake) = (limit, wake)
  }

  isolated deinit { stop() }

  /// Sends draws to be tried; an earlier question is dropped.
  ///
  /// - Parameter frame: How large they will be when they are shown, and how long that may take;
  ///   `nil` sets no limit to it.
  package func ask(_ draws: [ProbeDraw], for frame: FrameLimit?) {
    if question != nil { stop() }  // still busy with a question that is dropped
    ready = nil
    answer = []
    guard !draws.isEmpty else {
      ready = .safe(seconds: nil)
      return
    }
    let size = draws.map(\.inlinedSize).max() ?? 0
    guard size <= ProbeLimit.operations else {
      ready = .refused(Self.reason(forInlinedSize: size))
      return
    }
    guard let socket = started() else {
      ready = .refused("the process that tries new shaders cannot be started: \(Self.reason())")
      return
    }
    let message = ProbeDraw.bytes(of: draws)
    guard message.count <= ProbeDraw.maxBytes else {
      ready = .refused("its program is larger than \(ProbeDraw.maxBytes >> 20) MiB")
      return
    }
    question = Question(pixels: draws.map(\.pixelCount).reduce(0, +), frame: frame)
    stage = .compiling
    let head = [message.count, limit.seconds ?? 0, limit.drawingSeconds ?? 0]
      .map { UInt32($0).littleEndian }
    if !Self.send(head.flatMap { withUnsafeBytes(of: $0, Array.init) } + message, to: socket) {
      conclude(.refused("the process that tries new shaders is gone: \(Self.reason())"))
      stop()
    }
  }

  /// Returns the verdict once, `nil` while it is not known.
  package func verdict() -> Verdict? {
    receive()
    defer { ready = nil }
    return ready
  }

  /// Waits until the verdict is known or the process says what it does, so many seconds at most.
  package func wait(seconds: Double) {
    guard ready == nil, let child else { return }
    var descriptor = pollfd(fd: child.socket, events: Int16(POLLIN), revents: 0)
    _ = poll(&descriptor, 1, Int32(max(0, seconds * 1000)))
    receive()
  }

  /// Waits for the verdict.
  ///
  /// - Parameter proceeds: Called each time that the process says what it does.
  package func waitForVerdict(proceeds: (ProbeStage) -> Void = { _ in }) -> Verdict {
    var known: ProbeStage?
    while true {
      if let verdict = verdict() { return verdict }
      if let stage, stage != known {
        known = stage
        proceeds(stage)
      }
      guard let child else { return .refused("nothing was asked") }
      var descriptor = pollfd(fd: child.socket, events: Int16(POLLIN), revents: 0)
      _ = poll(&descriptor, 1, -1)  // a poll cut short is followed by the next
    }
  }

  // MARK: - Answers

  private func receive() {
    guard let child, let question else { return }
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(child.socket, &part, part.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        answer += part.prefix(count)
        while let end = answer.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: answer[..<end], as: UTF8.self)
          answer.removeSubrange(...end)
          if let stage = ProbeStage(rawValue: line) {
            self.stage = stage
          } else {
            return read(line)
          }
        }
      } else if count < 0, errno == EINTR {
        continue
      } else if count == 0 {
        let stage = stage ?? .compiling
        return conclude(
          .refused(Self.reason(for: stop(), while: stage, drawing: question.pixels, limit)))
      } else {
        return
      }
    }
  }

  /// answer = (stage "\n")* ("ok " seconds "\n" | "failed " reason "\n")
  private func read(_ text: String) {
    guard let question else { return }
    guard text.hasPrefix("ok "), let seconds = Double(text.dropFirst(3)) else {
      // What the driver refuses is harmless: the window meets the same error, and reports it
      // better.
      return conclude(.safe(seconds: nil))
    }
    if let frame = question.frame,
      frame.refusal(ofTaking: seconds, drawing: question.pixels) != nil
    {
      return conclude(
        .slow(seconds: frame.expectedSeconds(ofTaking: seconds, drawing: question.pixels)))
    }
    conclude(.safe(seconds: seconds))
  }

  private func conclude(_ verdict: Verdict) {
    (question, stage) = (nil, nil)
    ready = verdict
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
    guard let child else { return nil }
    self.child = nil
    question = nil
    child.source.cancel()
    kill(child.process, SIGKILL)
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    close(child.socket)
    return status & 0x7F
  }

  /// Why a process that was ended by `signal` did not compile, or draw so many pixels.
  nonisolated package static func reason(
    for signal: Int32?, while stage: ProbeStage, drawing pixels: Int, _ limit: ProbeLimit
  ) -> String {
    let goal = stage == .compiling ? "compile it and draw one pixel" : "draw \(pixels) pixels"
    let seconds = (stage == .compiling ? limit.seconds : limit.drawingSeconds) ?? 0
    switch signal {
    case SIGPROF:
      return "\(seconds) s of processor time were not enough to \(goal)"
    case SIGALRM: return "\(seconds) s were not enough to \(goal)"
    default:
      return "the process that tried it ended: the driver may have crashed, or needed more than "
        + "\(ProbeLimit.bytes >> 30) GiB of memory"
    }
  }

  /// Why a program of so many operations is not compiled.
  nonisolated package static func reason(forInlinedSize size: Double) -> String {
    let words =
      size < 1e6
      ? "\(Int(size))" : size < 1e9 ? "\(Int(size / 1e6)) million" : "more than a billion"
    return "it is \(words) operations with the calls in it inlined, as drivers compile them, and "
      + "\(Int(ProbeLimit.operations)) are the most that are tried"
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
