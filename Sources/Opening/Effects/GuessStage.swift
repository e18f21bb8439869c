package import Layers
internal import Rendering

/// Where an effect is drawn small, to see whether what was guessed for its arguments shows it.
///
/// ```swift
/// // given stage: OffscreenStage, file: EffectFile
/// let pictures = stage.smallPictures()
/// let guessStage = GuessStage { try pictures.pixels(of: $0) }
/// let shown = file.showing("dent", cache: .guesses, on: guessStage)
/// ```
package struct GuessStage {
  /// Returns the RGBA bytes of a layer, drawn in some 2,500 pixels on nothing.
  let pixels: (Layer) throws -> [UInt8]
  /// Whether a layer can be drawn at all: asked once for a function, before anything else.
  let isSafe: (Layer, _ functions: Set<String>) throws -> Bool

  package init(
    isSafe: @escaping (Layer, _ functions: Set<String>) throws -> Bool = { _, _ in true },
    pixels: @escaping (Layer) throws -> [UInt8]
  ) {
    (self.isSafe, self.pixels) = (isSafe, pixels)
  }
}
