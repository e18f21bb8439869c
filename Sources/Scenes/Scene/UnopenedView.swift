/// A preview, a view or an app of a Swift file: it is compiled and runs once the user opens it, and
/// nothing is known of its picture before.
package struct UnopenedView: Sendable, Hashable {
  package let path: String
  /// The name or the number of the preview in the file; `nil` for the first.
  package let preview: String?

  package init(path: String, preview: String?) { (self.path, self.preview) = (path, preview) }
}
