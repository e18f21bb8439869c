package import Diagnostics
package import Layers
package import Parameters
package import ShaderTree

/// A shader of a GLSL dialect, taken apart: what to draw in which order, and what feeds it.
///
/// ```swift
/// // given source: String
/// let program = DialectProgram(of: "waves.glsl", in: SourceFolder(["waves.glsl": source]))
/// for pass in program.passes { print(pass.entryName, pass.text) }
/// ```
///
/// Nothing is drawn or compiled here. A pass is read into the typed tree, whose writer writes its
/// text. A pass with mistakes inside of functions has no text, and the mistakes in its place. Metal
/// files go through `MetalTranslation`; given one, this ends in a diagnostic.
package struct DialectProgram: Sendable {
  /// The dialect the file is written in; `nil` if it shows none.
  package var dialect: (any Dialect.Type)?
  /// Why it is taken for that, as the end of a sentence.
  package var evidence: String
  /// The file's name without its ending, or the folder's if it is a folder of passes.
  package var name: String
  /// The author's description in one sentence; empty if there is none.
  package var summary = ""
  /// In drawing order; the last one is the picture. Empty when there are errors.
  package var passes: [Pass] = []
  /// Parameters that a user can change, in the author's order, each name once.
  package var controls: [ParameterDeclaration] = []
  /// Whether a scene moves its progress there and back, and offers it as a control.
  package var isTransition = false
  /// Paths of the files that it is made of: its own, those it includes, and vertex shaders.
  package var readPaths: [String] = []
  /// Whether any function of it was read: a text without one may not be a shader.
  var hasFunctions = false
  /// Everything found wrong or worth knowing, in order of the files and lines.
  package var diagnostics: [Diagnostic] = []

  /// Whether it cannot be drawn.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// One drawing into a buffer or, the last, into the picture.
  package struct Pass: Sendable {
    /// `image`, `bufferA`, the `TARGET` of an ISF pass; not unique in ISF.
    package var name: String
    /// GLSL 3.30 without `#version`, with the author's line of each line. Its global names begin
    /// with the prefix, and no macro is left defined.
    package var text: GLSLText
    /// Writes `hoisted`: only of what is drawn.
    var writeHoisted: @Sendable () -> HoistedShader? = { nil }
    /// `text` in two parts: for the pixels, and once a draw; `nil` if nothing of it is worth
    /// computing ahead. Searched for at each call.
    package var hoisted: HoistedShader? { writeHoisted() }
    /// Finds `faults`: no user waits for it.
    var findFaults: @Sendable () -> [TreeFault] = { [] }
    /// Violations of the contract of trees in its program, whole and in two parts: mistakes of this
    /// program. Searched for at each call.
    package var faults: [TreeFault] { findFaults() }
    /// Finds `loopInputs`.
    var findLoopInputs: @Sendable () -> Set<String> = { [] }
    /// Names of the uniforms that decide how many rounds its large loops have: with numbers in
    /// their place, drivers write out the rounds, which takes them long. Searched for at each call.
    package var loopInputs: Set<String> { findLoopInputs() }
    /// `vec4 entryName(vec2 position, vec2 size)`: the position in points from the top left corner,
    /// y down, and the size of what is drawn, in points. Gives the picture's color premultiplied, a
    /// buffer's value unchanged.
    package var entryName: String
    /// Formulas of its sides may name controls.
    package var buffer = Simulation.Buffer()
    /// Index of the pass over whose drawing it builds a pyramid, and is drawn once a level; `nil`
    /// for a pass that is drawn once.
    package var pyramidBase: Int?
    /// The textures that it reads.
    package var channels: [Simulation.Channel] = []
    package var uniforms: [Uniform] = []
    /// Whether its text makes every color opaque.
    package var isOpaque = false
  }

  /// A uniform of a pass's text, and what feeds it.
  package struct Uniform: Sendable, Hashable {
    /// Name in the text; one element of an array has its index in brackets.
    package var name: String
    /// GLSL type, such as `float` or `sampler2D`.
    package var type: String
    /// It is set to as many leading components as its type has.
    package var feed: Feed
  }
}
