internal import CPango
internal import Layers

/// Neighboring glyphs that are drawn in one step.
struct GlyphBatch {
  enum Content {
    /// Shapes filled together: where letters overlap, as in Arabic, translucent text has no seam.
    case outlines([cairo_glyph_t])
    /// A picture with its own colors.
    case colored(cairo_glyph_t)
    /// The box that stands for a character without a glyph.
    case missing(MissingGlyph)
  }

  /// A font scaled for the surface; whoever made the batch keeps it alive.
  let font: OpaquePointer?
  let color: Color
  var content: Content

  /// Takes the glyphs of `next` in if both can be filled together, and returns whether it did.
  mutating func absorb(_ next: GlyphBatch) -> Bool {
    guard font == next.font, color == next.color,
      case .outlines(let glyphs) = content, case .outlines(let more) = next.content
    else { return false }
    content = .outlines(glyphs + more)
    return true
  }

  /// Where ink may be, in points.
  func inkBounds(scale: Double) -> Rect {
    switch content {
    case .outlines(let glyphs): extents(of: glyphs)
    // Cairo puts such pictures on the nearest whole pixel, and smooths their edges.
    case .colored(let glyph): extents(of: [glyph]).inset(by: -1 / scale)
    case .missing(let glyph): glyph.frame
    }
  }

  func draw(on context: OpaquePointer?) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
    switch content {
    case .outlines(let glyphs):
      cairo_set_scaled_font(context, font)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      cairo_fill(context)
    case .colored(let glyph):
      // Cairo draws colored glyphs without regard to the source's alpha.
      cairo_push_group(context)
      cairo_set_scaled_font(context, font)
      withUnsafePointer(to: glyph) { cairo_show_glyphs(context, $0, 1) }
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, color.opacity)
    case .missing(let glyph):
      glyph.draw(on: context)
    }
  }

  private func extents(of glyphs: [cairo_glyph_t]) -> Rect {
    guard let first = glyphs.first else { return Rect(origin: .zero, size: .zero) }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, glyphs, Int32(glyphs.count), &extents)
    return Rect(
      x: first.x + extents.x_bearing, y: first.y + extents.y_bearing,
      width: extents.width, height: extents.height)
  }
}
