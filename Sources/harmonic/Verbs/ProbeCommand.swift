import Glibc
import OpenGL
import Opening
import Rendering

/// `harmonic probe`: draws what another process of the program sends on standard input, and answers
/// on standard output.
///
/// Nobody types it. A message is what it asks, its length and the seconds of its limit for each
/// stage, each in 32 bits, little endian, and draws or a file whose effects are guessed; an answer
/// is a line, after one for each stage, and one for each effect with guesses. It ends with its
/// input, or by a signal when a stage takes longer than its limit: `SIGPROF` for the processor's
/// time, `SIGALRM` for the clock's, and whatever the driver raises when it gets no more memory. It
/// also ends when the other process does, whatever it is doing.
@MainActor enum ProbeCommand {
  static func run() throws {
    endWithInput()
    limitMemory()
    let context = try SurfacelessContext()
    // A driver on the processor shares it with other programs, whose time is not its own.
    let isSoftware = try DriverDescription().isSoftware
    let clock = isSoftware ? MonotonicClock.processorSeconds : MonotonicClock.seconds
    var stage: OffscreenStage?
    while let message = nextMessage() {
      let limit = message.limit
      func begin(_ stage: ProbeStage) {
        let seconds = stage == .compiling ? limit.compiling : limit.drawing
        setTimers(seconds: isSoftware ? 0 : seconds, processorSeconds: seconds)
        // A closed pipe ends the process, as its input does.
        try? Console.print(stage.rawValue)
      }
      let answer =
        switch message.question {
        case .draws: answer(to: message.bytes, clock: clock, proceeds: begin)
        case .guesses: guesses(for: message.bytes, on: &stage, proceeds: begin)
        }
      setTimers(seconds: 0, processorSeconds: 0)
      try Console.print(answer)
    }
    withExtendedLifetime(context) {}
  }

  private static func limitMemory() {
    // Sanitizers have already reserved terabytes, and could not start another thread.
    let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
    let memory = isSanitized ? [] : [(RLIMIT_DATA, ProbeLimit.bytes)]
    // No core is written: a crash is an answer here.
    for (resource, bytes) in memory + [(RLIMIT_CORE, 0)] {
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      limit.rlim_cur = min(limit.rlim_max, rlim_t(bytes))
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  }

  /// Ends the process once nobody can read its answers, on a thread of its own: the main one may be
  /// drawing what never ends.
  ///
  /// Not by a queue, which waits until there is a thread for it, while the other process waits for
  /// this one: without one this process ends.
  private nonisolated static func endWithInput() {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { _ in
        // Nothing is asked for, and the end is reported all the same.
        var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        while poll(&input, 1, -1) < 0, errno == EINTR {}
        _exit(0)
      }, nil)
    if code != 0 { _exit(1) }
  }

  /// Has a signal end the process after so many seconds; 0: never.
  private static func setTimers(seconds: Int, processorSeconds: Int) {
    for (timer, seconds) in [(ITIMER_REAL, seconds), (ITIMER_PROF, processorSeconds)] {
      var value = itimerval()
      value.it_value.tv_sec = seconds
      setitimer(__itimer_which_t(timer.rawValue), &value, nil)
    }
  }

  private static func answer(
    to message: [UInt8], clock: () -> Double, proceeds: (ProbeStage) -> Void
  ) -> String {
    guard let draws = ProbeDraw.draws(from: message) else { return "failed no draws" }
    do throws(GraphicsError) {
      var seconds = 0.0
      for draw in draws { seconds += try draw.secondsToDraw(clock: clock, proceeds: proceeds) }
      return "ok \(seconds)"
    } catch {
      let reason = "\(error)".split(whereSeparator: \.isNewline).first ?? ""
      return "failed \(reason)"
    }
  }

  /// - Parameter stage: Made when it is first needed; its context stays current.
  private static func guesses(
    for message: [UInt8], on stage: inout OffscreenStage?, proceeds: (ProbeStage) -> Void
  ) -> String {
    guard let question = GuessQuestion(message) else { return "failed no file" }
    proceeds(.drawing)
    do {
      let own = try stage ?? OffscreenStage()
      stage = own
      let lines = try question.lines(with: own)
      return (lines + ["ok"]).joined(separator: "\n")
    } catch {
      let reason = "\(error)".split(whereSeparator: \.isNewline).first ?? ""
      return "failed \(reason)"
    }
  }

  /// A question, and the seconds that each stage of its answer may take; 0 for any time.
  private struct Message {
    let question: ProbeProcess.Question
    let bytes: [UInt8]
    let limit: (compiling: Int, drawing: Int)
  }

  /// Reads a message; `nil` at the end of the input.
  private static func nextMessage() -> Message? {
    guard let head = bytes(16) else { return nil }
    let numbers = (0..<4).map { place in
      (0..<4).reduce(0) { $0 | Int(head[4 * place + $1]) << (8 * $1) }
    }
    guard let question = ProbeProcess.Question(rawValue: UInt32(numbers[0])),
      numbers[1] <= ProbeProcess.maxBytes, let bytes = bytes(numbers[1])
    else { return nil }
    return Message(question: question, bytes: bytes, limit: (numbers[2], numbers[3]))
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        read(STDIN_FILENO, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got > 0 { filled += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }
}
