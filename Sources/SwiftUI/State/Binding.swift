/// A value that something else owns, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public var transaction = Transaction()
  private let location: any ValueLocation<Value>
  private var hasTransaction = false

  init(location: any ValueLocation<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ComputedLocation(get: get) { value, _ in set(value) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ComputedLocation(get: get, set: set)
  }

  /// Returns a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to an optional, as one of the value and `nil`.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Returns a binding to the value of an optional; `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction: hasTransaction ? transaction : nil) }
  }

  public var projectedValue: Binding<Value> { self }

  /// Lets the state behind it know of a control's range.
  @MainActor func noteRange(_ range: NumberRange) { location.noteRange(range) }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    binding.transaction = transaction
    binding.hasTransaction = hasTransaction
    return binding
  }

  /// Returns a binding whose writes have a transaction of their own.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }

  /// Returns a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = self.transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public nonisolated var id: Value.ID {
    MainActor.assumeIsolated { UncheckedBox(wrappedValue.id) }.value
  }
}

/// A value that crosses into an isolation that it is already in.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<[Binding<Value.Element>]>

  public nonisolated func makeIterator() -> Iterator {
    MainActor.assumeIsolated {
      UncheckedBox(wrappedValue.indices.map { self[$0] }.makeIterator())
    }.value
  }
}

extension Binding where Value: MutableCollection {
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

private final class ComputedLocation<Value>: ValueLocation {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  func read() -> Value { get() }

  func write(_ value: Value, transaction: Transaction?) {
    guard let transaction else {
      set(value, CurrentTransaction.value)
      return
    }
    withTransaction(transaction) { set(value, transaction) }
  }
}

private final class ConstantLocation<Value>: ValueLocation {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value { value }

  func write(_ value: Value, transaction: Transaction?) {}
}

private final class MemberLocation<Base, Value>: ValueLocation {
  private let base: any ValueLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: any ValueLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  func read() -> Value { base.read()[keyPath: keyPath] }

  func write(_ value: Value, transaction: Transaction?) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole, transaction: transaction)
  }
}
