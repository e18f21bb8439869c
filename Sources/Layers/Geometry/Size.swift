/// Width and height in points.
package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Where the diagonals cross.
  package var center: Point { Point(x: width / 2, y: height / 2) }
}
