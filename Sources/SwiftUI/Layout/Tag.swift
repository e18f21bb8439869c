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
  /// Its value among the options of a picker: its tag, or the identity that it has in `ForEach`.
  var optionValue: Any? {
    if let tag = trait(ObjectIdentifier(TagKey.self)) { return tag }
    var element: Element? = self
    while let next = element {
      if !(next is BranchElement), let id = next.node.rowID { return id.base }
      element = next.children.first
    }
    return nil
  }
}

extension _Node {
  /// The identity of the innermost row of a `ForEach` that it is in; `nil` if it is in none.
  fileprivate var rowID: AnyHashable? {
    var node = self
    while let parent = node.parent {
      if let rows = parent as? any RowsNode { return rows.rowID(of: node) }
      node = parent
    }
    return nil
  }
}
