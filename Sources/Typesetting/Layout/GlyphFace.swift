internal import CPango

/// A font at a size, to draw with on any thread.
///
/// It holds Cairo's scaled font, which Cairo lets threads share; Pango's font stays behind. Two
/// faces are equal if they hold the same scaled font.
final class GlyphFace: @unchecked Sendable {  // immutable, and Cairo locks its scaled fonts
  /// Cairo's scaled font.
  let font: OpaquePointer?

  init(_ pangoFont: UnsafeMutablePointer<PangoFont>) {
    // Cairo's font map makes only fonts of this interface, which has no type of its own in Swift.
    let cairoFont = OpaquePointer(pangoFont)
    font = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(cairoFont))
  }

  init(cairoFont: OpaquePointer?) { font = cairo_scaled_font_reference(cairoFont) }

  deinit { cairo_scaled_font_destroy(font) }

  /// Points per em.
  var size: Double {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    return matrix.yy
  }

  /// The same font for surfaces with `scale` pixels per point; the caller destroys it.
  func makeScaledFont(scale: Double) -> OpaquePointer? {
    var fontMatrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &fontMatrix)
    var userToPixels = cairo_matrix_t()
    cairo_matrix_init_scale(&userToPixels, scale, scale)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(font, options)
    return cairo_scaled_font_create(
      cairo_scaled_font_get_font_face(font), &fontMatrix, &userToPixels, options)
  }
}

extension GlyphFace: Hashable {
  static func == (a: GlyphFace, b: GlyphFace) -> Bool { a.font == b.font }

  func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
