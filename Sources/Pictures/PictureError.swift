/// Why a picture could not be read.
package enum PictureError: Error, Sendable, Equatable, CustomStringConvertible {
  /// `reason` is the system's own, the decoding library's, or what is wrong with the file.
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    }
  }
}
