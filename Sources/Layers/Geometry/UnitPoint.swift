/// A place as a fraction of a layer's size; values outside 0…1 lie outside the layer.
package struct UnitPoint: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package static let topLeading = UnitPoint(x: 0, y: 0)
  package static let top = UnitPoint(x: 0.5, y: 0)
  package static let topTrailing = UnitPoint(x: 1, y: 0)
  package static let leading = UnitPoint(x: 0, y: 0.5)
  package static let center = UnitPoint(x: 0.5, y: 0.5)
  package static let trailing = UnitPoint(x: 1, y: 0.5)
  package static let bottomLeading = UnitPoint(x: 0, y: 1)
  package static let bottom = UnitPoint(x: 0.5, y: 1)
  package static let bottomTrailing = UnitPoint(x: 1, y: 1)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The same place in points, for a layer of `size`.
  package func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}
