internal import CPango

/// A font's vertical measures in points, and its face for drawing.
struct MeasuredFont {
  let face: GlyphFace
  let ascent: Double
  let descent: Double
  let leading: Double
}

extension MeasuredFont {
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    // HarfBuzz's measures, as for Pango's lines; Pango's own are too small for bitmap emoji.
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(pango_font_get_hb_font(font), &extents)
    self.init(
      face: GlyphFace(font), ascent: PangoUnits.points(extents.ascender),
      descent: PangoUnits.points(-extents.descender),
      leading: max(0, PangoUnits.points(extents.line_gap)))
  }
}
