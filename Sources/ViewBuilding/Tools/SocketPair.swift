internal import Files
internal import Glibc

/// Two connected sockets, which no program inherits by accident; both are closed with this value.
struct SocketPair: ~Copyable {
  private(set) var ours: Int32
  private(set) var theirs: Int32

  init() throws(StartError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw StartError(reason: systemReason(errno, in: "socketpair"))
    }
    (ours, theirs) = (ends[0], ends[1])
  }

  deinit {
    if ours >= 0 { close(ours) }
    if theirs >= 0 { close(theirs) }
  }

  /// Closes the end that was given to a program.
  mutating func closeTheirs() {
    if theirs >= 0 { close(theirs) }
    theirs = -1
  }

  /// Sends a line to a program that waits for one.
  func open() {
    var line = UInt8(ascii: "\n")
    // No signal if the program has ended.
    _ = send(ours, &line, 1, Int32(MSG_NOSIGNAL))
  }

  /// Returns our end, which the caller closes.
  mutating func takeOurs() -> Int32 {
    defer { ours = -1 }
    return ours
  }
}
