package import Binding
package import Dialects

/// A user's program in a GLSL dialect, ready for the stage: its picture files are loaded, and its
/// passes are in the renderer's library.
package struct EffectProgram: Sendable {
  package let shader: DialectProgram
  /// Names of its passes in the renderer's library, in drawing order.
  package let passNames: [String]
  /// The user's controls, and what is fed by its name; in the author's order.
  package let bindings: [ArgumentBinding]

  package init(_ shader: DialectProgram, passNames: [String]) {
    self.shader = shader
    self.passNames = passNames
    bindings = shader.bindings
  }

  package var passes: [DialectProgram.Pass] { shader.passes }

  /// Whether a frame needs buffers of its own, and so frames in their order.
  package var isSimulation: Bool {
    passes.count > 1 || passes.contains(where: \.buffer.isPersistent)
  }

  /// Names of its passes in the renderer's library.
  package var functions: Set<String> { Set(passNames) }
}

extension EffectProgram: Equatable {
  package static func == (a: EffectProgram, b: EffectProgram) -> Bool {
    a.passNames == b.passNames
  }
}
