/// The value of a view that is an option.
private enum TagKey {}

extension View {
  /// Makes the view the option of a picker for `tag`.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier(key: TagKey.self, value: tag))
  }

  /// Makes the view the option of a picker for `tag`, or for it as an optional.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TraitModifier(key: TagKey.self, value: tag))
  }
}

extension Element {
  /// Its value among the options of a picker: its tag, or the identity that it
  /// has in `ForEach`.
  var optionValue: Any? {
    if let tag = trait(ObjectIdentifier(TagKey.self)) { return tag }
    var node = node
    while let parent = node.parent {
      if let id = (parent as? any RowsNode)?.rowID(of: node) { return id.base }
      node = parent
    }
    return nil
  }
}
