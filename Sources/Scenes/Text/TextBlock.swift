package import Layers
package import Typesetting

/// A text set once, with the shape of every slice ready to be drawn, however often and wherever.
///
/// ```swift
/// let title = TextBlock(TextLayout(StyledText("Twirl", font: .title)), color: .white)
/// let layer = title.layer()
/// ```
///
/// Letters are shapes, drawn afresh at every scale; glyphs with colors of their own are pictures
/// for twice the points.
package struct TextBlock: Sendable {
  package let layout: TextLayout
  private let pictures: [Range<Int>: Layer.Child]

  /// Pixels per point of colored glyphs, and of boxes for missing ones: exact at 1 and 2.
  private static let pictureScale = 2.0

  /// - Parameter color: For text without a color in its style.
  package init(_ layout: TextLayout, color: Color) {
    self.layout = layout
    var pictures: [Range<Int>: Layer.Child] = [:]
    var shapes: Set<Path> = []
    for run in layout.lines.flatMap(\.runs) {
      for slice in run.slices where !slice.glyphs.isBlank {
        pictures[slice.utf8Range] = Self.picture(
          of: slice, color: run.style.color ?? color, sharing: &shapes)
      }
    }
    self.pictures = pictures
  }

  /// - Parameter shapes: Of other slices. Where a letter comes again its shape is the same one, and
  ///   is cut into edges and uploaded once.
  private static func picture(
    of slice: TextLayout.Slice, color: Color, sharing shapes: inout Set<Path>
  ) -> Layer.Child {
    let bounds = slice.typographicBounds
    guard let outline = slice.glyphs.outline() else {
      let picture = slice.glyphs.picture(scale: pictureScale, color: color, at: bounds.origin)
      return Layer.Child(
        Layer(size: picture.rect.size, image: picture.image), at: picture.rect.origin)
    }
    // The layer's origin is the slice's box: its baseline lies one ascent further down.
    let own = outline.applying(AffineTransform(translation: 0, bounds.ascent))
    let shape = shapes.insert(own).memberAfterInsert
    return Layer.Child(
      Layer(size: bounds.rect.size, .path(shape), fill: .color(color)), at: bounds.rect.origin)
  }

  /// Returns what a slice looks like and where its top left corner is; `nil` for a blank.
  func picture(of slice: TextLayout.Slice) -> Layer.Child? { pictures[slice.utf8Range] }

  /// Returns the text as `renderer` draws it, in a layer of the layout's size.
  package func layer(by renderer: some TextRenderer = PlainTextRenderer()) -> Layer {
    var context = TextContext(self)
    renderer.draw(layout: layout, in: &context)
    return Layer(size: layout.size, children: context.children)
  }
}
