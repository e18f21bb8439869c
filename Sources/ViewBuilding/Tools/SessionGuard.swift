internal import Files
internal import Glibc

/// Ends a session of processes when this program ends, however it ends.
///
/// A shell waits at a socket whose other end this program alone holds: the kernel closes that even
/// when the program is killed. The compiler starts its parts in groups of their own, so a group is
/// not enough; a process that begins a session of its own is not found.
struct SessionGuard {
  private let socket: Int32
  private let shell: pid_t

  /// A line says that the session has ended; the end of all lines, that this program has.
  ///
  /// stat = process " (" name ") " state " " parent " " group " " session …
  private static let script = """
    session=$1
    read -r _ && exit
    for round in 1 2 3 4 5 6 7 8 9 10; do
      for stat in /proc/[0-9]*/stat; do
        read -r line <"$stat" || continue
        set -- ${line##*) }
        [ "$4" = "$session" ] || continue
        process=${stat%/stat}
        kill -s KILL "${process##*/}"
      done
    done
    """

  /// - Parameter session: Is named by its first process.
  init(of session: pid_t) throws(StartError) {
    var pair = try SocketPair()
    shell = try startProcess(
      ["/bin/sh", "-c", "exec >/dev/null 2>&1\n" + Self.script, "sh", "\(session)"],
      descriptors: [(pair.theirs, STDIN_FILENO)])
    socket = pair.takeOurs()
  }

  /// The session has ended; called once.
  func end() {
    var line = UInt8(ascii: "\n")
    // No signal if the shell was killed.
    _ = send(socket, &line, 1, Int32(MSG_NOSIGNAL))
    close(socket)
    _ = waitForEnd(of: shell)
  }
}
