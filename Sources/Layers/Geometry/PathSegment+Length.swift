/// Arc lengths.
extension PathSegment {
  /// The arc length in points, to about ten digits.
  var length: Double {
    constantSpeed ?? length(from: 0, to: 1, slowest: slowestPlaces)
  }

  /// Returns where `distance` has been covered from the start: 0…1.
  func parameter(atLength distance: Double, of total: Double) -> Double {
    guard distance > 0, total > 0 else { return 0 }
    guard distance < total else { return 1 }
    if constantSpeed != nil { return distance / total }
    let slowest = slowestPlaces
    // Newton's method inside a bracket: a step that leaves it is replaced by the middle.
    var (low, high) = (0.0, 1.0)
    var t = distance / total
    for _ in 0..<60 {
      let excess = length(from: 0, to: t, slowest: slowest) - distance
      if abs(excess) <= 1e-11 * total { break }
      if excess > 0 { high = t } else { low = t }
      let step = t - excess / derivative(at: t).length
      t = step > low && step < high ? step : (low + high) / 2
    }
    return t
  }

  /// Length per unit of the parameter, where that is the same all along.
  private var constantSpeed: Double? {
    switch self {
    case .line(let a, let b): (b - a).length
    case .curve: nil
    case .arc(let arc): arc.radius.map { $0 * abs(arc.sweep.radians) }
    }
  }

  /// The places between the ends where the speed is least, such as cusps.
  ///
  /// There the speed may have a corner, which a rule for smooth functions overlooks unless it lies
  /// between two intervals.
  private var slowestPlaces: [Double] {
    /// Half of how fast the squared speed grows.
    func growth(_ t: Double) -> Double { derivative(at: t).dot(secondDerivative(at: t)) }
    let count = 16
    return (0..<count).compactMap { step in
      var low = Double(step) / Double(count)
      var high = Double(step + 1) / Double(count)
      guard growth(low) < 0, growth(high) >= 0 else { return nil }
      while true {
        let middle = (low + high) / 2
        guard middle > low, middle < high else { return high }
        if growth(middle) < 0 { low = middle } else { high = middle }
      }
    }
  }

  private func length(from lower: Double, to upper: Double, slowest: [Double]) -> Double {
    let ends = [lower] + slowest.filter { $0 > lower && $0 < upper } + [upper]
    return zip(ends, ends.dropFirst()).reduce(0) { sum, ends in
      let whole = quadrature(ends.0, ends.1)
      return sum + refined(whole, ends.0, ends.1, tolerance: 1e-12 * extent, depth: 24)
    }
  }

  /// Halves an interval until its halves agree with the whole.
  private func refined(
    _ whole: Double, _ lower: Double, _ upper: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (lower + upper) / 2
    let (left, right) = (quadrature(lower, middle), quadrature(middle, upper))
    // Not `<=`: a value that is not a number stops here, too.
    guard depth > 0, abs(left + right - whole) > tolerance else { return left + right }
    return refined(left, lower, middle, tolerance: tolerance / 2, depth: depth - 1)
      + refined(right, middle, upper, tolerance: tolerance / 2, depth: depth - 1)
  }

  /// The integral of the speed by Gauss and Legendre's rule of five points.
  private func quadrature(_ lower: Double, _ upper: Double) -> Double {
    let (middle, half) = ((lower + upper) / 2, (upper - lower) / 2)
    var sum = 128.0 / 225 * derivative(at: middle).length
    for (node, weight) in Self.nodes {
      sum += weight * derivative(at: middle - half * node).length
      sum += weight * derivative(at: middle + half * node).length
    }
    return half * sum
  }

  /// ⅓√(5 ∓ 2√(10/7)) with the weights (322 ± 13√70)/900.
  private static let nodes = [
    (node: 0.538_469_310_105_683_1, weight: 0.478_628_670_499_366_5),
    (node: 0.906_179_845_938_664_0, weight: 0.236_926_885_056_189_1),
  ]
}
