internal import Parameters

/// The meaning of a `float2`, `float3` or `float4` by its name alone.
enum VectorReading: Hashable {
  case size, bounds
  /// The middle of the layer, said in so many words.
  case layerCenter
  /// Where a finger or a mouse is.
  case pointer
  /// A place that a finger may well be at: a center, an origin.
  case place
  case translation, velocity
  /// A quantity of `KnownNames.vectors`.
  case quantity
  case color
  case unknown

  init(of parameter: ParameterDeclaration, components: Int) {
    let words = NameWords(parameter.name).spellingOutLetter(components: components)
    switch components {
    case 2:
      self = Self.pair(words)
      // What positions are divided by is a size, whatever else its name says.
      let isSizeOrNothing = words.hasAny(of: KnownNames.size) || self == .unknown
      if parameter.use.dividesPosition, isSizeOrNothing { self = .size }
      if parameter.use.movesSamples, self == .unknown { self = .quantity }
    case 3: self = Self.triple(words, isHalf: parameter.type.hasPrefix("half"))
    default: self = Self.quadruple(words)
    }
  }

  private static func pair(_ words: NameWords) -> VectorReading {
    if let movement = movement(words) { return movement }
    if let size = size(words) { return size }
    if NameWords.matches(words.last, Set(KnownNames.vectors.keys)) {
      // A light in the plane is a place.
      return words.last == "light" ? .place : .quantity
    }
    if words.last == "color" { return .quantity }
    if words.hasAny(of: KnownNames.pointer) { return .pointer }
    if words.last == "center", words.words.count > 1, words.hasOnly(wholesAndCenter) {
      return .layerCenter
    }
    return words.hasAny(of: KnownNames.places) ? .place : .unknown
  }

  private static func triple(_ words: NameWords, isHalf: Bool) -> VectorReading {
    if ColorGuess.isColorLike(words) { return .color }
    if NameWords.matches(words.last, Set(KnownNames.vectors.keys)) { return .quantity }
    if size(words) == .size { return .size }
    if words.hasAny(of: KnownNames.pointer) { return .pointer }
    if words.words.contains("light") { return .quantity }
    return isHalf ? .color : .unknown
  }

  private static func quadruple(_ words: NameWords) -> VectorReading {
    if words.hasOnly(KnownNames.wholes.union(KnownNames.size).union(KnownNames.bounds)) {
      return .bounds
    }
    if ColorGuess.isColorLike(words) { return .color }
    if NameWords.matches(words.last, Set(KnownNames.vectors.keys)) { return .quantity }
    return words.hasAny(of: KnownNames.pointer) ? .pointer : .unknown
  }

  private static let wholesAndCenter = KnownNames.wholes.union(["center", "bounds"])

  /// The size of the layer, or that of something smaller, which is a quantity.
  private static func size(_ words: NameWords) -> VectorReading? {
    guard NameWords.matches(words.last, KnownNames.size) || words.last == "bounds" else {
      return nil
    }
    let whole = KnownNames.wholes.union(KnownNames.size)
    return words.hasOnly(whole) ? .size : .quantity
  }

  /// How far or how fast something is dragged.
  static func movement(_ words: NameWords) -> VectorReading? {
    guard words.words.count > 1, words.hasAny(of: KnownNames.drags) else { return nil }
    let rest = words.words.filter { $0 != "x" && $0 != "y" }.last ?? ""
    if KnownNames.movements.contains(rest) { return .translation }
    return KnownNames.velocities.contains(rest) ? .velocity : nil
  }
}

extension NameWords {
  /// Spells out a name of one letter, which means different things in different types.
  func spellingOutLetter(components: Int) -> NameWords {
    guard words.count == 1, let meaning = KnownNames.letters[components]?[words[0]] else {
      return self
    }
    var spelled = self
    spelled.replace(with: meaning)
    return spelled
  }
}

extension ParameterDeclaration {
  /// Whether a place is given in 0…1 across the layer, by its name or by what the author says of
  /// it.
  var place: Feed.Space {
    if space == "user" || unit == "points" { return .points }
    if space == "unit" || NameWords(name).hasAny(of: KnownNames.unitSpace) {
      return .unit
    }
    if let range {
      return range.lowerBound >= 0 && range.upperBound <= 1 ? .unit : .points
    }
    if let numbers = defaultValue, numbers.contains(where: { $0 != 0 }) {
      return numbers.allSatisfy { (0...1).contains($0) } ? .unit : .points
    }
    let prose = summary.lowercased()
    let says = ["normali", "unit space", " uv", "uv ", "relative", "0 to 1", "0.5", "0-1"]
    if says.contains(where: { prose.contains($0) }) { return .unit }
    return use.space == .unit || use.space == .ratio ? .unit : .points
  }
}
