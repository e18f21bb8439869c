internal import CPango
internal import Layers

/// A frame with a character's code, drawn where no installed font has the character.
struct MissingGlyph {
  let scalar: Unicode.Scalar
  /// The frame's outer edge, in points.
  let frame: Rect

  /// - Parameters:
  ///   - origin: The glyph's origin on the baseline, in points.
  ///   - width: The room the layout left for it.
  ///   - size: Points per em of the text around it.
  init(_ scalar: Unicode.Scalar, origin: Point, width: Double, size: Double) {
    self.scalar = scalar
    // about as tall as a capital letter, a little below the baseline, with a gap at the sides
    frame = Rect(
      x: origin.x + 0.06 * width, y: origin.y - 0.76 * size,
      width: 0.88 * width, height: 0.86 * size)
  }

  /// Draws in the context's source.
  func draw(on context: OpaquePointer?) {
    let line = frame.size.height / 14
    let middle = frame.inset(by: line / 2)
    cairo_set_line_width(context, line)
    cairo_rectangle(context, middle.minX, middle.minY, middle.size.width, middle.size.height)
    cairo_stroke(context)

    let code = String(scalar.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let columns = (digits.count + 1) / 2
    let inside = frame.inset(by: 1.5 * line)
    // fixed-width digits are about 0.6 em wide and 0.73 em tall
    let size = min(inside.size.height / 1.7, inside.size.width / (0.62 * Double(columns)))
    cairo_select_font_face(
      context, "monospace", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, size)
    let rows = [String(digits.prefix(columns)), String(digits.dropFirst(columns))]
    for (row, text) in zip([0.25, 0.75], rows) {
      var extents = cairo_text_extents_t()
      cairo_text_extents(context, text, &extents)
      cairo_move_to(
        context,
        inside.minX + (inside.size.width - extents.x_advance) / 2,
        inside.minY + inside.size.height * row + 0.365 * size)
      cairo_text_path(context, text)
    }
    cairo_fill(context)
  }
}
