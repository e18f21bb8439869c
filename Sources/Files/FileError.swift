internal import Glibc

/// Why a file could not be written. Nothing of it was left behind.
package enum FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is something under that name already, and it was not to be replaced.
  case exists(path: String)
  /// `reason` is the system's own.
  case failed(path: String, reason: String)

  package var description: String {
    switch self {
    case .exists(let path): "cannot write '\(path)': it exists already"
    case .failed(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}

/// Returns what the system says about `code`, a value of `errno`.
package func systemReason(_ code: Int32) -> String {
  String(cString: strerror(code))
}
