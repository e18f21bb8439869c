internal import Binding
internal import Layers
internal import Parameters

/// The values of an effect's arguments at one time: what they are held at, or what feeds them.
struct FeedValues {
  /// Seconds of the scene's clock.
  let time: Double
  /// The effect's layer on the canvas.
  let frame: Rect
  let input: UserInput
  /// How far the press is carried, 0…1; a bouncy spring overshoots.
  let press: Double
  /// Those of the call that is shown.
  let bindings: [ArgumentBinding]
  let rows: EffectRows
  let parameters: ParameterSet
  let environment: SceneEnvironment

  func held(_ name: String) -> ParameterValue? { parameters.held[name] }

  func binding(of name: String) -> ArgumentBinding? {
    bindings.first { $0.parameter.name == name }
  }

  /// Returns the value of a parameter of the effect.
  func value(of parameter: Parameter) -> ParameterValue {
    let name = parameter.name
    if let held = held(name) { return held }
    if let binding = binding(of: name) { return value(of: binding) }
    if EffectRows.progress ~= parameter { return value(of: EffectRows.progressFeed, name) }
    return parameters.value(of: name) ?? parameter.defaultValue
  }

  /// Returns the value of an argument.
  func value(of binding: ArgumentBinding) -> ParameterValue {
    let name = binding.parameter.name
    if let held = held(name) { return held }
    if binding.parameter.isMomentary {
      return .toggle(input.buttonFrames[name] == Simulation.frame(at: time))
    }
    guard binding.choices.isEmpty else { return parameters.value(of: name) ?? .number(0) }
    return value(of: binding.feed, name)
  }

  /// Whether programs are specialized for an argument: its author says that they may be, and it
  /// does not move by itself.
  func isConstant(_ binding: ArgumentBinding) -> Bool {
    guard binding.parameter.isSpecializationConstant else { return false }
    guard held(binding.parameter.name) == nil else { return true }
    guard binding.feed == .control else { return false }
    return binding.pressed == nil || press == 0 || press == 1
  }

  // MARK: - Feeds

  /// Returns what a feed gives; no numbers where only the renderer knows them.
  ///
  /// - Parameter name: The parameter that is fed.
  func value(of feed: Feed, _ name: String) -> ParameterValue {
    let size = frame.size
    switch feed {
    case .control: return driven(name)
    case .picture: return .picture(nil)
    case .count(let array): return .number(Double(elementCount(of: array)))
    case .numbers(let numbers): return .numbers(numbers)
    case .layerSize: return .numbers([size.width, size.height])
    case .layerBounds: return .numbers([0, 0, size.width, size.height])
    case .layerWidth: return .number(size.width)
    case .layerHeight: return .number(size.height)
    case .layerAspect: return .number(size.width / size.height)
    case .layerCenter(let space): return place(size.center, nil, in: space)
    case .time, .channelTime: return .number(time)
    case .timeSincePress: return .number(time - (input.pointer.pressTime ?? 0))
    case .frame: return .number(Double(Simulation.frame(at: time)))
    case .date(let firstMonth):
      return .numbers(environment.date.numbers(firstMonth: firstMonth, after: time))
    case .thereAndBack(let travel, let rest):
      return .number(Self.thereAndBack(time, travel: travel, rest: rest))
    case .touch(let axis, let space): return place(touch, axis, in: space)
    case .dragTranslation(let axis): return vector(input.pointer.translation, axis)
    case .dragVelocity(let axis): return vector(input.pointer.velocity, axis)
    case .pressed: return .number(input.pointer.isDown ? 1 : 0)
    case .unitPointer:
      let place = input.pointerPlace ?? size.center
      return .numbers([place.x / size.width, 1 - place.y / size.height])
    case .cursorChangeTime: return .number(input.cursor.changeTime)
    case .focus: return .number(input.isFocused ? 1 : 0)
    case .focusTime: return .number(input.focusTime)
    case .parameter(let other): return parameterValue(of: other)
    case .stretch, .stringsClock, .pressPlace, .glide, .glideFromRest, .jump, .element, .pointer,
      .mouse, .cursor, .raster, .passIndex, .channel, .channelSize:
      return .numbers([])
    }
  }

  private func parameterValue(of name: String) -> ParameterValue {
    parameters.all.first { $0.name == name }.map { value(of: $0) } ?? .number(0)
  }

  /// A control where the press has carried it.
  private func driven(_ name: String) -> ParameterValue {
    let rest = parameters.value(of: name) ?? .number(0)
    guard let pressed = binding(of: name)?.pressed else { return rest }
    switch rest {
    case .number:
      guard let ends = rows.ends(of: name, in: parameters) else { return rest }
      return .number(ends.released + (ends.pressed - ends.released) * press)
    case .numbers(let numbers) where numbers.count == pressed.count:
      return .numbers(zip(numbers, pressed).map { $0 + ($1 - $0) * press })
    default: return rest
    }
  }

  /// Where the effect is touched, in user space of its layer: the middle until it is.
  private var touch: Point {
    guard let place = input.pointer.place else { return frame.size.center }
    return Point(x: place.x - frame.minX, y: place.y - frame.minY)
  }

  private func place(_ point: Point, _ axis: Feed.Axis?, in space: Feed.Space) -> ParameterValue {
    guard space == .unit else { return vector(point, axis) }
    return vector(Point(x: point.x / frame.size.width, y: point.y / frame.size.height), axis)
  }

  private func vector(_ point: Point, _ axis: Feed.Axis?) -> ParameterValue {
    switch axis {
    case nil: .numbers([point.x, point.y])
    case .x: .number(point.x)
    case .y: .number(point.y)
    }
  }

  private func elementCount(of array: String) -> Int {
    guard let binding = binding(of: array), case .numbers(let numbers) = value(of: binding) else {
      return 0
    }
    switch binding.parameter.role {
    case .array(let components, _): return numbers.count / components
    case .data: return numbers.count
    default: return 0
    }
  }

  /// There and back, with a rest at both ends.
  private static func thereAndBack(_ time: Double, travel: Double, rest: Double) -> Double {
    let place = time.truncatingRemainder(dividingBy: 2 * (travel + rest))
    let there = min(max(place - rest, 0) / travel, 1)
    let back = min(max(place - 2 * rest - travel, 0) / travel, 1)
    return there - back
  }
}
