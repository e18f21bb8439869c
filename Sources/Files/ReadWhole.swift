internal import Glibc

/// Why a file could not be read.
package enum ReadError: Error, Sendable, Equatable, CustomStringConvertible {
  case tooLarge
  /// `reason` is the system's own.
  case failed(reason: String)

  package var description: String {
    switch self {
    case .tooLarge: "it is too large"
    case .failed(let reason): reason
    }
  }
}

/// Returns all bytes of the file at `path`, even if its size is unknown before its end,
/// such as a pipe.
///
/// - Parameter limit: Bytes that it may have.
package func readWhole(_ path: String, limit: Int = .max) throws(ReadError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .failed(reason: systemReason(errno)) }
  defer { close(descriptor) }
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
    guard code == 0 else { throw .failed(reason: systemReason(code)) }
    if part.isEmpty { return bytes }
    guard bytes.count + part.count <= limit else { throw .tooLarge }
    bytes += part
  }
}
