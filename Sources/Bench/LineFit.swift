/// The straight line that lies closest to some points, by least squares, and how close they lie to
/// it.
nonisolated package struct LineFit: Sendable, Hashable {
  /// Change of y when x grows by 1.
  package let slope: Double
  /// y at x = 0.
  package let intercept: Double
  /// R²: the part of the points' variance that the line explains. 1 if all lie on it.
  package let rSquared: Double

  /// - Parameter points: At least two, not all at one x.
  package init(_ points: [(x: Double, y: Double)]) {
    precondition(points.count >= 2, "a LineFit needs two points, got \(points.count)")
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let squaresX = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    let squaresY = points.reduce(0) { $0 + ($1.y - meanY) * ($1.y - meanY) }
    let products = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    precondition(squaresX > 0, "a LineFit needs points at more than one x")
    slope = products / squaresX
    intercept = meanY - slope * meanX
    // Points on a level line are explained whole.
    rSquared = squaresY == 0 ? 1 : products * products / (squaresX * squaresY)
  }

  /// y at `x`.
  package func value(at x: Double) -> Double { intercept + slope * x }
}
