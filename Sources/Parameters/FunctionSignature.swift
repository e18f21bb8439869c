/// Which of SwiftUI's four places a shader function fits.
package enum EffectKind: String, Sendable, CaseIterable {
  /// `vec4 f(vec2 position, …)`: a fill.
  case fill
  /// `vec4 f(vec2 position, vec4 color, …)`: a color effect.
  case color
  /// `vec2 f(vec2 position, …)`: a distortion effect.
  case distortion
  /// `vec4 f(vec2 position, Layer layer, …)`: a layer effect.
  case layer
}

/// Name, kind and parameters of a shader function, read from its source and the comment above it.
package struct FunctionSignature: Sendable, Hashable {
  package var name: String
  package var kind: EffectKind
  /// First sentence of the comment; empty if there is none.
  package var summary: String
  /// Parameters in call order, `position`, `color` and `layer` left out: what a call has to supply.
  package var arguments: [FunctionArgument]

  package init(name: String, kind: EffectKind, summary: String, arguments: [FunctionArgument]) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.arguments = arguments
  }
}

/// One parameter of a shader function, with what its comment says of it.
package struct FunctionArgument: Sendable, Hashable {
  package var name: String
  /// Type as written in the source: `float`, `vec2`, …
  package var type: String
  /// Sentence of the comment; empty if there is none.
  package var summary: String
  /// Coordinate space, as in "Space: user."
  package var space: String?
  /// Unit, as in "Unit: points."
  package var unit: String?
  /// Range each component is meant for, as in "Range: 8...240."
  package var range: ClosedRange<Double>?
  /// Default, one number a component, as in "Default: 90."
  package var defaultValue: [Double]?
  /// Whether programs may be specialized for its value, as in "Specialization: constant."
  package var isSpecializationConstant: Bool

  package init(
    name: String, type: String, summary: String = "", space: String? = nil, unit: String? = nil,
    range: ClosedRange<Double>? = nil, defaultValue: [Double]? = nil,
    isSpecializationConstant: Bool = false
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.space = space
    self.unit = unit
    self.range = range
    self.defaultValue = defaultValue
    self.isSpecializationConstant = isSpecializationConstant
  }
}
