/// How much of each part is drawn: four equal quarters, one after the other.
package struct PrismDrawing: Sendable, Hashable {
  package let prism: Double
  package let light: Double
  package let dispersion: Double
  package let rainbow: Double

  /// - Parameter fraction: Of the whole drawing, 0…1.
  package init(fraction: Double) {
    let quarter = { (index: Double) in min(max(fraction * 4 - index, 0), 1) }
    prism = quarter(0)
    light = quarter(1)
    dispersion = quarter(2)
    rainbow = quarter(3)
  }
}
