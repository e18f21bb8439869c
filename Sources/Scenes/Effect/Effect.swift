package import Binding
package import Dialects
package import Parameters

/// The content of a user's file, ready for the stage: a shader function, or a program of passes in
/// a GLSL dialect, whose picture files are loaded.
///
/// It holds no text: that is in the renderer's library, under `functions`.
package struct Effect: Sendable {
  /// As the author calls it.
  package let name: String
  /// First sentence of the author's comment; empty if there is none.
  package let summary: String
  package let kind: EffectKind
  /// Names in the renderer's library, other ones for every version of the text: of the function, or
  /// of the passes in drawing order. The last one draws the picture.
  package let functions: [String]
  /// The passes of a program, one for each of `functions`; empty for a function.
  package let passes: [DialectProgram.Pass]
  /// Whether it depends on the layer that it is applied to.
  package let readsLayer: Bool
  /// Whether it is a program that goes from one picture to another.
  package let isTransition: Bool
  /// How it is called: by each view of its author's, at least once. The first is shown.
  package let calls: [EffectCall]

  /// The arguments of the first call, or the controls of a program, each with its feed; in the
  /// author's order.
  package var bindings: [ArgumentBinding] { calls[0].bindings }

  /// The last of `functions`.
  package var function: String { functions[functions.count - 1] }

  /// Whether a frame needs buffers of its own, and so frames in their order.
  package var isSimulation: Bool {
    passes.count > 1 || passes.contains(where: \.buffer.isPersistent)
  }

  /// A function that is called in one way.
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
    name: String, summary: String, kind: EffectKind, function: String, readsLayer: Bool = true,
    calls: [EffectCall]
  ) {
    self.init(
      name, summary, kind, [function], [], readsLayer: readsLayer, isTransition: false, calls)
  }

  /// A program of a GLSL dialect.
  ///
  /// - Parameter functions: Names of its passes in the renderer's library, in drawing order.
  package init(_ program: DialectProgram, functions: [String]) {
    self.init(
      program.name, program.summary, .fill, functions, program.passes, readsLayer: false,
      isTransition: program.isTransition, [EffectCall(bindings: program.bindings)])
  }

  private init(
    _ name: String, _ summary: String, _ kind: EffectKind, _ functions: [String],
    _ passes: [DialectProgram.Pass], readsLayer: Bool, isTransition: Bool, _ calls: [EffectCall]
  ) {
    precondition(!calls.isEmpty, "effect '\(name)' must have a call")
    precondition(!functions.isEmpty, "effect '\(name)' must have a function")
    self.name = name
    self.summary = summary
    self.kind = kind
    self.functions = functions
    self.passes = passes
    self.readsLayer = readsLayer
    self.isTransition = isTransition
    self.calls = calls
  }

  /// Returns the effect, called in other ways.
  package func called(by calls: [EffectCall]) -> Effect {
    Effect(
      name, summary, kind, functions, passes, readsLayer: readsLayer, isTransition: isTransition,
      calls)
  }

  /// Whether a pass is fed by one of these.
  func reads(where isMeant: (Feed) -> Bool) -> Bool {
    passes.contains { $0.uniforms.contains { isMeant($0.feed) } }
  }
}

extension Effect: Equatable {
  package static func == (a: Effect, b: Effect) -> Bool { a.functions == b.functions }
}
