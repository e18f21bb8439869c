internal import Layers

/// The appearance of a slice, whatever its place: the key of a cache of its pictures.
///
/// Equal clusters give equal pictures at the same scale and color. The same glyphs of the same font
/// and size are equal across layouts made on one thread; between threads they may differ.
package struct GlyphCluster: Sendable, Hashable {
  /// Glyphs of one font.
  struct Part: Sendable, Hashable {
    let face: GlyphFace
    var glyphs: [Glyph]

    func moved(byX distance: Double) -> Part {
      var part = self
      for index in part.glyphs.indices { part.glyphs[index].offset.x += distance }
      return part
    }
  }

  struct Glyph: Sendable, Hashable {
    let ink: Ink
    /// From the slice's origin, in points.
    var offset: Point
  }

  enum Ink: Sendable, Hashable {
    /// A shape to fill.
    case outline(index: UInt)
    /// A letter of Cairo's own font, which is a stroke: its shape has far too many edges to be one.
    case stroked(index: UInt)
    /// A picture with colors of its own.
    case colored(index: UInt)
    /// A frame with the character's code, for one that no font has.
    case box(Unicode.Scalar, width: Double)
  }

  let parts: [Part]

  /// Whether nothing is drawn, as for a space.
  package var isBlank: Bool { parts.isEmpty }

  /// Whether some of it is drawn in its own colors, whatever the text's is.
  package var hasColors: Bool {
    parts.contains { part in
      part.glyphs.contains { if case .colored = $0.ink { true } else { false } }
    }
  }
}
