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
  package var arguments: [ParameterDeclaration]

  package init(name: String, kind: EffectKind, summary: String, arguments: [ParameterDeclaration]) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.arguments = arguments
  }
}
