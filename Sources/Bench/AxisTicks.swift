/// Round numbers along an axis that begins at 0.
///
/// ```swift
/// AxisTicks(upTo: 9.3).values  // [0, 2, 4, 6, 8, 10]
/// ```
nonisolated struct AxisTicks: Sendable, Hashable {
  /// From 0 to the first that the largest value does not exceed.
  let values: [Double]
  /// The number of decimals that distinguishes them.
  private let digits: Int

  var last: Double { values[values.count - 1] }

  /// The label of a tick: all with as many digits, 0 with none.
  func text(of value: Double) -> String { value == 0 ? "0" : value.text(digits: digits) }

  /// - Parameters:
  ///   - largest: Of what the axis shows; above 0.
  ///   - count: Steps there are at most.
  init(upTo largest: Double, count: Int = 5) {
    precondition(largest > 0 && largest.isFinite, "an axis needs a largest value above 0")
    // The power of ten of which `count` steps are enough, while of a tenth of it they are not
    var power = 1.0
    var exponent = 0
    while power * Double(count) < largest {
      power *= 10
      exponent += 1
    }
    while power / 10 * Double(count) >= largest {
      power /= 10
      exponent -= 1
    }
    // Round numbers between the two: 2, 2.5 and 5 tenths
    let steps: [(size: Double, digits: Int)] = [
      (power / 5, 1 - exponent), (power / 4, 2 - exponent), (power / 2, 1 - exponent),
    ]
    let step = steps.first { $0.size * Double(count) >= largest } ?? (power, -exponent)
    values = (0...Int((largest / step.size).rounded(.up))).map { Double($0) * step.size }
    digits = max(0, step.digits)
  }
}
