extension UserDefaults {
  /// Stores a value, under the name that objects have for it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
