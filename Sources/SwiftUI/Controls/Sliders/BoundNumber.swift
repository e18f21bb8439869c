/// A number that a control shows and changes, of whatever type.
@MainActor
protocol BoundNumber {
  var number: Double { get nonmutating set }

  /// Lets the state behind it know of the control's range.
  func noteRange(_ range: NumberRange)
}

/// A floating-point number that a control shows and changes.
nonisolated struct BoundFloat<Value: BinaryFloatingPoint>: BoundNumber {
  let value: Binding<Value>

  init(_ value: Binding<Value>) { self.value = value }

  @MainActor var number: Double {
    get { Double(value.wrappedValue) }
    nonmutating set { value.wrappedValue = Value(newValue) }
  }

  @MainActor func noteRange(_ range: NumberRange) { value.noteRange(range) }
}
