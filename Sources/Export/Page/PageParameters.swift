internal import Files
internal import Layers
internal import Parameters
internal import Scenes

/// The parameters of a page: their values, what moves them, and which of them are controls.
struct PageParameters {
  private let scene: PageScene
  private let fits: [UniformFit]
  /// Names of parameters that others move between.
  private let named: Set<String>

  /// - Throws: `ExportError` if something moves that changes more than numbers.
  init(of scene: PageScene, fits: [UniformFit]) throws(ExportError) {
    (self.scene, self.fits) = (scene, fits)
    let drives = scene.parameters.compactMap { scene.drive(of: $0) }
    named = Set(drives.flatMap(\.names))
    // What goes by the layer's size stays, as that does.
    for parameter in scene.parameters
    where ![nil, .layout].contains(scene.drive(of: parameter))
      && fits.contains(where: { $0.isFixed(parameter) })
    {
      throw ExportError(
        "'\(parameter.name)' changes more than numbers, which a page does not follow",
        hint: "hold it: --set \(parameter.name)=\(scene.value(of: parameter))")
    }
  }

  var json: JSON { .array(scene.parameters.compactMap(json)) }

  private func json(_ parameter: Parameter) -> JSON? {
    let value = scene.value(of: parameter)
    guard
      let numbers = parameter.numbers(of: value, isPremultiplied: scene.isPremultiplied)
    else { return nil }
    return .object(
      [
        .init("name", .string(parameter.name)),
        .init("label", .string(parameter.label ?? parameter.name)),
        .init("summary", .string(parameter.summary)),
        .init("value", .numbers(numbers)),
        .init("drive", scene.drive(of: parameter).map(JSON.init) ?? .null),
        .init("isControl", .boolean(isControl(parameter))),
      ] + kind(of: parameter))
  }

  /// Whether a user of the page can set it: it rests, and something follows it.
  private func isControl(_ parameter: Parameter) -> Bool {
    guard scene.drive(of: parameter) == nil, !parameter.isMomentary,
      !scene.motion.fixed.contains(parameter.name)
    else { return false }
    if fits.contains(where: { $0.isFixed(parameter) }) { return false }
    return named.contains(parameter.name) || fits.contains { $0.follows(parameter) }
  }

  private func kind(of parameter: Parameter) -> [JSON.Member] {
    let unit = parameter.unitSymbol.isEmpty ? "" : " \(parameter.unitSymbol)"
    func slider(_ ranges: [ClosedRange<Double>], _ step: Double) -> [JSON.Member] {
      [
        .init("kind", .string("number")), .init("step", .number(step)),
        .init("unit", .string(unit)),
        .init("ranges", .array(ranges.map { .numbers([$0.lowerBound, $0.upperBound]) })),
      ]
    }
    func names(_ names: [String]) -> JSON { .array(names.map(JSON.string)) }
    switch parameter.kind {
    case .number(let range, let step, _): return slider([range], step)
    case .vector(let components, let range, let step, _):
      let ranges = parameter.componentRanges ?? components.map { _ in range }
      return slider(ranges, step) + [.init("components", names(components))]
    case .choice(let all), .mesh(let all):
      return [.init("kind", .string("choice")), .init("names", names(all))]
    case .toggle: return [.init("kind", .string("toggle"))]
    default: return [.init("kind", .string("color"))]
    }
  }
}

extension ParameterDrive {
  /// Parameters whose values it moves between.
  fileprivate var names: [String] {
    switch self {
    case .glide(let released, let pressed): [released, pressed] + Self.springNames
    case .jump(let released, let pressed): [released, pressed]
    case .glideFromRest: Self.springNames
    case .stringsClock: ["clock"]
    default: []
    }
  }

  private static let springNames = ["spring.duration", "spring.bounce"]
}

extension JSON {
  fileprivate init(_ drive: ParameterDrive) {
    func by(_ name: String, _ members: [Member] = []) -> JSON {
      .object([.init("by", .string(name))] + members)
    }
    func axis(_ axis: ParameterDrive.Axis?) -> [Member] {
      [.init("axis", axis.map { .string("\($0)") } ?? .null)]
    }
    func ends(_ released: String, _ pressed: String) -> [Member] {
      [.init("released", .string(released)), .init("pressed", .string(pressed))]
    }
    switch drive {
    case .time: self = by("time")
    case .timeSincePress: self = by("timeSincePress")
    case .touch(let along, let isUnit, let frame):
      self = by(
        "touch",
        axis(along) + [.init("isUnit", .boolean(isUnit)), .init("frame", .rectangle(frame))])
    case .dragTranslation(let along): self = by("dragTranslation", axis(along))
    case .dragVelocity(let along): self = by("dragVelocity", axis(along))
    case .pressed: self = by("pressed")
    case .glide(let released, let pressed): self = by("glide", ends(released, pressed))
    case .glideFromRest(let target): self = by("glideFromRest", [.init("to", .numbers(target))])
    case .jump(let released, let pressed): self = by("jump", ends(released, pressed))
    case .stringsClock: self = by("stringsClock")
    case .layout: self = by("layout")
    case .stretch(let seconds): self = by("stretch", [.init("seconds", .number(seconds))])
    case .pressPlace(let frame): self = by("pressPlace", [.init("frame", .rectangle(frame))])
    case .thereAndBack(let travel, let rest):
      self = by("thereAndBack", [.init("travel", .number(travel)), .init("rest", .number(rest))])
    }
  }
}
