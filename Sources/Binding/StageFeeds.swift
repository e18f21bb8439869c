internal import Parameters

/// Finds which parameters of a function the stage itself feeds: its size, its clock, the pointer.
///
/// Parameters are read together, for they explain each other: a `width` beside a `height` is the
/// layer's, a `center` beside a `touch` is its middle, and a `float2` of no telling name is the
/// size unless something else is.
struct StageFeeds {
  let parameters: [ParameterDeclaration]
  let kind: EffectKind
  /// The feed and whether the name decided it, by position in `parameters`.
  private(set) var found: [Int: (feed: Feed, source: NumberSource)] = [:]

  private var readings: [Int: VectorReading] = [:]
  private var words: [NameWords] = []
  /// Arguments known from a call by the author.
  private let passed: PassedArguments?
  /// Whether the stage feeds nothing that has a stated default, and a `float` is never whole.
  let trustsAuthor: Bool

  /// Whether the function knows how large its layer is.
  private(set) var hasSize = false
  /// Whether any place is given to it.
  private(set) var hasPlace = false

  init(
    of parameters: [ParameterDeclaration], kind: EffectKind, passed: PassedArguments? = nil,
    trustsAuthor: Bool = false
  ) {
    self.trustsAuthor = trustsAuthor
    self.parameters = parameters
    self.kind = kind
    self.passed = passed
    words = parameters.map { NameWords($0.name).spellingOutLetter(components: 1) }
    for (index, parameter) in parameters.enumerated() {
      if let passed, passed.bounds.contains(parameter.name) {
        found[index] = (.layerBounds, passed.source)
        continue
      }
      if let components = parameter.valueComponents, components > 1 {
        readings[index] = VectorReading(of: parameter, components: components)
      }
    }
    findSizes()
    findPlaces()
    findSidesAndAxes()
    hasPlace =
      hasPlace || found.values.contains { if case .touch = $0.feed { true } else { false } }
    findClocks()
  }

  func reading(at index: Int) -> VectorReading { readings[index] ?? .unknown }

  private func indices(_ reading: VectorReading, components: Int? = nil) -> [Int] {
    parameters.indices.filter {
      readings[$0] == reading && !isConstant($0)
        && (components == nil || parameters[$0].valueComponents == components)
    }
  }

  private mutating func feed(_ index: Int, _ feed: Feed, _ source: NumberSource = .name) {
    if found[index] == nil, !isConstant(index) { found[index] = (feed, source) }
  }

  /// Whether the author passes a number that the stage must not replace.
  private func isConstant(_ index: Int) -> Bool {
    isStated(index) || passed?.constants.contains(parameters[index].name) ?? false
  }

  /// Whether the author states what the parameter is before a user changes it: a default, or the
  /// range of a single number.
  func isStated(_ index: Int) -> Bool {
    guard trustsAuthor else { return false }
    let parameter = parameters[index]
    return parameter.defaultValue != nil || parameter.range != nil && parameter.isNumber
  }

  // MARK: Size

  private mutating func findSizes() {
    for index in indices(.size) { feed(index, .layerSize) }
    // Beside `bounds`, a `rect` is that of something else.
    let bounds = indices(.bounds)
    let named = bounds.filter { words[$0].hasAny(of: ["bound", "boundingrect", "boundingbox"]) }
    for index in named.isEmpty ? bounds : named { feed(index, .layerBounds) }
    // A float4 of another name is the bounds if positions are divided by its sides.
    let hasBounds = found.values.contains { $0.feed == .layerBounds }
    let measured = indices(.unknown, components: 4).first { parameters[$0].use.dividesPosition }
    if !hasBounds, let measured { feed(measured, .layerBounds, .type) }
    hasSize = found.values.contains { $0.feed == .layerSize || $0.feed == .layerBounds }
    // A float2 of no telling name is most often the size.
    let unknown = indices(.unknown, components: 2)
    if !hasSize, let first = unknown.first(where: { !parameters[$0].use.isPlace }) {
      feed(first, .layerSize, .type)
      hasSize = true
    }
  }

  // MARK: Places

  private mutating func findPlaces() {
    for index in indices(.translation) { feed(index, .dragTranslation(nil)) }
    for index in indices(.velocity) { feed(index, .dragVelocity(nil)) }
    for index in indices(.layerCenter) { feed(index, .layerCenter(parameters[index].place)) }
    let pointers = indices(.pointer)
    for index in pointers { feed(index, .touch(nil, parameters[index].place)) }
    var places = indices(.place, components: 2)
    let isTouched = found.values.contains { if case .touch = $0.feed { true } else { false } }
    hasPlace = isTouched || !places.isEmpty
    if isTouched || !pointers.isEmpty || hasPointerAxes {
      for index in places where words[index].words.contains("center") {
        feed(index, .layerCenter(parameters[index].place))
      }
      return
    }
    // Of several places one follows the pointer: the middle if it is among them, else the first.
    let central = places.first { ["center", "origin", "focus"].contains(words[$0].last) }
    if let chosen = central ?? places.first {
      places.removeAll { $0 == chosen }
      feed(chosen, .touch(nil, parameters[chosen].place))
    } else if let unknown = indices(.unknown, components: 2).first(where: { found[$0] == nil }) {
      feed(unknown, .touch(nil, parameters[unknown].place), .type)
      hasPlace = true
    }
  }

  private var hasPointerAxes: Bool {
    parameters.indices.contains { index in
      parameters[index].valueComponents == 1 && axis(at: index) != nil
        && words[index].hasAny(of: KnownNames.pointer)
    }
  }

  // MARK: Single numbers

  private func axis(at index: Int) -> Feed.Axis? {
    words[index].words.compactMap { Feed.Axis(rawValue: $0) }.first
  }

  private func hasNumber(named name: String) -> Bool {
    parameters.indices.contains {
      parameters[$0].valueComponents == 1 && words[$0].words == [name]
    }
  }

  private mutating func findSidesAndAxes() {
    for index in parameters.indices where parameters[index].isNumber {
      if let feed = side(at: index) ?? place(at: index) { self.feed(index, feed) }
    }
    if found.values.contains(where: { [.layerWidth, .layerHeight].contains($0.feed) }) {
      hasSize = true
    }
  }

  /// Width, height or aspect ratio of the layer.
  private func side(at index: Int) -> Feed? {
    let words = words[index]
    if words.hasAny(of: KnownNames.aspect) { return .layerAspect }
    let whole = KnownNames.wholes.union(KnownNames.size)
    if let axis = axis(at: index), words.hasAny(of: KnownNames.size),
      words.hasOnly(whole.union(["x", "y"]))
    {
      return axis == .x ? .layerWidth : .layerHeight
    }
    guard ["width", "height"].contains(words.last), words.hasOnly(whole.union([words.last])) else {
      return nil
    }
    let isTelling = words.words.count > 1
    let hasBoth = hasNumber(named: "width") && hasNumber(named: "height")
    let isOnlyMeasure = words.last == "height" && !hasSize && kind != .distortion
    guard isTelling || hasBoth || isOnlyMeasure else { return nil }
    return words.last == "width" ? .layerWidth : .layerHeight
  }

  /// One coordinate of a place.
  private func place(at index: Int) -> Feed? {
    let words = words[index]
    let space = parameters[index].place
    for (x, y) in KnownNames.axisPairs where words.words == [x] || words.words == [y] {
      guard hasNumber(named: x), hasNumber(named: y), indices(.pointer).isEmpty else { return nil }
      return .touch(words.words == [x] ? .x : .y, space)
    }
    guard let axis = axis(at: index), words.words.count > 1 else { return nil }
    switch VectorReading.movement(words) {
    case .translation: return .dragTranslation(axis)
    case .velocity: return .dragVelocity(axis)
    default: break
    }
    let owner = words.words.last { $0 != axis.rawValue } ?? ""
    guard KnownNames.pointer.contains(owner) || KnownNames.places.contains(owner) else {
      return nil
    }
    return .touch(axis, space)
  }

  // MARK: Clocks

  private mutating func findClocks() {
    for index in parameters.indices where parameters[index].isNumber && !words[index].isQuestion {
      let words = words[index]
      if words.last == "age", words.hasOnly(KnownNames.sincePress.union(["age"])) {
        feed(index, .timeSincePress)
      }
      guard words.hasAny(of: KnownNames.time) else { continue }
      // A "time" that runs from 0 to 1 is a progress.
      if let range = parameters[index].range, range.upperBound <= 1 { continue }
      // So is a "t" that shares of something are compared with.
      if parameters[index].name.count == 1, parameters[index].use.isThreshold { continue }
      if words.hasOnly(KnownNames.time.union(KnownNames.timeCompanions)) {
        let isSinceTouch = isRipple || isTouched && words.hasAny(of: ["elapsed"])
        feed(index, isSinceTouch ? .timeSincePress : .time)
      } else if words.hasOnly(KnownNames.time.union(KnownNames.sincePress)) {
        feed(index, .timeSincePress)
      }
    }
  }

  private var isTouched: Bool {
    found.values.contains { if case .touch(nil, _) = $0.feed { true } else { false } }
  }

  /// Whether a wave starts at a place and dies down with time.
  private var isRipple: Bool {
    let decays: Set = ["decay", "damping", "attenuation", "friction"]
    return isTouched
      && parameters.indices.contains { parameters[$0].isNumber && words[$0].hasAny(of: decays) }
  }

  /// Whether something holds for the function as a whole.
  func holds(_ circumstance: KnownQuantity.Circumstance) -> Bool {
    let displaces = kind == .distortion || kind == .layer
    switch circumstance {
    case .unitLengths: return !displaces && hasSize
    case .noSize: return !hasSize
    case .displacing: return displaces
    case .displacingWithoutSize: return displaces && !hasSize
    case .distortionWithoutSize: return kind == .distortion && !hasSize
    case .neighborhood:
      let blurs = words.contains { $0.hasAny(of: ["sample", "blur", "mask"]) }
      return kind == .layer && !hasPlace && (!hasSize || blurs)
    case .ripple:
      return isRipple
        && found.values.contains { if case .touch(nil, .points) = $0.feed { true } else { false } }
    case .fill: return kind == .fill
    }
  }
}

extension ParameterDeclaration {
  /// How many numbers a plain value has; `nil` for colors, arrays and textures.
  var valueComponents: Int? {
    if case .value(_, let components) = role { components } else { nil }
  }

  /// Whether it is one number, not a `bool`.
  var isNumber: Bool {
    if case .value(let kind, 1) = role { kind != .bool } else { false }
  }
}
