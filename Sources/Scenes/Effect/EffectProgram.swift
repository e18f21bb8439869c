package import Binding
package import Dialects
package import Layers

/// A user's program in a GLSL dialect, ready for the stage: passes by name, and what a user
/// moves.
///
/// It holds no text: that is in the renderer's library, under the names of the passes.
package struct EffectProgram: Sendable {
  /// One pass, the last one the picture.
  package struct Pass: Sendable {
    /// Its name in the renderer's library.
    package let function: String
    package let uniforms: [DialectProgram.Uniform]
    package let channels: [Channel]
    package let buffer: Simulation.Buffer
    /// Whether all its colors are opaque.
    package let isOpaque: Bool

    package init(
      function: String, uniforms: [DialectProgram.Uniform], channels: [Channel],
      buffer: Simulation.Buffer, isOpaque: Bool
    ) {
      self.function = function
      self.uniforms = uniforms
      self.channels = channels
      self.buffer = buffer
      self.isOpaque = isOpaque
    }
  }

  /// A texture that a pass reads.
  package struct Channel: Sendable {
    package enum Source: Sendable {
      case image(Image)
      /// The picture the program is laid on, or the second of two.
      case picture(isSecond: Bool)
      case buffer(pass: Int, isPrevious: Bool)
    }

    package let source: Source
    package let sampling: Sampling

    package init(source: Source, sampling: Sampling) {
      self.source = source
      self.sampling = sampling
    }
  }

  package let name: String
  package let summary: String
  /// Whether a scene moves its progress there and back, and offers it as a control.
  package let isTransition: Bool
  package let passes: [Pass]
  /// The user's controls, and what is fed by its name; in the author's order.
  package let bindings: [ArgumentBinding]

  package init(
    name: String, summary: String, isTransition: Bool, passes: [Pass],
    bindings: [ArgumentBinding]
  ) {
    self.name = name
    self.summary = summary
    self.isTransition = isTransition
    self.passes = passes
    self.bindings = bindings
  }

  /// Whether a frame needs buffers of its own, and so frames in their order.
  package var isSimulation: Bool {
    passes.count > 1 || passes.contains(where: \.buffer.isPersistent)
  }

  /// Names of its passes in the renderer's library.
  package var functions: Set<String> { Set(passes.map(\.function)) }
}

extension EffectProgram: Equatable {
  package static func == (a: EffectProgram, b: EffectProgram) -> Bool { a.functions == b.functions }
}
