internal import Binding
internal import Layers
internal import Parameters

/// What a function is called with at one moment.
struct EffectArguments {
  /// All that arguments are fed from.
  struct Moment {
    /// Seconds of the scene's clock.
    let time: Double
    /// The effect's layer on the canvas.
    let frame: Rect
    let pointer: EffectPointer
    /// How far the press is carried, 0…1; a bouncy spring overshoots.
    let press: Double
    let rows: EffectParameters
    let parameters: ParameterSet
    /// The user's picture.
    let picture: Image?
  }

  private let effect: Effect
  private let bindings: [ArgumentBinding]
  private let moment: Moment

  init(_ effect: Effect, _ moment: Moment) { self.init(effect, effect.bindings, moment) }

  /// - Parameter bindings: Those of one of the effect's calls.
  init(_ effect: Effect, _ bindings: [ArgumentBinding], _ moment: Moment) {
    self.effect = effect
    self.bindings = bindings
    self.moment = moment
  }

  /// The call, arguments in order; the length of a list travels with the list.
  var shader: Shader {
    Shader(effect.function, bindings.compactMap(argument))
  }

  private func argument(for binding: ArgumentBinding) -> Shader.Argument? {
    let value = held(binding) ?? value(of: binding)
    switch (binding.parameter.role, value) {
    case (.count, _): return nil
    case (.array(let components, _), .numbers(let numbers)):
      return .floatArray(
        counted(numbers, components: components, of: binding), components: components)
    case (.texture, .picture(let picture)):
      return .image(picture?.image ?? standardPicture(binding))
    case (.texture, _): return .image(standardPicture(binding))
    case (.colorValue, .color(let color)): return .color(color)
    case (.value(_, let components), _):
      if binding.feed == .layerBounds, held(binding) == nil { return .boundingRect }
      return vector(numbers(of: value), components: components, of: binding)
    default: return vector(numbers(of: value), components: 4, of: binding)
    }
  }

  private func held(_ binding: ArgumentBinding) -> ParameterValue? {
    moment.parameters.held[binding.parameter.name]
  }

  private func numbers(of value: ParameterValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .toggle(let isOn): [isOn ? 1 : 0]
    case .color(let color):
      [color.red, color.green, color.blue].map { $0 * color.opacity } + [color.opacity]
    case .choice, .picture, .text, .points, .colors, .mesh: [0]
    }
  }

  /// As many numbers as the argument has components; what the feed lacks is 1 for sizes, else 0.
  private func vector(
    _ numbers: [Double], components: Int, of binding: ArgumentBinding
  ) -> Shader.Argument {
    let filler = binding.feed == .layerSize ? 1.0 : 0
    let count = min(components, 4)
    let filled = (0..<count).map { numbers.indices.contains($0) ? numbers[$0] : filler }
    return isConstant(binding) ? .constant(filled) : .numbers(filled)
  }

  /// Whether programs are specialized for the argument: its author says that they may be, and it
  /// does not move by itself.
  func isConstant(_ binding: ArgumentBinding) -> Bool {
    guard binding.parameter.isSpecializationConstant else { return false }
    guard held(binding) == nil else { return true }
    guard binding.feed == .control else { return false }
    return binding.pressed == nil || moment.press == 0 || moment.press == 1
  }

  /// The list as long as a held count says; zeros beyond what there is.
  private func counted(
    _ numbers: [Double], components: Int, of binding: ArgumentBinding
  ) -> [Double] {
    let name = binding.parameter.name
    let counter = bindings.first { $0.feed == .count(ofArray: name) }
    guard let counter, case .number(let count) = held(counter) else { return numbers }
    let wanted = max(0, Int(clamping: min(count, 1e6))) * components
    return (0..<wanted).map { numbers.indices.contains($0) ? numbers[$0] : 0 }
  }

  private func standardPicture(_ binding: ArgumentBinding) -> Image {
    if effect.kind == .fill, let own = moment.picture { return own }
    return SuppliedPicture.image(forArgument: binding.parameter.name)
  }

  // MARK: - Feeds

  /// What feeds an argument that is not held.
  func value(of binding: ArgumentBinding) -> ParameterValue {
    let size = moment.frame.size
    switch binding.feed {
    case .layerSize: return .numbers([size.width, size.height])
    case .layerBounds: return .numbers([0, 0, size.width, size.height])
    case .layerWidth: return .number(size.width)
    case .layerHeight: return .number(size.height)
    case .layerAspect: return .number(size.width / size.height)
    case .layerCenter(let space): return place(size.center, nil, in: space)
    case .time: return .number(moment.time)
    case .timeSincePress:
      return .number(moment.time - (moment.pointer.pressTime ?? 0))
    case .touch(let axis, let space): return place(touch, axis, in: space)
    case .dragTranslation(let axis): return vector(moment.pointer.translation, axis)
    case .dragVelocity(let axis): return vector(moment.pointer.velocity, axis)
    case .pressed: return .number(moment.pointer.isDown ? 1 : 0)
    case .control: return driven(binding)
    case .picture: return .picture(nil)
    case .count(let array): return .number(Double(elementCount(of: array)))
    }
  }

  /// A control where the press has carried it.
  private func driven(_ binding: ArgumentBinding) -> ParameterValue {
    let name = binding.parameter.name
    let rest = moment.parameters.value(of: name) ?? .number(0)
    guard let pressed = binding.pressed else { return rest }
    switch rest {
    case .number:
      guard let ends = moment.rows.ends(of: name, in: moment.parameters) else { return rest }
      return .number(ends.released + (ends.pressed - ends.released) * moment.press)
    case .numbers(let numbers) where numbers.count == pressed.count:
      return .numbers(zip(numbers, pressed).map { $0 + ($1 - $0) * moment.press })
    default: return rest
    }
  }

  /// Where the effect is touched, in user space of its layer: the middle until it is.
  private var touch: Point {
    guard let place = moment.pointer.place else { return moment.frame.size.center }
    return Point(x: place.x - moment.frame.minX, y: place.y - moment.frame.minY)
  }

  private func place(
    _ point: Point, _ axis: ArgumentFeed.Axis?, in space: ArgumentFeed.Space
  ) -> ParameterValue {
    guard space == .unit else { return vector(point, axis) }
    let size = moment.frame.size
    return vector(Point(x: point.x / size.width, y: point.y / size.height), axis)
  }

  private func vector(_ point: Point, _ axis: ArgumentFeed.Axis?) -> ParameterValue {
    switch axis {
    case nil: .numbers([point.x, point.y])
    case .x: .number(point.x)
    case .y: .number(point.y)
    }
  }

  private func elementCount(of array: String) -> Int {
    guard let binding = bindings.first(where: { $0.parameter.name == array }),
      case .array(let components, _) = binding.parameter.role
    else { return 0 }
    return numbers(of: held(binding) ?? value(of: binding)).count / components
  }
}
