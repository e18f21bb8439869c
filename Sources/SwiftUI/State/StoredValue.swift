/// A place that a binding reads and writes.
@MainActor
protocol ValueLocation<Value>: AnyObject {
  associatedtype Value

  func read() -> Value

  /// - Parameter transaction: Of the change; `nil` for the one that is current.
  func write(_ value: Value, transaction: Transaction?)

  /// Takes in that a control offers the numbers of a range.
  func noteRange(_ range: NumberRange)
}

extension ValueLocation {
  /// Does nothing: the value is computed from others.
  func noteRange(_ range: NumberRange) {}
}

/// The numbers that a control offers.
nonisolated struct NumberRange: Equatable {
  let bounds: ClosedRange<Double>
  /// The distance between two of them; `nil` if there are all in between.
  let step: Double?
}

/// A value in a graph.
///
/// A write can be read at once by actions; bodies see it from the update on that carries it out,
/// under the transaction in which it was written.
@MainActor
final class StoredValue<Value>: ValueSource, ValueLocation {
  /// The value that was written last.
  private var written: Value
  /// The value that bodies see.
  private var shown: Value
  /// The value that is read in place of these, while the person who tunes the view holds it.
  private var held: Value?
  /// Of the control that is bound to it.
  private(set) var range: NumberRange?
  private weak var graph: ViewGraph?

  init(_ value: Value, graph: ViewGraph) {
    written = value
    shown = value
    self.graph = graph
  }

  func read() -> Value {
    if let held {
      noteRead()
      return held
    }
    guard let graph, graph.isUpdating else { return written }
    noteRead()
    return shown
  }

  func noteRange(_ range: NumberRange) { self.range = range }

  /// Has `value` read whatever is written; `nil` ends that.
  func hold(_ value: Value?) {
    guard let graph else {
      held = value
      return
    }
    graph.perform { [self] in
      held = value
      invalidateReaders()
    }
  }

  func write(_ value: Value, transaction: Transaction?) {
    written = value
    guard let graph else {
      shown = value
      return
    }
    let change = { [self] in
      let isSame = FieldComparison.areEqual(shown, value)
      shown = value
      if !isSame { invalidateReaders() }
    }
    if let transaction {
      withTransaction(transaction) { graph.perform(change) }
    } else {
      graph.perform(change)
    }
  }
}
