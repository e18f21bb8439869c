extension ForEach where Content: View {
  /// Views made of bindings to the elements of a collection.
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let values = data.wrappedValue
    self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { content(data.element(at: $0.0, last: values[$0.0])) }
  }

  /// Views made of bindings to the elements of a collection.
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to an element that has its last value still when the element is gone, as in
  /// a row on its way out.
  fileprivate func element(
    at position: Value.Index, last: Value.Element
  ) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.indices.contains(position) ? values[position] : last
      },
      set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
  }
}
