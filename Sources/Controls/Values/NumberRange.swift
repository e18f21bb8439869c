internal import Glibc

/// The values that a number may take, and how they are written and moved.
///
/// ```swift
/// let range = NumberRange(0...2, step: 0.05)
/// range.text(of: 0.5)          // "0.50"
/// range.nudged(0.5, by: 1)     // 0.55
/// ```
package struct NumberRange: Sendable, Hashable {
  package let bounds: ClosedRange<Double>
  /// Distance that an arrow key moves by; more than 0.
  package let step: Double
  package let isWhole: Bool

  package init(_ bounds: ClosedRange<Double>, step: Double, isWhole: Bool = false) {
    precondition(step > 0, "NumberRange.step must be positive, got \(step)")
    self.bounds = bounds
    self.step = step
    self.isWhole = isWhole
  }

  // MARK: - Text

  /// The number with as many decimals as the step needs, and one more between two steps.
  package func text(of number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let tenths = (number / step * 10).rounded()
    let isBetween = !isWhole && tenths.truncatingRemainder(dividingBy: 10) != 0
    return Self.text(number, digits: digits + (isBetween ? 1 : 0))
  }

  /// "0.2 … 1.5": the ends of the range.
  package var description: String {
    "\(Self.shortText(bounds.lowerBound)) … \(Self.shortText(bounds.upperBound))"
  }

  /// The longest texts that a value on the grid may have.
  var widestTexts: [String] {
    [bounds.lowerBound, bounds.upperBound].map { Self.text($0, digits: digits) }
  }

  /// Decimals that show every whole step: 2 for 0.05, 1 for 0.5, 0 for 1.
  package var digits: Int { isWhole ? 0 : Self.digits(of: step) }

  private static func digits(of step: Double) -> Int {
    var digits = 0
    var scaled = step
    while abs(scaled - scaled.rounded()) > 1e-9, digits < 6 {
      scaled *= 10
      digits += 1
    }
    return digits
  }

  /// Decimal text with a fixed number of places; no exponent, and a real minus sign.
  package static func text(_ number: Double, digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (abs(number) * factor).rounded()
    guard scaled < 1e15 else { return "\(number)" }
    let sign = number < 0 && scaled != 0 ? "−" : ""
    let whole = Int(scaled) / Int(factor)
    guard digits > 0 else { return "\(sign)\(whole)" }
    let part = String(Int(scaled) % Int(factor))
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - part.count) + part
  }

  /// The shortest decimal text that gives the number back.
  package static func shortText(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return text(number, digits: 0) }
    return "\(number)".replacing("-", with: "−")
  }

  /// Returns the number in a text; `nil` for anything else.
  ///
  /// number = space* ["+" | "-" | "−"] digits [("." | ",") digits] [exponent] space*
  package static func number(in text: String) -> Double? {
    let plain = text.replacing("−", with: "-").replacing(",", with: ".")
      .trimmingSpaces
    // `Double` would take hexadecimal digits and names such as "nan".
    guard plain.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: - Moving

  /// Which grid a value moves on.
  package enum StepSize: Sendable, Hashable {
    case normal
    /// Ten steps.
    case coarse
    /// A tenth of a step; a whole one where only whole numbers make sense.
    case fine
  }

  /// Returns the number moved by steps, on the grid and inside the range.
  package func nudged(
    _ number: Double, by steps: Int, _ size: StepSize = .normal
  ) -> Double {
    let isFine = size == .fine && !isWhole
    let unit = isWhole ? 1 : step
    let distance = Double(steps) * unit * (size == .coarse ? 10 : isFine ? 0.1 : 1)
    return onGrid(number + distance, isFine: isFine)
  }

  /// Returns the nearest number on the grid of steps, or of tenths of them, inside the range.
  package func onGrid(_ number: Double, isFine: Bool = false) -> Double {
    let unit = isWhole ? 1 : isFine ? step / 10 : step
    let power = pow(10, Double(Self.digits(of: unit)))
    let onStep = (number / unit).rounded() * unit
    return clamped((onStep * power).rounded() / power)
  }

  package func clamped(_ number: Double) -> Double {
    min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  /// Where a number lies in the range, 0…1.
  package func fraction(of number: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, number.isFinite else { return 0 }
    return min(max((number - bounds.lowerBound) / length, 0), 1)
  }

  /// The number at a place in the range, on the grid of steps.
  package func number(at fraction: Double, isFine: Bool = false) -> Double {
    onGrid(
      bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound), isFine: isFine)
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
