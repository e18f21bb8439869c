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
  /// How it is called: by each view of its author's, at least once. The first is shown.
  package let calls: [EffectCall]

  /// What feeds each argument of the first call, in call order.
  package var bindings: [ArgumentBinding] { calls[0].bindings }

  package init(
    name: String, summary: String, kind: EffectKind, function: String,
    bindings: [ArgumentBinding]
  ) {
    self.init(
      name: name, summary: summary, kind: kind, function: function,
      calls: [EffectCall(bindings: bindings)])
  }

  /// - Parameter calls: At least one.
  package init(
    name: String, summary: String, kind: EffectKind, function: String, calls: [EffectCall]
  ) {
    precondition(!calls.isEmpty, "effect '\(name)' must have a call")
    self.name = name
    self.summary = summary
    self.kind = kind
    self.function = function
    self.calls = calls
  }

  /// Returns the effect, called in other ways.
  package func called(by calls: [EffectCall]) -> Effect {
    Effect(name: name, summary: summary, kind: kind, function: function, calls: calls)
  }
}

extension Effect: Equatable {
  package static func == (a: Effect, b: Effect) -> Bool { a.function == b.function }
}
