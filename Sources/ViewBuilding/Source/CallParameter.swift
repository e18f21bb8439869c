/// A parameter of a function or of an initializer.
package struct CallParameter: Sendable, Hashable {
  /// The name in calls; `nil` for "_".
  package let label: String?
  /// The name inside the function.
  package let name: String
  /// As it is written, without attributes.
  package let type: String
  package let hasDefault: Bool
}
