/// The files of `Resources/Manual`, compiled into the program: one page of the manual each.
///
/// ```swift
/// let page = ManualFiles.source(at: "keys.md")
/// ```
package enum ManualFiles {
  /// Paths of all files, relative to `Resources/Manual`, in alphabetical order.
  package static let paths: [String] = embedded.keys.sorted()

  /// Returns the text of the file at `path`, relative to `Resources/Manual`; `nil` if there is
  /// none.
  package static func source(at path: String) -> String? { embedded[path] }
}
