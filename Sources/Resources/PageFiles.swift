/// The files of `Resources/Page`, compiled into the program: what an exported page consists of.
package enum PageFiles {
  /// Returns the text of the file at `path`, relative to `Resources/Page`; `nil` if there is none.
  package static func source(at path: String) -> String? { embedded[path] }
}
