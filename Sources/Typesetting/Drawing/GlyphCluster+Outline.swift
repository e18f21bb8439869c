internal import CPango
package import Layers

extension GlyphCluster {
  /// Returns the shape that is filled, in points from the slice's origin, to be drawn at any scale.
  ///
  /// Unhinted, as moving and growing text is. Empty for a blank; `nil` if a glyph has colors of its
  /// own, is a stroke, or stands for a missing one: those have a picture only.
  package func outline() -> Path? {
    var outline = Path()
    for part in parts {
      let glyphs = part.glyphs.compactMap(\.cairoOutline)
      guard glyphs.count == part.glyphs.count else { return nil }
      outline.addPath(part.face.outline(of: glyphs))
    }
    return outline
  }
}

extension GlyphCluster.Glyph {
  /// The glyph as Cairo takes it; `nil` without an outline.
  fileprivate var cairoOutline: cairo_glyph_t? {
    guard case .outline(let index) = ink else { return nil }
    return cairo_glyph_t(index: index, x: offset.x, y: offset.y)
  }
}

extension GlyphFace {
  /// Pixels per point the outlines are asked for at: hinting and Cairo's rounding, 1/256 of a
  /// pixel, are nothing then.
  private static let fineness = 64.0

  fileprivate func outline(of glyphs: [cairo_glyph_t]) -> Path {
    let font = makeScaledFont(scale: Self.fineness)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      cairo_scaled_font_destroy(font)
    }
    cairo_scale(context, Self.fineness, Self.fineness)
    cairo_set_scaled_font(context, font)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    guard let path = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(path) }
    return Path(path.pointee)
  }
}

extension Path {
  /// The steps of Cairo's path: each is a header, which says how many entries it takes, and its
  /// points.
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    var index = 0
    while index < Int(path.num_data), let step = path.data?.advanced(by: index) {
      let point = { (number: Int) in Point(x: step[number].point.x, y: step[number].point.y) }
      switch step.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
      default: closeSubpath()
      }
      index += Int(step.pointee.header.length)
    }
  }
}
