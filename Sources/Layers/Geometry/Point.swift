/// A place in user space: points, y down.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
