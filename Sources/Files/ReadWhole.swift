internal import Glibc

/// Why a file could not be read.
package enum ReadError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// It is a device, a pipe or a socket, which may have no end.
  case notAFile
  /// `reason` is the system's own.
  case failed(reason: String)

  package var description: String {
    switch self {
    case .tooLarge(let limit) where limit >= 1 << 20: "it is larger than \(limit >> 20) MiB"
    case .tooLarge(let limit) where limit >= 1 << 10: "it is larger than \(limit >> 10) KiB"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .notAFile: "it is not a regular file"
    case .failed(let reason): reason
    }
  }
}

/// Returns all bytes of the regular file at `path`.
///
/// - Parameter limit: Bytes that it may have.
package func readWhole(_ path: String, limit: Int) throws(ReadError) -> [UInt8] {
  // Opening a pipe would wait for a writer.
  let descriptor = open(path.onDisk, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw .failed(reason: systemReason(errno)) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .failed(reason: systemReason(errno)) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return try readWhole(from: descriptor, limit: limit)
  case S_IFDIR: throw .failed(reason: systemReason(EISDIR))
  default: throw .notAFile
  }
}

/// Returns all bytes of standard input, whatever it is.
///
/// - Parameter limit: Bytes that it may have.
package func readStandardInput(limit: Int) throws(ReadError) -> [UInt8] {
  try readWhole(from: STDIN_FILENO, limit: limit)
}

private func readWhole(from descriptor: Int32, limit: Int) throws(ReadError) -> [UInt8] {
  // Most files fit into the first piece, and what is never touched of it costs nothing.
  let piece = 1 << 16
  var bytes: [UInt8] = []
  while true {
    var code: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: piece) { part, count in
      let length = read(descriptor, part.baseAddress, piece)
      code = length < 0 ? errno : 0
      count = max(length, 0)
    }
    if code == EINTR { continue }
    if code == EAGAIN {
      wait(for: descriptor, to: Int16(POLLIN))
      continue
    }
    guard code == 0 else { throw .failed(reason: systemReason(code)) }
    if part.isEmpty { return bytes }
    guard bytes.count + part.count <= limit else { throw .tooLarge(limit: limit) }
    bytes += part
  }
}
