/// The files of `Resources/Swift` and `Resources/Metal`, compiled into the program: the effects as
/// they are written for SwiftUI.
///
/// ```swift
/// let source = CodeFiles.source(at: "Metal/ripple.metal")
/// ```
package enum CodeFiles {
  /// Paths of all files, relative to `Resources`, in alphabetical order.
  package static let paths: [String] = embedded.keys.sorted()

  /// Returns the text of the file at `path`, relative to `Resources`; `nil` if there is none.
  package static func source(at path: String) -> String? { embedded[path] }
}
