internal import CPango

/// The letters that Cairo draws without any font file, for a machine that has no fonts: ASCII only,
/// each a stroke along its middle.
///
/// It does not shape: every scalar is a glyph of its own.
struct StrokeFont {
  let measures: MeasuredFont

  /// Cairo's name for its own font.
  private static let family = "@cairo:"

  init(_ font: Font) {
    let isBold = font.weight.rawValue >= Font.Weight.semibold.rawValue
    let face = cairo_toy_font_face_create(
      Self.family, CAIRO_FONT_SLANT_NORMAL,
      isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    var fontMatrix = cairo_matrix_t()
    cairo_matrix_init_scale(&fontMatrix, font.size, font.size)
    var userToPixels = cairo_matrix_t()
    cairo_matrix_init_identity(&userToPixels)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    let scaled = cairo_scaled_font_create(face, &fontMatrix, &userToPixels, options)
    defer {
      cairo_scaled_font_destroy(scaled)
      cairo_font_options_destroy(options)
      cairo_font_face_destroy(face)
    }
    var extents = cairo_font_extents_t()
    cairo_scaled_font_extents(scaled, &extents)
    measures = MeasuredFont(
      face: GlyphFace(cairoFont: scaled), ascent: extents.ascent, descent: extents.descent,
      leading: max(0, extents.height - extents.ascent - extents.descent))
  }

  /// Points from a scalar's origin to the next one's.
  func advance(of scalar: Unicode.Scalar) -> Double {
    if Self.isInkless(scalar), !scalar.properties.isWhitespace { return 0 }
    guard scalar.isASCII else { return measures.face.size * 0.6 }  // as wide as most digits
    return measures.face.advance(of: scalar)
  }

  /// Returns what is drawn for a scalar; `nil` if it has no ink.
  func ink(of scalar: Unicode.Scalar) -> GlyphCluster.Ink? {
    if Self.isInkless(scalar) { return nil }
    if let index = scalar.isASCII ? measures.face.glyphIndex(of: scalar) : nil {
      return .stroked(index: index)
    }
    return .box(scalar, width: advance(of: scalar))
  }

  /// Whether a scalar is a blank, or only changes its neighbor.
  private static func isInkless(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .format
  }
}

extension GlyphFace {
  fileprivate func advance(of scalar: Unicode.Scalar) -> Double {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_text_extents(font, String(scalar), &extents)
    return extents.x_advance
  }

  fileprivate func glyphIndex(of scalar: Unicode.Scalar) -> UInt? {
    let string = String(scalar)
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(
      font, 0, 0, string, Int32(string.utf8.count), &glyphs, &count, nil, nil, nil)
    defer { cairo_glyph_free(glyphs) }
    return count == 1 ? glyphs?.pointee.index : nil
  }
}
