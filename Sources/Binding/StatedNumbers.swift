internal import Parameters

/// A number's range and defaults: what the author states, and for the rest what its name suggests.
///
/// A range without a default gets one inside, away from ends that would turn the effect off; a
/// default without a range gets a range around it. Numbers that are not finite and empty ranges
/// count as not stated.
struct StatedNumbers {
  private(set) var range: ClosedRange<Double>
  /// One number a component.
  private(set) var rest: [Double]
  private(set) var source: ArgumentBinding.Source
  /// Whether nothing is stated, so that the guess stands whole.
  let isGuess: Bool

  /// - Parameters:
  ///   - guess: Usual range and usual value of each component.
  ///   - isAmount: Whether it is an amount, which rests at four tenths of a stated range.
  init(
    of parameter: ParameterDeclaration, guess: ClosedRange<Double>, rest guessedRest: [Double],
    from guessSource: NumberSource, isAmount: Bool = false
  ) {
    let width = (parameter.range?.upperBound ?? 0) - (parameter.range?.lowerBound ?? 0)
    let statedRange = width > 0 && width.isFinite ? parameter.range : nil
    var statedRest: [Double]?
    if let numbers = parameter.defaultValue, numbers.allSatisfy(\.isUsable) {
      if numbers.count == guessedRest.count {
        statedRest = numbers
      } else if let only = numbers.first, numbers.count == 1 {
        statedRest = Array(repeating: only, count: guessedRest.count)
      }
    }
    isGuess = statedRange == nil && statedRest == nil
    source = ArgumentBinding.Source(
      range: statedRange == nil ? guessSource : parameter.rangeSource ?? .comment,
      defaultValue: statedRest == nil ? guessSource : parameter.defaultSource ?? .comment)
    range = statedRange ?? guess
    if let statedRest {
      for number in statedRest {
        range =
          statedRange == nil
          ? Self.range(around: number, from: range, isKnown: guessSource == .name)
          : range.widened(to: number)
      }
      rest = statedRest
    } else if let statedRange {
      rest = guessedRest.map {
        Self.value(inside: statedRange, near: $0, in: guess, isAmount, guessSource)
      }
    } else {
      rest = guessedRest
    }
  }

  /// Returns a default for a range that the author states.
  private static func value(
    inside range: ClosedRange<Double>, near guess: Double, in guessRange: ClosedRange<Double>,
    _ isAmount: Bool, _ source: NumberSource
  ) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let width = high - low
    // What is 0 until it is pressed stays so.
    if source == .name, guess == guessRange.lowerBound { return low }
    let isInside = guess >= low + width / 50 && guess <= high - width / 50
    let isSeen = low >= 0 || abs(guess) >= width / 50
    if source == .name, isInside, isSeen { return guess }
    let middle = middle(of: range, isAmount)
    let step = Measure.step(of: range, isWhole: false)
    return min(max((middle / step).rounded() * step, low), high).roundedForReading
  }

  /// The geometric middle of a range over decades; for amounts four tenths, as they rest in 0…1.
  private static func middle(of range: ClosedRange<Double>, _ isAmount: Bool) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    // The middle of -1…1 would be nothing at all.
    if low < 0, high > 0 { return isAmount ? high * 0.4 : high / 2 }
    if isAmount { return low + (high - low) * 0.4 }
    if low > 0, high / low >= 20 { return (low * high).squareRoot() }
    return low + (high - low) / 2
  }

  /// Returns a range for a default that the author states: the usual one, made wider, or narrower
  /// for small numbers.
  private static func range(
    around number: Double, from usual: ClosedRange<Double>, isKnown: Bool
  ) -> ClosedRange<Double> {
    let (low, high) = (usual.lowerBound, usual.upperBound)
    if number == 0 { return usual.widened(to: 0) }
    if number < 0 {
      if usual.contains(number) { return usual }
      let end = nice(2 * -number)
      return -end...max(high, isKnown ? high : end)
    }
    if number > high || (!isKnown && number > high * 0.9) { return min(low, 0)...nice(2 * number) }
    let isLow = number < (high - low) / 40 || number < low
    if low >= 0, isLow || !isKnown && high > 1 && number < high / 4 {
      return 0...nice(4 * number)
    }
    return usual
  }

  /// The next number above that is easy to read.
  private static func nice(_ number: Double) -> Double {
    guard number.isUsable, number > 0 else { return 1 }
    var unit = 1.0
    while unit * 10 <= number { unit *= 10 }
    while unit > number { unit /= 10 }
    let digits = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]
    return ((digits.first { $0 * unit >= number * 0.999 } ?? 10) * unit).roundedForReading
  }
}

extension Double {
  /// Finite, and far from where arithmetic on it would not be.
  fileprivate var isUsable: Bool {
    isFinite && magnitude < 1e30 && (self == 0 || magnitude > 1e-30)
  }

  /// Without the last digits of a binary fraction, as 0.1 for 0.10000000000000001.
  var roundedForReading: Double {
    guard magnitude > 1e-6, magnitude < 1e6 else { return self }
    return (self * 1e8).rounded() / 1e8
  }
}

extension ClosedRange<Double> {
  fileprivate func widened(to number: Double) -> ClosedRange<Double> {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
