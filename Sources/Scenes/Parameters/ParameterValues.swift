internal import Parameters

/// The parameters of a scene by the properties of `Rows`, and the values some of them are held at.
///
/// ```swift
/// struct DentParameters: ParameterRows {
///   let radius = ParameterKey.number("radius", "how far it reaches", 0...240, step: 1, 90)
/// }
/// var values = ParameterValues(DentParameters())
/// values.radius          // held or default, a Double
/// values.held(\.radius)  // nil unless held
/// ```
@dynamicMemberLookup
struct ParameterValues<Rows: ParameterRows>: Sendable {
  /// The same without types, for those who know parameters by name.
  private(set) var set: ParameterSet
  private let table: Table

  /// Shared by all copies: scenes are copied with every event.
  private final class Table: Sendable {
    let rows: Rows

    init(_ rows: Rows) { self.rows = rows }
  }

  init(_ rows: Rows) {
    set = ParameterSet(rows.all)
    table = Table(rows)
  }

  /// The value held, or the default.
  subscript<Row: ParameterRow>(dynamicMember row: KeyPath<Rows, Row>) -> Row.Value {
    table.rows[keyPath: row].value(in: set)
  }

  /// The value held; `nil` if it is not held.
  func held<Value>(_ key: KeyPath<Rows, ParameterKey<Value>>) -> Value? {
    set.held(table.rows[keyPath: key])
  }

  /// Holds a number; values outside of the range are moved into it.
  mutating func hold(_ key: KeyPath<Rows, ParameterKey<Double>>, at value: Double) {
    set.hold(table.rows[keyPath: key].name, at: .number(value))
  }

  mutating func release<Value>(_ key: KeyPath<Rows, ParameterKey<Value>>) {
    set.release(table.rows[keyPath: key].name)
  }

  // MARK: - By name, for events

  /// Takes in an event if it holds or releases parameters, and returns whether it does.
  @discardableResult mutating func handle(_ event: SceneEvent) -> Bool {
    switch event {
    case .hold(let name, let value): hold(name, at: value)
    case .release(let name): release(name)
    case .releaseAll: releaseAll()
    default: return false
    }
    return true
  }

  /// Holds a parameter; a value of the wrong kind or an unknown name changes nothing.
  mutating func hold(_ name: String, at value: ParameterValue) {
    set.hold(name, at: value)
  }

  mutating func release(_ name: String) { set.release(name) }

  mutating func releaseAll() { set.releaseAll() }

  /// The value that `parameter` is held at, or its default.
  func value(of parameter: Parameter) -> ParameterValue {
    set.value(of: parameter.name) ?? parameter.defaultValue
  }
}

extension ParameterValues: Equatable {
  static func == (a: ParameterValues, b: ParameterValues) -> Bool { a.set == b.set }
}
