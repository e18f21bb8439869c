internal import Layers
package import Typesetting

/// Where a text renderer draws, and how, as SwiftUI's `GraphicsContext`.
///
/// Moving, blurring and fading change what is drawn after them; inside `drawLayer` only what is
/// drawn there. Nothing is put on whole pixels, so that slow motion does not shake.
package struct TextContext {
  /// Opacity by which later drawing is multiplied.
  package var opacity = 1.0

  private let block: TextBlock
  private var offset = Point.zero
  private var blurRadius = 0.0
  /// Layers drawn so far.
  private(set) var children: [Layer.Child] = []

  init(_ block: TextBlock) { self.block = block }

  /// Moves what is drawn by (`x`, `y`) points.
  package mutating func translateBy(x: Double, y: Double) {
    offset = Point(x: offset.x + x, y: offset.y + y)
  }

  /// Blurs what is drawn, on top of other blurs.
  ///
  /// - Parameter radius: Standard deviation in points.
  package mutating func addBlur(radius: Double) {
    blurRadius = (blurRadius * blurRadius + radius * radius).squareRoot()
  }

  /// Draws with changes that are forgotten afterwards.
  package mutating func drawLayer(_ content: (inout TextContext) -> Void) {
    let outer = (opacity, offset, blurRadius)
    content(&self)
    (opacity, offset, blurRadius) = outer
  }

  package mutating func draw(_ slice: TextLayout.Slice) {
    guard opacity > 0, let picture = block.picture(of: slice) else { return }
    children.append(
      Layer.Child(
        picture.layer.blur(radius: blurRadius).opacity(opacity),
        at: Point(x: picture.origin.x + offset.x, y: picture.origin.y + offset.y)))
  }

  package mutating func draw(_ run: TextLayout.Run) {
    for slice in run.slices { draw(slice) }
  }
}
