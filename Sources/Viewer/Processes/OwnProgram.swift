internal import Files
internal import Glibc

/// This program in a process of its own, for work that the window does not wait for.
///
/// ```swift
/// // given path: String
/// if let process = OwnProgram.start(["capture", "button", "-o", path]) {
///   OwnProgram.wait(for: process)  // 0
/// }
/// ```
nonisolated enum OwnProgram {
  /// Starts the program, and returns its process; `nil` if the system starts none.
  ///
  /// - Parameters:
  ///   - words: After the program's name.
  ///   - input: Descriptor of its standard input; empty if left out.
  ///   - errors: Descriptor of its standard error, which is dropped if left out.
  static func start(_ words: [String], input: Int32? = nil, errors: Int32? = nil) -> pid_t? {
    var pointers: [UnsafeMutablePointer<CChar>?] = (["harmonic"] + words).map { strdup($0.onDisk) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, own) in [(STDIN_FILENO, input), (STDOUT_FILENO, nil), (STDERR_FILENO, errors)] {
      if let own {
        posix_spawn_file_actions_adddup2(&actions, own, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
    }
    var process: pid_t = 0
    guard posix_spawn(&process, "/proc/self/exe", &actions, nil, &pointers, environ) == 0 else {
      return nil
    }
    return process
  }

  /// Waits until a process ends.
  ///
  /// - Returns: Its status as `waitpid` has it: 0 if it has done all that it was to do.
  @discardableResult static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Opens a file without a name, whose descriptor a process can take over; `nil` if the system
  /// gives none.
  static func openUnnamedFile(with bytes: [UInt8] = []) -> Int32? {
    let folder = environmentPath("TMPDIR").flatMap { $0.isAbsolutePath ? $0 : nil } ?? "/tmp"
    // `mkstemp` puts the name that it chooses in the place of the X's.
    var nameOnDisk = "\(folder)/harmonic-XXXXXX".onDisk
    let file = mkstemp(&nameOnDisk)
    guard file >= 0 else { return nil }
    unlink(nameOnDisk)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    guard writeAll(bytes, to: file) == nil, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }
}
