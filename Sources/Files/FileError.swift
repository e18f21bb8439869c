internal import Glibc

/// Why a file could not be written, or its folder made. Nothing of the file was left behind.
package enum FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is something under that name already, and it was not to be replaced.
  case exists(path: String)
  /// `reason` is the system's own, followed by the call that failed: "No space left on device
  /// (write)".
  case failed(path: String, reason: String)
  /// A folder to write in could not be made; `reason` is as above.
  case noFolder(path: String, reason: String)

  package var description: String {
    switch self {
    case .exists(let path): "cannot write '\(path)': it exists already"
    case .failed(let path, let reason): "cannot write '\(path)': \(reason)"
    case .noFolder(let path, let reason): "cannot make the folder '\(path)': \(reason)"
    }
  }
}

/// Returns what the system says about `code`, a value of `errno`.
package func systemReason(_ code: Int32) -> String {
  String(cString: strerror(code))
}

/// Returns the same with the name of the call that failed.
package func systemReason(_ code: Int32, in call: StaticString) -> String {
  "\(systemReason(code)) (\(call))"
}
