/// A number that a control shows and changes, of whatever type.
@MainActor
protocol BoundNumber {
  var number: Double { get nonmutating set }
}

/// A floating-point number that a control shows and changes.
nonisolated struct BoundFloat<Value: BinaryFloatingPoint>: BoundNumber {
  let value: Binding<Value>

  init(_ value: Binding<Value>) { self.value = value }

  @MainActor var number: Double {
    get { Double(value.wrappedValue) }
    nonmutating set { value.wrappedValue = Value(newValue) }
  }
}
