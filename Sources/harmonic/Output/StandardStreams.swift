import Glibc

/// The three streams that a program is started with, made such that whatever becomes of them shows
/// as an error of the call that uses them.
enum StandardStreams {
  /// Replaces what the caller closed, and has a write to a pipe without a reader return.
  ///
  /// A number that is free goes to the next file that is opened: a message would be written into a
  /// picture. In the place of each is `/dev/null`, opened such that reading the first and writing
  /// the others fails.
  static func settle() {
    signal(SIGPIPE, SIG_IGN)
    let wrongWays = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (stream, wrongWay) in wrongWays where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", wrongWay)  // gets the lowest number, which is this one
    }
  }
}
