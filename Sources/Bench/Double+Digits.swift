/// Numbers as tables and axes show them.
nonisolated extension Double {
  /// The number with this many digits behind the point.
  package func text(digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let scaled = (magnitude * factor).rounded()
    guard scaled.isFinite, scaled < 1e15 else { return "\(self)" }
    let number = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, digits + 1 - number.count)) + number
    let sign = self < 0 && scaled > 0 ? "−" : ""
    guard digits > 0 else { return sign + padded }
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  /// The number with three digits that count, at most three behind the point and at least all
  /// before it.
  package var threeDigits: String {
    text(digits: magnitude >= 99.95 ? 0 : magnitude >= 9.995 ? 1 : magnitude >= 0.9995 ? 2 : 3)
  }
}
