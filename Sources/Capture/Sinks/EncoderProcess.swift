internal import Dispatch
internal import Files
internal import Glibc
internal import Synchronization

/// A running `ffmpeg`: frames go into its standard input, and what it says is stored.
///
/// It is in a process group of its own, so that Control-C on the terminal reaches the program
/// alone, which then ends it.
nonisolated final class EncoderProcess: Sendable {
  /// The encoder's path of the file it writes.
  static let filePath = "/proc/self/fd/3"

  private let process: pid_t
  /// The name the user gave that file.
  private let fileName: String?
  private let input: Mutex<Int32?>
  private let texts = Mutex((words: [UInt8](), output: [UInt8]()))
  private let isOver = Mutex(false)
  private let reading = DispatchGroup()

  /// Bytes of its messages that are stored: the last.
  private static let longestWords = 2000

  /// The nice value of one that runs behind other processes.
  private static let lowPriority: Int32 = 10

  /// `F_SETPIPE_SZ`, which Glibc has behind a feature macro.
  private static let setPipeSize: Int32 = 1031

  /// Returns the path of a program in `PATH`; `nil` if it is not installed.
  static func path(of name: String) -> String? {
    let folders = environmentPath("PATH")?.utf8.split(separator: UInt8(ascii: ":")) ?? []
    return folders.map { "\(Substring($0))/\(name)" }.first { access($0.onDisk, X_OK) == 0 }
  }

  /// - Parameters:
  ///   - file: An open file that it has as number 3, and what the person calls it.
  ///   - palette: A small picture that it reads from number 4.
  ///   - givesWay: Whether it runs where nothing else needs the processor.
  init(
    _ arguments: [String], file: (descriptor: Int32, name: String)?, palette: [UInt8] = [],
    givesWay: Bool = false
  ) throws {
    guard let path = Self.path(of: "ffmpeg") else { throw RecordingError.missingEncoder }
    let (toIt, ours) = try Self.pipe()
    let (messages, fromIt) = try Self.pipe()
    let (answer, itsAnswer) = try Self.pipe()
    let (colors, ourColors) = try Self.pipe()
    defer { for end in [toIt, fromIt, itsAnswer, colors] { close(end) } }
    // A pipe takes 64 KiB before anybody reads it, fifty times the size of 256 colors.
    _ = writeAll(palette, to: ourColors)
    close(ourColors)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let places: [(Int32?, Int32)] = [
      (toIt, STDIN_FILENO), (itsAnswer, STDOUT_FILENO), (fromIt, STDERR_FILENO),
      (file?.descriptor, 3),
      (colors, 4),
    ]
    // First out of the way of each other.
    let copies = places.map { descriptor, number in
      (descriptor.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }, number)
    }
    defer { for case (let copy?, _) in copies { close(copy) } }
    for case (let copy?, let number) in copies {
      posix_spawn_file_actions_adddup2(&actions, copy, number)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.setUp(&attributes)
    var pointers = (["ffmpeg"] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path.onDisk, &actions, &attributes, &pointers, environ)
    guard code == 0 else {
      for end in [ours, messages, answer] { close(end) }
      throw RecordingError.encoderFailed(words: systemReason(code, in: "posix_spawn"))
    }
    (self.process, fileName) = (process, file?.name)
    // Where that is refused, it only takes more of the processor.
    if givesWay {
      let kind = __priority_which_t(PRIO_PROCESS.rawValue)
      _ = setpriority(kind, id_t(process), Self.lowPriority)
    }
    // A pipe of a megabyte takes a frame in fewer turns; a smaller one is as right.
    _ = fcntl(ours, Self.setPipeSize, 1 << 20)
    input = Mutex(ours)
    read(messages) { texts, bytes in
      texts.words = Array((texts.words + bytes).suffix(Self.longestWords))
    }
    read(answer) { texts, bytes in texts.output += bytes }
  }

  /// A process group of its own, and signals as a shell would have them: those that the program
  /// ignores are not ignored.
  private static func setUp(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
  }

  /// Returns the two ends of a pipe, which other processes do not get.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else {
      throw RecordingError.encoderFailed(words: systemReason(errno, in: "pipe"))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Reads a pipe to its end on a thread of its own.
  private func read(
    _ descriptor: Int32,
    _ store: @escaping @Sendable (inout (words: [UInt8], output: [UInt8]), [UInt8]) -> Void
  ) {
    DispatchQueue(label: "ffmpeg").async(group: reading) { [self] in
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if count > 0 { texts.withLock { store(&$0, Array(bytes[..<count])) } }
        if count == 0 || count < 0 && errno != EINTR { return }
      }
    }
  }

  /// Writes bytes into it.
  ///
  /// - Throws: Its last words if it takes no more.
  func write(_ bytes: [UInt8]) throws {
    let code = input.withLock { input in
      input.map { writeAll(bytes, to: $0) } ?? EPIPE
    }
    guard let code else { return }
    guard code == EPIPE else {
      throw RecordingError.pipe(reason: systemReason(code, in: "write"))
    }
    try finish()
    throw RecordingError.encoderFailed(words: "it ended before the last frame came")
  }

  /// Waits until it has written everything, and returns what it wrote to standard output.
  ///
  /// - Throws: Its last words if it failed.
  @discardableResult func finish() throws -> [UInt8] {
    closeInput()
    guard let status = status(), status != 0 else { return texts.withLock { $0.output } }
    let words = texts.withLock { String(decoding: $0.words, as: UTF8.self) }
      .replacing(Self.filePath, with: fileName.map { "'\($0)'" } ?? Self.filePath)
      .split(separator: "\n").map(String.init)
    let signal = status & 0x7F
    let end = signal == 0 ? [] : ["it was ended by signal \(signal)"]
    throw RecordingError.encoderFailed(words: (words + end).joined(separator: "\n"))
  }

  /// Ends it at once.
  func cancel() {
    isOver.withLock { if !$0 { kill(process, SIGKILL) } }
    closeInput()
    _ = status()
  }

  /// Waits for its end; `nil` if that was waited for before.
  private func status() -> Int32? {
    reading.wait()
    return isOver.withLock { isOver in
      guard !isOver else { return nil }
      isOver = true
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status
    }
  }

  private func closeInput() {
    input.withLock { input in
      if let descriptor = input.take() { close(descriptor) }
    }
  }
}
