package import Diagnostics
internal import Files
internal import Glibc
internal import Synchronization

/// A view's program while it runs, and the channel to it.
///
/// ```swift
/// // given program: ViewProgram, modules: ViewModules
/// let process = try ViewProcess(program, modules: modules, sandbox: .find()) { print($0) }
/// process.beginTurn()
/// // … write to process.channel …
/// if let death = process.waitForInput() { print(death.diagnostic) }
/// ```
///
/// The program finds its end of the channel as descriptor 3. It and all that it has started end
/// with this value, with this program, and with what goes wrong.
package final class ViewProcess: Sendable {
  /// Our end of the channel, which the caller closes.
  package let channel: Int32
  /// The same, for looking at.
  private let watched: Int32
  private let root: pid_t
  /// Ends the program with this one, where no sandbox does.
  private let sessionGuard: SessionGuard?
  private let program: ViewProgram
  private let output: ProgramOutput
  private let limits: ProcessLimits
  private let state = Mutex(State())

  private struct State {
    var death: ViewDeath?
    /// Work of the program when the turn began.
    var processorSeconds = 0.0
  }

  /// The descriptor in the program.
  private static let itsChannel: Int32 = 3
  /// Milliseconds between two looks at what the program does.
  private static let interval: Int32 = 50

  /// Starts the program.
  ///
  /// - Parameter line: Gets each line that it writes, on another thread.
  /// - Throws: Why it cannot be started.
  package init(
    _ program: ViewProgram, modules: ViewModules, sandbox: Sandbox,
    limits: ProcessLimits = ProcessLimits(), line: @escaping @Sendable (String) -> Void
  ) throws(Diagnostic) {
    (self.program, self.limits) = (program, limits)
    let readable = [program.executable.folderPart, modules.folder, modules.toolchain.libraries]
    let command = Self.limited([program.executable], by: limits, isAlone: sandbox.bubblewrap != nil)
    do throws(StartError) {
      var talk = try SocketPair()
      var text = try SocketPair()
      root = try StarterThread.shared.start(
        sandbox.words(for: command, reading: readable), environment: Self.environment,
        descriptors: [(text.theirs, 1), (text.theirs, 2), (talk.theirs, Self.itsChannel)])
      sessionGuard = sandbox.bubblewrap == nil ? try SessionGuard(of: root) : nil
      channel = talk.takeOurs()
      watched = fcntl(channel, F_DUPFD_CLOEXEC, 0)
      output = ProgramOutput(descriptor: text.takeOurs(), limit: limits.lines, pass: line)
    } catch {
      throw Diagnostic("the view's program cannot be started: \(error.reason)")
    }
  }

  deinit {
    end()
    close(watched)
  }

  /// The command behind a shell that sets its limits, which it hands down.
  private static func limited(
    _ command: [String], by limits: ProcessLimits, isAlone: Bool
  ) -> [String] {
    // Outside of a sandbox, all processes of the user count.
    let processes =
      isAlone
      ? "ulimit -u \(limits.processes) 2>/dev/null || ulimit -p \(limits.processes) 2>/dev/null; "
      : ""
    let script = """
      ulimit -c 0; ulimit -v \(limits.memory >> 10); ulimit -f \(limits.fileBytes >> 9); \
      \(processes)exec "$@"
      """
    return ["/bin/sh", "-c", script, "sh"] + command
  }

  /// The same on every machine, but for where the toolchain is.
  private static var environment: [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp", "LANG": "C.UTF-8",
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32,"
        + "sanitize=no,symbolicate=full",
    ]
    for name in ["TZ", "LD_LIBRARY_PATH"] { variables[name] = environmentPath(name) }
    return variables
  }

  // MARK: - Turns

  /// Begins a turn: the limits count from now.
  package func beginTurn() {
    output.beginTurn()
    let seconds = ProcessTree(of: root).work.seconds
    state.withLock { $0.processorSeconds = seconds }
  }

  /// Waits until the program writes to the channel, and returns `nil` then; if it does not within
  /// its limits, it is ended, and its end returned.
  package func waitForInput() -> ViewDeath? {
    let begin = state.withLock(\.processorSeconds)
    var (passed, idle, known) = (0.0, 0.0, begin)
    while true {
      var descriptor = pollfd(fd: watched, events: Int16(POLLIN), revents: 0)
      let count = poll(&descriptor, 1, Self.interval)
      if count > 0 {
        // What was written before the end is read first.
        var byte: UInt8 = 0
        if recv(watched, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0 { return nil }
        return finish(endedBy: nil)
      }
      if let death = death { return death }
      if count < 0 { continue }
      let work = ProcessTree(of: root).work
      let step = Double(Self.interval) / 1_000
      passed += step
      idle = work.isRunning || work.seconds > known ? 0 : idle + step
      known = work.seconds
      if work.seconds - begin > limits.processorSeconds { return finish(endedBy: .busy) }
      if idle > limits.idleSeconds || passed > limits.seconds { return finish(endedBy: .idle) }
    }
  }

  /// How the program ended; `nil` while it runs.
  package var death: ViewDeath? {
    if let death = state.withLock(\.death) { return death }
    var information = siginfo_t()
    // Looks without taking the status away.
    let flags = Int32(WEXITED | WNOHANG | WNOWAIT)
    guard waitid(P_PID, id_t(root), &information, flags) == 0, information.si_signo != 0 else {
      return nil
    }
    return finish(endedBy: nil)
  }

  /// The last lines that the program wrote.
  package var lastLines: [String] { output.lastLines.output }

  /// Ends the program and all that it has started.
  package func end() { _ = finish(endedBy: .ended) }

  // MARK: - The end

  /// Kills what is left of the program, and says how it ended.
  ///
  /// - Parameter cause: Why it is ended; `nil` if it ends by itself.
  private func finish(endedBy cause: ViewDeath.Cause?) -> ViewDeath {
    state.withLock { state in
      if let death = state.death { return death }
      if cause == .busy {
        // Swift's runtime answers with where it is.
        ProcessTree(of: root).send(SIGQUIT, toProgramsNamed: program.executable.namePart)
        output.waitForEnd(seconds: 2)
      }
      if cause == nil { output.waitForEnd(seconds: 2) }
      let tree = ProcessTree(of: root)
      var usage = rusage()
      var status: Int32 = 0
      if cause == nil, Self.hasEnded(root, within: 1) {
        tree.killDescendants()
      } else {
        tree.kill()
      }
      kill(-root, SIGKILL)
      while wait4(root, &status, 0, &usage) < 0, errno == EINTR {}
      sessionGuard?.end()
      output.close()
      let found = cause ?? naturalCause(of: status, peak: usage.ru_maxrss << 10)
      let death = ViewDeath(cause: found, diagnostic: diagnostic(for: found))
      state.death = death
      return death
    }
  }

  /// Waits a moment for the end of a process that has closed its channel.
  private static func hasEnded(_ process: pid_t, within seconds: Double) -> Bool {
    for _ in 0..<Int(seconds * 100) {
      var information = siginfo_t()
      let flags = Int32(WEXITED | WNOHANG | WNOWAIT)
      if waitid(P_PID, id_t(process), &information, flags) == 0, information.si_signo != 0 {
        return true
      }
      usleep(10_000)
    }
    return false
  }

  /// - Parameter peak: Bytes of memory that it had at most.
  private func naturalCause(of status: Int32, peak: Int) -> ViewDeath.Cause {
    // The sandbox exits with 128 and the number of the signal.
    let code = exitStatus(status)
    let signal = code < 0 ? -code : code > 128 ? code - 128 : 0
    // The sandbox does not hand on how much its program had; Swift says that there was no more.
    let isRefused = output.lastLines.output.suffix(5)
      .contains { $0.contains("failed to allocate") }
    if signal != 0, isRefused || peak > limits.memory / 2 { return .outOfMemory }
    switch signal {
    case 0: return .exited(status: code)
    case SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE: return .trapped
    default: return .killed(signal: signal)
    }
  }

  private func diagnostic(for cause: ViewDeath.Cause) -> Diagnostic {
    let lines = output.lastLines
    let words = LastWords(
      output: lines.output, trace: lines.trace, originals: program.originals)
    let seconds = Int(limits.processorSeconds)
    let (message, hint): (String, String) =
      switch cause {
      case .exited(let status):
        ("the view ended its program, with status \(status)", "leave out 'exit'")
      case .trapped:
        (
          "the view crashed: \(words.reason ?? "no reason is given")",
          "save the file to run it again"
        )
      case .killed(let signal):
        ("the view's program was killed by signal \(signal)", "save the file to run it again")
      case .outOfMemory:
        (
          "the view needs more than \(limits.memory >> 30) GB of memory",
          "look for what grows with every frame or never ends"
        )
      case .busy:
        (
          "the view took more than \(seconds) s of the processor for one frame",
          "look for a loop that does not end"
        )
      case .idle:
        ("the view does not answer", "look for what waits: a lock, a semaphore, a sleep")
      case .ended: ("the view's program was ended", "save the file to run it again")
      }
    return Diagnostic(message, at: words.span, sourceLine: words.sourceLine, hint: hint)
  }
}
