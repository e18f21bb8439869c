/// A range with a value to start from and one to be held at: what a number of some name usually is.
struct Measure: Hashable {
  var range: ClosedRange<Double>
  var rest: Double
  /// Where a press moves it.
  var held: Double
  var unit: String?
  var isWhole: Bool

  init(
    _ range: ClosedRange<Double>, rest: Double, held: Double? = nil, _ unit: String? = nil,
    isWhole: Bool = false
  ) {
    self.range = range
    self.rest = rest
    self.held = held ?? Measure.held(from: rest, in: range)
    self.unit = unit
    self.isWhole = isWhole
  }

  /// Radians turned into degrees.
  var inDegrees: Measure {
    let turn = { (radians: Double) in (radians * 180 / .pi / 5).rounded() * 5 }
    return Measure(
      turn(range.lowerBound)...turn(range.upperBound), rest: turn(rest), held: turn(held),
      "degrees")
  }

  /// Returns where a press moves a number that rests at `rest`: a good way up, or down when there
  /// is little room above.
  static func held(from rest: Double, in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    guard width > 0 else { return rest }
    if range.upperBound - rest < width / 4 { return range.lowerBound + width / 4 }
    return rest + 0.6 * (range.upperBound - rest)
  }

  /// Returns where a press moves an amount: to an end of its range, the upper one if that is a
  /// visible change.
  static func farEnd(from rest: Double, in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    return range.upperBound - rest < width / 4 ? range.lowerBound : range.upperBound
  }

  /// A hundredth of the range, rounded to 1, 2 or 5 times a power of ten.
  static func step(of range: ClosedRange<Double>, isWhole: Bool) -> Double {
    var unit = 1.0
    let rough = (range.upperBound - range.lowerBound) / 100
    guard rough > 0, rough.isFinite else { return isWhole ? 1 : 0.01 }
    while unit > rough { unit /= 10 }
    while unit * 10 <= rough { unit *= 10 }
    let step = rough >= unit * 5 ? unit * 5 : rough >= unit * 2 ? unit * 2 : unit
    return isWhole ? max(1, step.rounded()) : step
  }
}
