extension FixedWidthInteger {
  /// The whole part of `number`, or the nearest number that the type has; 0 if it is not a number.
  ///
  /// Numbers from files, options and windows may be ones that end the program in the standard
  /// library's `init(_:)`, which is for numbers that are known to fit.
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
