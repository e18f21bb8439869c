/// A value that a view of a container hands to the container's layout.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that hand over none.
  static var defaultValue: Value { get }
}
