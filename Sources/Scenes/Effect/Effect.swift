package import Binding
package import Parameters

/// A person's shader function, ready for the stage.
///
/// It holds no text: that is in the renderer's library, under `function`.
package struct Effect: Sendable {
  /// As the author calls it.
  package let name: String
  /// First sentence of the author's comment; empty if there is none.
  package let summary: String
  package let kind: EffectKind
  /// Its name in the renderer's library, another one for every version of the text.
  package let function: String
  /// What feeds each argument, in call order.
  package let bindings: [ArgumentBinding]

  package init(
    name: String, summary: String, kind: EffectKind, function: String,
    bindings: [ArgumentBinding]
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.function = function
    self.bindings = bindings
  }
}

extension Effect: Equatable {
  package static func == (a: Effect, b: Effect) -> Bool { a.function == b.function }
}
