extension FixedWidthInteger {
  /// The whole part of `number`, or the nearest number that the type has; 0 if it is not a number.
  ///
  /// What the standard library's `init(_:)` ends the program for, numbers from files, options and
  /// windows can be: it is for numbers that are known to fit.
  package init(clamping number: some BinaryFloatingPoint) {
    if number.isNaN {
      self = 0
    } else if let whole = Self(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number < 0 ? .min : .max
    }
  }
}
