internal import Parameters

/// The parameters of a scene, one stored property each.
///
/// ```swift
/// struct DentParameters: ParameterRows {
///   let radius = ParameterKey.number("radius", "how far it reaches", 0...240, step: 1, 90)
///   let spring = SpringParameters(of: "the press", duration: 0.3)
/// }
/// ```
///
/// The list of parameters is made from the properties, in their order, so a row cannot be missing
/// from it.
protocol ParameterRows: Sendable {}

extension ParameterRows {
  var all: [Parameter] {
    Mirror(reflecting: self).children.flatMap { child -> [Parameter] in
      guard let row = child.value as? any ParameterRow else {
        preconditionFailure("'\(child.label ?? "")' of \(Self.self) must be a row of parameters")
      }
      return row.parameters
    }
  }
}

/// A row of a scene's parameters: one parameter, or several that make one value.
protocol ParameterRow<Value>: Sendable {
  associatedtype Value

  /// In the order they are listed.
  var parameters: [Parameter] { get }

  /// Returns what `set` holds it at, or the default.
  func value(in set: ParameterSet) -> Value
}

extension ParameterKey: ParameterRow {
  var parameters: [Parameter] { [parameter] }

  func value(in set: ParameterSet) -> Value { set[self] }
}
