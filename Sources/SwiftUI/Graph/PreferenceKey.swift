/// A key of a value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines the value of views with that of the views that follow.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that looks at a value which views below hand up.
@MainActor
protocol PreferenceObserver: _Node {
  /// Takes in that the value may be another than before.
  func preferencesDidChange()
}

extension _Node {
  /// The value that the views from here on hand up; `nil` if none sets one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    collectPreference(key, into: &value)
    return value
  }
}

extension PreferenceKey {
  /// Adds a value to those of the views before.
  static func add(_ next: Value, to value: inout Value?) {
    guard var sum = value else {
      value = next
      return
    }
    reduce(value: &sum) { next }
    value = sum
  }
}
