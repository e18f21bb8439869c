internal import Layers
internal import Parameters

/// The feed of an argument, found from its role, its name and the author's comment.
extension ArgumentBinding {
  /// Finds what feeds the argument, and returns what a press could do to it.
  ///
  /// - Parameters:
  ///   - index: Position in `stage.parameters`.
  ///   - colors: The colors that the function takes before this one.
  mutating func guess(_ index: Int, on stage: StageFeeds, after colors: [Color]) -> PressDrive {
    if let found = stage.found[index] {
      setFeed(found.feed)
      source = .init(range: found.source, defaultValue: found.source)
      return PressDrive()
    }
    switch parameter.role {
    case .texture, .position, .color, .layer, .unbindable: break
    case .count(let array): setFeed(.count(ofArray: array))
    case .colorValue, .straightColor: makeColor(colors, stage)
    case .array(let components, let isColor): makeList(components, isColor: isColor, stage)
    case .data:
      setControl(
        .list(
          components: 1, range: 0...255, isColor: false,
          defaultValue: parameter.defaultValue ?? []))
      source = .init(range: .name, defaultValue: parameter.defaultSource ?? .name)
    case .value(.bool, 1): makeSwitch(isStated: stage.isStated(index))
    case .value(let kind, 1): return makeNumber(stage, index, isInteger: kind != .float)
    case .value(let kind, let components):
      guard stage.reading(at: index) == .color else {
        return makeVector(components, stage, index, isWhole: kind != .float)
      }
      makeColor(colors, stage)
    }
    return PressDrive()
  }

  private mutating func makeList(_ components: Int, isColor: Bool, _ stage: StageFeeds) {
    let list = ListGuess.list(for: parameter, components: components, isColor: isColor, on: stage)
    setControl(
      .list(
        components: list.elements.first?.count ?? components, range: list.range,
        isColor: list.isColor, defaultValue: list.elements.flatMap { $0 }))
    var isStated = ListGuess.statedNumbers(of: parameter) != nil
    if case .view = parameter.defaultSource { isStated = true }
    source = .init(
      range: .name, defaultValue: isStated ? parameter.defaultSource ?? .comment : .name)
  }

  /// Its value at rest, if it is a color that a user moves.
  var color: Color? {
    if case (.control, .color(let color)) = (feed, kind) { color } else { nil }
  }

  private mutating func setFeed(_ feed: Feed) {
    self.feed = feed
    (kind, unit) = (feed.kind, feed.unit)
  }

  private mutating func setControl(_ kind: Parameter.Kind, unit: String? = nil) {
    feed = .control
    self.kind = kind
    self.unit = parameter.unit ?? unit ?? ""
  }

  // MARK: Numbers

  private mutating func makeNumber(
    _ stage: StageFeeds, _ index: Int, isInteger: Bool
  ) -> PressDrive {
    let name = NameWords(parameter.name)
    if isInteger, name.hasOnly(KnownNames.held), !stage.isStated(index) {
      setFeed(.pressed)
      source = .init(range: .name, defaultValue: .name)
      return PressDrive()
    }
    let guess = NumberGuess(of: parameter, on: stage)
    let measure = guess.measure
    let numbers = StatedNumbers(
      of: parameter, guess: measure.range, rest: [measure.rest], from: guess.source,
      isAmount: guess.isAmount)
    source = numbers.source
    var (range, rest) = (numbers.range, numbers.rest[0])
    let stated = [range.lowerBound, range.upperBound, rest]
    isWhole =
      isInteger
      || !stage.trustsAuthor && measure.isWhole && stated.allSatisfy { $0.rounded() == $0 }
    if isWhole {
      range = range.lowerBound.rounded(.down)...range.upperBound.rounded(.up)
      rest = rest.rounded()
    }
    var held = measure.held
    if !numbers.isGuess {
      held =
        guess.isAmount
        ? Measure.farEnd(from: rest, in: range) : Measure.held(from: rest, in: range)
    }
    if isWhole { held = held.rounded() == rest ? range.upperBound : held.rounded() }
    let step = parameter.step ?? Measure.step(of: range, isWhole: isWhole)
    setControl(
      .number(range: range, step: step, defaultValue: rest),
      unit: stage.isStated(index) ? nil : measure.unit)
    return PressDrive(
      held: [held.roundedForReading], rank: guess.rank, isAmount: guess.isAmount)
  }

  private mutating func makeSwitch(isStated: Bool) {
    let name = NameWords(parameter.name)
    if parameter.isMomentary {
      source = .init(range: .header, defaultValue: .header)
      return setControl(.toggle(defaultValue: false))
    }
    source = .init(range: .name, defaultValue: .name)
    if name.hasOnly(KnownNames.held), !isStated {
      setFeed(.pressed)
      return
    }
    let stated = parameter.defaultValue?.first.map { $0 != 0 }
    if stated != nil {
      source = .init(range: .type, defaultValue: parameter.defaultSource ?? .comment)
    }
    setControl(
      .toggle(defaultValue: stated ?? !name.hasAny(of: KnownNames.offAtFirst)))
  }

  // MARK: Vectors

  private mutating func makeVector(
    _ components: Int, _ stage: StageFeeds, _ index: Int, isWhole: Bool
  ) -> PressDrive {
    let usual = Self.usualVector(parameter, components, stage, stage.reading(at: index))
    let numbers = StatedNumbers(
      of: parameter, guess: usual.range, rest: usual.rest, from: usual.source)
    source = numbers.source
    var (range, rest) = (numbers.range, numbers.rest)
    if isWhole {
      range = range.lowerBound.rounded(.down)...range.upperBound.rounded(.up)
      rest = rest.map { $0.rounded() }
    }
    setControl(
      .vector(
        components: Array(["x", "y", "z", "w"].prefix(components)), range: range,
        step: parameter.step ?? Measure.step(of: range, isWhole: isWhole), defaultValue: rest),
      unit: stage.isStated(index) ? nil : usual.unit)
    self.isWhole = isWhole
    // What points one way keeps its way and grows.
    let largest = rest.map(\.magnitude).max() ?? 0
    let room = min(range.upperBound, max(-range.lowerBound, range.upperBound)) / max(largest, 1e-9)
    let growth = min(3, room)
    guard largest > 0, growth > 1.05 else { return PressDrive() }
    let held = rest.map {
      let grown = min(max($0 * growth, range.lowerBound), range.upperBound).roundedForReading
      return isWhole ? grown.rounded() : grown
    }
    return PressDrive(held: held, rank: 1000)
  }

  private typealias UsualVector = (
    range: ClosedRange<Double>, rest: [Double], unit: String?, source: NumberSource
  )

  private static func usualVector(
    _ parameter: ParameterDeclaration, _ components: Int, _ stage: StageFeeds,
    _ reading: VectorReading
  ) -> UsualVector {
    let words = NameWords(parameter.name).spellingOutLetter(components: components)
    if reading == .place, components == 2 {
      let isSecond = (words.ordinal ?? 1) > 1 || words.hasAny(of: ["end", "to", "target"])
      let fraction = isSecond ? [0.75, 0.7] : [0.25, 0.3]
      if parameter.place == .unit { return (0...1, fraction, nil, .name) }
      return (0...320, fraction.map { $0 * 320 }, "points", .name)
    }
    let telling =
      words.words.reversed().flatMap { [$0, NameWords.singular(of: $0)] }
      .first { KnownNames.vectors[$0] != nil } ?? (parameter.use.movesSamples ? "offset" : nil)
    guard reading == .quantity, let telling, let known = KnownNames.vectors[telling] else {
      return (0...1, Array(repeating: 0.5, count: components), nil, .type)
    }
    let rest = Array(known.rest.prefix(components))
    let space = parameter.use.space
    let isUnit = words.hasAny(of: KnownNames.unitSpace) || space != nil && space != .points
    let isInLayer = space == nil && stage.holds(.unitLengths) && !words.hasAny(of: ["pixel"])
    if known.unit == "points", isUnit || isInLayer {
      return (shrunk(known.range, by: 120), rest.map { rounded($0 / 120) }, nil, .name)
    }
    if telling == "frequency", stage.holds(.noSize) {
      return (shrunk(known.range, by: 100), rest.map { rounded($0 / 100) }, nil, .name)
    }
    return (known.range, rest, known.unit, .name)
  }

  private static func shrunk(
    _ range: ClosedRange<Double>, by divisor: Double
  ) -> ClosedRange<Double> {
    rounded(range.lowerBound / divisor)...rounded(range.upperBound / divisor)
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  // MARK: Colors

  private mutating func makeColor(_ others: [Color], _ stage: StageFeeds) {
    if case .straightColor = parameter.role, let stated = parameter.defaultValue,
      stated.count == 4, stated.allSatisfy(\.isFinite)
    {
      // Not by way of a premultiplied color, which loses what alpha 0 hides.
      source = .init(range: .type, defaultValue: parameter.defaultSource ?? .comment)
      let color = Color(red: stated[0], green: stated[1], blue: stated[2], opacity: stated[3])
      return setControl(.color(defaultValue: color))
    }
    var color = ColorGuess.color(named: NameWords(parameter.name), index: others.count)
    // Ink alone would be dark on the stage, which is dark.
    let isAlone =
      stage.parameters.filter { $0.role == .colorValue }.count == 1
      && !NameWords(parameter.name).hasAny(of: ["black"])
    if stage.kind == .fill, isAlone, color.prefix(3).allSatisfy({ $0 < 0.2 }) {
      color = ColorGuess.palette[0]
    }
    // Of a ramp from a color to itself nothing is seen.
    let used = others.map { [$0.red, $0.green, $0.blue, $0.opacity] }
    if used.contains(color) { color = ColorGuess.palette.first { !used.contains($0) } ?? color }
    source = .init(range: .type, defaultValue: .name)
    if let stated = parameter.defaultValue, stated.allSatisfy(\.isFinite) {
      switch stated.count {
      case 4: color = stated
      case 3: color = stated + [1]
      case 1: color = [stated[0], stated[0], stated[0], 1]
      default: break
      }
      if [1, 3, 4].contains(stated.count) {
        source = .init(range: .type, defaultValue: parameter.defaultSource ?? .comment)
      }
    }
    setControl(.color(defaultValue: Color(premultiplied: color)))
  }
}
