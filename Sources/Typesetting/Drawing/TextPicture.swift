package import Layers

/// Drawn text: its pixels and the place they cover.
package struct TextPicture: Sendable {
  /// Premultiplied RGBA; transparent where no ink is. It may have no pixels at all.
  package let image: Image
  /// The area of the pixels in the layout's user space; its edges lie between pixels.
  package let rect: Rect
}

extension TextLayout {
  /// Draws the whole layout.
  ///
  /// Baselines are put on whole pixels, so that letters are crisp when the picture is drawn at
  /// whole pixels too; sideways, glyphs stand where the layout has them. A line of thirty
  /// characters costs well under a millisecond; the cost grows with the number of pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - color: For text without a color in its style.
  /// - Returns: The layout's box and any ink beyond it, grown to whole pixels.
  package func picture(scale: Double, color: Color) -> TextPicture {
    painter(scale: scale, color: color).picture(covering: Rect(origin: .zero, size: size))
  }

  /// Returns the area of its picture, without drawing it.
  ///
  /// - Parameter scale: Pixels per point.
  package func pictureRect(scale: Double) -> Rect {
    painter(scale: scale, color: .black).pixelBox(covering: Rect(origin: .zero, size: size))
      .rect(scale: scale)
  }

  private func painter(scale: Double, color: Color) -> GlyphPainter {
    var painter = GlyphPainter(scale: scale)
    for line in lines {
      let baseline = (line.typographicBounds.origin.y * scale).rounded() / scale
      for run in line.runs {
        let style = run.style
        let y = baseline - style.baselineOffset
        for slice in run.slices {
          painter.add(
            slice.glyphs, at: Point(x: slice.typographicBounds.origin.x, y: y),
            color: style.color ?? color)
        }
        let bounds = run.typographicBounds
        for (rule, height) in [(style.underline, -0.13), (style.strikethrough, 0.26)] {
          guard let rule else { continue }
          // About where the usual fonts have them: under letters, and half way up an x.
          let size = style.font.size
          painter.add(
            Rect(
              x: bounds.origin.x, y: y - height * size - 0.03 * size, width: bounds.width,
              height: 0.06 * size),
            color: rule.color ?? style.color ?? color)
        }
      }
    }
    return painter
  }
}
