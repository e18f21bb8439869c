package import Diagnostics
package import Layers
package import Parameters
package import ShaderTree

/// A shader of a GLSL dialect, taken apart: what to draw in which order, and what feeds it.
///
/// ```swift
/// let program = DialectProgram(of: "waves.glsl", in: SourceFolder(["waves.glsl": source]))
/// for pass in program.passes { compile(pass.text, calling: pass.entryName) }
/// ```
///
/// Nothing is drawn or compiled here. A pass goes through the typed tree; what the tree has no
/// place for goes on as the author's text. Mistakes inside of functions are in the text of the
/// pass, for the driver decides what it takes. Metal files go through `MetalTranslation`; given
/// one, this ends in a diagnostic.
package struct DialectProgram: Sendable {
  /// The dialect the file is written in; `nil` if it shows none.
  package var dialect: (any Dialect.Type)?
  /// Why it is taken for that, as the end of a sentence.
  package var evidence: String
  /// The file's name without its ending, or the folder's if it is a folder of passes.
  package var name: String
  /// What the author says of it in one sentence; empty if nothing.
  package var summary = ""
  /// In drawing order; the last one is the picture. Empty when there are errors.
  package var passes: [Pass] = []
  /// What a user can change, in the author's order, each name once.
  package var controls: [ParameterDeclaration] = []
  /// Whether a scene moves its progress there and back, and offers it as a control.
  package var isTransition = false
  /// Paths of the files that it is made of: its own, those it includes, and vertex shaders.
  package var readPaths: [String] = []
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
    /// The author's text, rewritten token by token, if `text` is what the tree's writer made of it:
    /// for a driver that refuses that.
    package var authorsText: GLSLText?
    /// Writes `hoisted`: only of what is drawn.
    var writeHoisted: @Sendable () -> HoistedShader? = { nil }
    /// `text` in two parts: for the pixels, and once a draw; `nil` if nothing of it is worth
    /// computing ahead. Searched for at each call.
    package var hoisted: HoistedShader? { writeHoisted() }
    /// `vec4 entryName(vec2 position, vec2 size)`: the position in points from the top left corner,
    /// y down, and the size of what is drawn, in points. Gives the picture's color premultiplied, a
    /// buffer's value unchanged.
    package var entryName: String
    package var buffer = Simulation.Buffer()
    /// Width of its buffer by the values of controls; `nil` if its author does not give it.
    package var width: SizeExpression?
    /// Height of its buffer, in the same way.
    package var height: SizeExpression?
    /// Index of the pass over whose drawing it builds a pyramid, and is drawn once a level; `nil`
    /// for a pass that is drawn once.
    package var pyramidBase: Int?
    /// The textures that it reads.
    package var channels: [Simulation.Channel] = []
    package var uniforms: [Uniform] = []
    /// Whether its text makes every color opaque.
    package var isOpaque = false
    /// Why the text is the author's and not the tree's: what the tree has no place for.
    package var obstacles: [Diagnostic] = []
  }

  /// A uniform of a pass's text, and what it is set to.
  package struct Uniform: Sendable, Hashable {
    /// What it is set to: as many leading components as its type has.
    package enum Source: Sendable, Hashable {
      /// Seconds.
      case time
      /// Seconds since the last frame.
      case timeDelta
      /// Frames drawn before this one.
      case frame
      /// Frames a second.
      case frameRate
      /// Year, month, day, seconds since midnight; January is `firstMonth`.
      case date(firstMonth: Int)
      /// Width and height in pixels of what is drawn, then 1.
      case resolution
      /// The same of the picture, for a pass whose buffer has a size of its own.
      case pictureResolution
      /// 1 divided by the width and height of `resolution`.
      case texelSize
      /// In a pyramid, a number of the level; else 0.
      case level(PyramidLevel.Number)
      /// Whole pixels from the bottom left, y up: where the pointer was last while held, then where
      /// it was pressed. The third is negative while it is not held, the fourth but in the first
      /// frame of a press.
      case mouse
      /// Where the pointer is, pressed or not, in pixels from the bottom left, y up; 0 until it
      /// moves.
      case pointer
      /// The same divided by the resolution; the middle until it moves.
      case unitPointer
      /// The cell of text that the pointer is in, or was in before, as Ghostty has its cursor: left
      /// and top edge in pixels from the bottom left, width and height.
      case cursor(isPrevious: Bool)
      /// When it came into the cell, in seconds.
      case cursorChangeTime
      /// 1 while the window has the focus.
      case focus
      /// When it got the focus, in seconds.
      case focusTime
      /// Opaque white.
      case white
      /// Width and height in pixels of the channel with this index in `channels`, then 1.
      case channelResolution(Int)
      /// Seconds that the channel with this index has played.
      case channelTime(Int)
      case pixelsPerPoint
      /// Index of the pass.
      case passIndex
      /// How far a transition is, 0…1.
      case progress
      /// Width divided by height.
      case ratio
      /// The control of this name.
      case control(String)
      /// One element of the control of this name, which is a list.
      case element(ofControl: String, Int)
      /// The channel with this index in `channels`.
      case sampler(Int)
    }

    /// Name in the text; one element of an array has its index in brackets.
    package var name: String
    /// GLSL type, such as `float` or `sampler2D`.
    package var type: String
    package var source: Source
  }
}
