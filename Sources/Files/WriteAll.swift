internal import Glibc

/// Writes all of `bytes` to an open file, a pipe or a terminal.
///
/// One that another program has set not to wait is waited for all the same.
///
/// - Returns: The value of `errno` if that fails; `nil` otherwise.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: descriptor, to: Int16(POLLOUT))
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Waits until `descriptor` can be read or written, as `events` says.
func wait(for descriptor: Int32, to events: Int16) {
  var descriptor = pollfd(fd: descriptor, events: events, revents: 0)
  _ = poll(&descriptor, 1, -1)  // one that is cut short is followed by another try
}
