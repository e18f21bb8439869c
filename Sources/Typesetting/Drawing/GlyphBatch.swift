internal import CPango
internal import Layers

/// Neighboring glyphs, or a line under them, that are drawn in one step.
struct GlyphBatch {
  enum Content {
    /// Shapes filled together: where letters overlap, as in Arabic, translucent text has no seam.
    case outlines([cairo_glyph_t])
    /// A picture with its own colors.
    case colored(cairo_glyph_t)
    /// The box that stands for a character without a glyph.
    case missing(MissingGlyph)
    /// A line under letters or through them, in points.
    case rule(Rect)
  }

  /// A font scaled for the surface; the batch's owner must keep it alive.
  let font: OpaquePointer?
  let color: Color
  var content: Content

  /// Takes the glyphs of `next` in if both can be filled together, and returns whether it did.
  mutating func absorb(_ next: GlyphBatch) -> Bool {
    guard font == next.font, color == next.color,
      case .outlines(var glyphs) = content, case .outlines(let more) = next.content
    else { return false }
    content = .outlines([])  // gives up its hold, so that `glyphs` grows without a copy
    glyphs += more
    content = .outlines(glyphs)
    return true
  }

  /// Where ink may be, in points.
  ///
  /// - Parameters:
  ///   - context: One whose user space has `scale` pixels per point; its path is lost.
  func inkBounds(in context: OpaquePointer?, scale: Double) -> Rect {
    switch content {
    case .outlines(let glyphs):
      // The path itself: hinting moves outlines by up to a pixel beyond the font's own extents.
      cairo_new_path(context)
      cairo_set_scaled_font(context, font)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(context, &left, &top, &right, &bottom)
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    case .colored(let glyph):
      var extents = cairo_text_extents_t()
      withUnsafePointer(to: glyph) { cairo_scaled_font_glyph_extents(font, $0, 1, &extents) }
      // Cairo puts such pictures on the nearest whole pixel, and smooths their edges.
      return Rect(
        x: glyph.x + extents.x_bearing, y: glyph.y + extents.y_bearing,
        width: extents.width, height: extents.height
      ).inset(by: -1 / scale)
    case .missing(let glyph): return glyph.frame
    case .rule(let rect): return rect
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
      cairo_set_scaled_font(context, font)
      // Cairo draws colored glyphs without regard to the source's alpha.
      let isTranslucent = color.opacity < 1
      if isTranslucent { cairo_push_group(context) }
      withUnsafePointer(to: glyph) { cairo_show_glyphs(context, $0, 1) }
      if isTranslucent {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, color.opacity)
      }
    case .missing(let glyph): glyph.draw(on: context)
    case .rule(let rect):
      cairo_rectangle(context, rect.minX, rect.minY, rect.size.width, rect.size.height)
      cairo_fill(context)
    }
  }
}
