internal import Parameters

/// How the text of a function changes what the name of a number suggests.
///
/// A `strength` that is added to positions is in points, one that colors are multiplied by is not;
/// an exponent, a cell's length and a choice have their own ranges, whatever they are called.
struct TextMeasure {
  /// The quantity that the name suggests; `nil` if it suggests none.
  let found: KnownQuantity?
  let use: ParameterUse

  init(of found: KnownQuantity?, use: ParameterUse) {
    self.found = found
    self.use = use
  }

  private static let points = "points"
  private static let length = Measure(4...120, rest: 24, held: 48, points)
  private static let offset = Measure(0...40, rest: 10, held: 32, points)

  func fit(_ measure: Measure) -> Measure {
    if use.choiceCount > 1, !isCount {
      let last = Double(use.choiceCount - 1)
      return Measure(0...last, rest: 1, held: last > 1 ? 2 : 0, isWhole: true)
    }
    if measure.isWhole { return measure }
    if use.isShare, use.isPureNumber, measure.unit != nil || measure.range != 0...1 {
      return KnownQuantities.amount
    }
    if use.isLoopLimit, found == nil { return Measure(1...40, rest: 8, held: 16, isWhole: true) }
    if use.hasLengthInText, isLoose { return KnownQuantities.amount }
    if use.isSampleSpacing, isLoose || measure.unit == Self.points {
      return Measure(0...12, rest: 2, held: 6, Self.points)
    }
    if use.isExponent, use.space == nil, isLoose || measure.unit == Self.points {
      return Measure(0.25...6, rest: 2, held: 4)
    }
    if use.isRepeatedFactor, isOne(of: "decay falloff gain weight") {
      return Measure(0.5...1, rest: 0.92, held: 0.98)
    }
    if use.isWithinCell, found == nil { return Measure(0...20, rest: 3, held: 8, Self.points) }
    if use.repeats == .unit, found?.measure.unit == Self.points || isSmall(measure) {
      return Self.repeats
    }
    if measure.unit != nil {
      let isNumber = use.isPureNumber && !use.dividesLength && !use.dividesDistance
      return measure.unit == Self.points && isNumber ? KnownQuantities.amount : measure
    }
    if use.dividesLength, found == nil || isOne(of: "tile") || isSmall(measure) {
      return Self.length
    }
    if use.dividesDistance, found == nil || isSmall(measure) { return Self.radius ?? measure }
    if use.isShare, measure.range.upperBound > 2 { return KnownQuantities.amount }
    if use.space == .points, isLoose || measure.range == 0...1 && !isOne(of: Self.shares) {
      if use.isOffset { return Self.offset }
      guard found == nil else { return Measure(1...120, rest: 24, held: 60, Self.points) }
      return Self.radius ?? measure
    }
    if found == nil {
      switch use.repeats {
      case .points?: return Measure(0...1, rest: 0.1, held: 0.25)
      case .unit?: return Self.repeats
      case .ratio?, nil: break
      }
    }
    return measure
  }

  /// Words for a share, which stay one whatever they are multiplied by.
  private static let shares =
    "progress fraction percent transition dissolve reveal completion presence activation "
    + "interpolation lerp morph animation press opacity"

  private static let repeats = Measure(1...40, rest: 8, held: 16)
  private static let radius = KnownQuantities.byPhrase["radius"]?.measure

  /// Whether it would be too small for a length in points.
  private func isSmall(_ measure: Measure) -> Bool {
    measure.rest < 1 && !isOne(of: Self.shares)
  }

  /// Whether the name says how much, not of what.
  private var isLoose: Bool {
    found == nil || isOne(of: "amount intensity strength force power effect factor level")
  }

  /// Whether the name is that of a number of things.
  private var isCount: Bool { (found?.measure.isWhole ?? false) && !isOne(of: "mode") }

  /// Whether the quantity is one of these, each in words with spaces between.
  private func isOne(of names: String) -> Bool {
    guard let found else { return false }
    let names = names.split(separator: " ").map(String.init)
    return found.phrases.contains { names.contains($0) }
  }
}

extension ParameterUse {
  fileprivate var isPureNumber: Bool { space == .unit || space == .ratio }

  /// Whether something holds for one parameter by its use; `nil` if that does not show.
  func decides(_ circumstance: KnownQuantity.Circumstance) -> Bool? {
    switch circumstance {
    case .unitLengths:
      if let repeats { return repeats == .unit }
      return space == nil ? nil : isPureNumber
    case .noSize: return dividesLength ? true : repeats.map { $0 == .points }
    case .displacing, .displacingWithoutSize, .distortionWithoutSize:
      return space == nil ? nil : !isPureNumber
    default: return nil
    }
  }
}
