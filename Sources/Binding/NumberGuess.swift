internal import Parameters

/// The usual measure of a single number by its name, read from the table of quantities.
struct NumberGuess {
  private(set) var measure: Measure
  /// Order in which a press looks for something to drive, the lowest first.
  private(set) var rank: Int
  /// Whether its name says that it is how much of the effect is there.
  private(set) var isAmount = false
  private(set) var source = NumberSource.name

  init(of parameter: ParameterDeclaration, on stage: StageFeeds) {
    let name = NameWords(parameter.name).spellingOutLetter(components: 1)
    var words = name.words
    let prefersUnit = words.contains(where: KnownNames.unitSpace.contains)
    let prefersPoints = words.last == "pixel" || words.last == "pixels" || words.last == "points"
    words = Self.dropping(KnownNames.unitSpace.union(["x", "y", "z", "degree", "radian"]), words)
    if prefersPoints, words.count > 1 { words.removeLast() }
    (measure, rank) = (Measure(0...1, rest: 0.5, held: 1), 51)
    let isPress = NameWords.matches(words.last ?? "", KnownNames.held)
    let use = parameter.use
    if name.isQuestion, !isPress {
      let isOff = name.hasAny(of: KnownNames.offAtFirst)
      (measure, rank) = (Measure(0...1, rest: isOff ? 0 : 1, isWhole: true), 93)
    } else if let found = Self.quantity(words) {
      measure = found.measure { circumstance in
        switch circumstance {
        case .unitLengths where prefersUnit: true
        case .unitLengths where prefersPoints || parameter.unit == "points": false
        // The speed of what is compared with distances is in points, with or without a touch.
        case .ripple where use.isFactorOfDistance: found.phrases.contains("speed")
        // The text decides where the name is silent: what is compared with 'uv' is as small.
        default: use.decides(circumstance) ?? stage.holds(circumstance)
        }
      }
      rank = found.rank
      isAmount = Self.isAmount(words, found)
      if parameter.unit == nil, !prefersUnit, !prefersPoints {
        measure = TextMeasure(of: found, use: use).fit(measure)
      }
    } else if ["degree", "degrees", "radian", "radians"].contains(name.last) {
      measure = KnownQuantities.byPhrase["angle"]?.measure ?? measure
    } else {
      source = .type
      measure = TextMeasure(of: nil, use: use).fit(measure)
    }
    if let first = words.first, words.count > 1, KnownNames.lowEnds.contains(first) {
      measure.rest = max(measure.range.lowerBound, measure.rest / 2)
      rank += 30  // "maxRadius" shows more
    }
    if measure.unit == "radians", Self.isInDegrees(parameter, name) { measure = measure.inDegrees }
    if case .value(let kind, _) = parameter.role, kind == .int || kind == .uint {
      makeWhole(isFlag: isPress || name.isQuestion)
    }
  }

  /// Drops words that say how a number is given, unless nothing else says what it is.
  private static func dropping(_ words: Set<String>, _ all: [String]) -> [String] {
    let rest = all.filter { !NameWords.matches($0, words) }
    return rest.isEmpty ? all : rest
  }

  private static func isInDegrees(_ parameter: ParameterDeclaration, _ name: NameWords) -> Bool {
    if name.hasAny(of: ["degree"]) { return true }
    if ((parameter.unit ?? "") + parameter.summary).lowercased().contains("degree") { return true }
    let numbers = [parameter.range?.upperBound, parameter.defaultValue?.first].compactMap { $0 }
    return numbers.contains { abs($0) >= 30 }
  }

  private mutating func makeWhole(isFlag: Bool) {
    if measure.isWhole { return }
    if isFlag {
      measure = Measure(0...1, rest: measure.rest.rounded(), held: 1, isWhole: true)
      return
    }
    let (low, high) = (measure.range.lowerBound.rounded(), measure.range.upperBound.rounded())
    if high - low < 4 {
      measure = Measure(0...10, rest: 4, held: 8, isWhole: true)
    } else {
      measure = Measure(
        low...high, rest: max(low + 1, measure.rest.rounded()), held: measure.held.rounded(),
        measure.unit, isWhole: true)
    }
  }

  // MARK: Looking up

  /// Finds the quantity that a name ends in, else the last one it mentions.
  private static func quantity(_ words: [String]) -> KnownQuantity? {
    let others = words.filter { $0 != "count" && $0 != "number" }
    if others.count < words.count, let noun = others.last {
      // "wavesCount", "numSides", "layerCount"
      let known = KnownQuantities.byPhrase[noun + "s"] ?? KnownQuantities.byPhrase[noun]
      return known?.measure.isWhole == true ? known : KnownQuantities.byPhrase["count"]
    }
    guard let last = words.last else { return nil }
    if words.count > 1, KnownQuantities.byPhrase[words.suffix(2).joined(separator: " ")] == nil {
      let before = Array(words.dropLast())
      // In "zoomFactor" and "hueAmount" the last word only says how much of the first.
      if KnownNames.multipliers.contains(last), let inner = quantity(before) { return inner }
      if KnownNames.amountWords.contains(last), let inner = quantity(before), inner.keepsScale {
        return inner
      }
    }
    for end in words.indices.reversed().map({ $0 + 1 }) {
      for length in [2, 1] where end >= length {
        let phrase = words[(end - length)..<end].joined(separator: " ")
        let singular = NameWords.singular(of: phrase)
        if let found = KnownQuantities.byPhrase[phrase] ?? KnownQuantities.byPhrase[singular] {
          return found
        }
      }
    }
    return nil
  }

  private static func isAmount(_ words: [String], _ found: KnownQuantity) -> Bool {
    guard let last = words.last, !found.measure.isWhole else { return false }
    // "speedMultiplier" is a speed.
    if KnownNames.multipliers.contains(last), words.count > 1 {
      return found.phrases.contains { KnownNames.amounts.contains($0) }
    }
    return NameWords.matches(last, KnownNames.amounts)
  }
}

extension KnownQuantity {
  /// The measure under the first circumstance that holds.
  func measure(when holds: (Circumstance) -> Bool) -> Measure {
    otherwise.first { holds($0.0) }?.1 ?? measure
  }
}
