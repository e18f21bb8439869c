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
    let feeds = scene.parameters.compactMap { scene.feed(of: $0) }
    named = Set(feeds.flatMap(\.names)).union(scene.motion.switches.values)
    for parameter in scene.parameters {
      // What goes by the layer's size stays, as that does.
      guard let feed = scene.feed(of: parameter), !feed.isLayout,
        fits.contains(where: { $0.isFixed(parameter) })
      else { continue }
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
        .init("drive", scene.feed(of: parameter).map(drive) ?? .null),
        .init("isControl", .boolean(isControl(parameter))),
        .init("switch", scene.motion.switches[parameter.name].map(JSON.string) ?? .null),
      ] + kind(of: parameter))
  }

  /// Whether a user of the page can set it: it rests, and something follows it.
  private func isControl(_ parameter: Parameter) -> Bool {
    let motion = scene.motion
    let rests = scene.feed(of: parameter) == nil || motion.holdable == parameter.name
    guard rests, !motion.fixed.contains(parameter.name),
      !motion.hidden.contains(where: { $0.parameter == parameter })
    else { return false }
    if parameter.isMomentary { return !scene.isHeld(parameter) }
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
    case .toggle:
      return [.init("kind", .string(parameter.isMomentary ? "event" : "toggle"))]
    default: return [.init("kind", .string("color"))]
    }
  }
}

extension PageParameters {
  /// A feed as the page's script follows it.
  private func drive(_ feed: Feed) -> JSON {
    func by(_ word: String, _ members: JSON.Member...) -> JSON {
      .object([.init("by", .string(word))] + members)
    }
    let axis = JSON.Member("axis", feed.axis.map { .string($0.rawValue) } ?? .null)
    let frame = JSON.Member("frame", .rectangle(scene.motion.frame))
    return switch feed {
    case .touch(_, let space):
      by(feed.word, axis, .init("isUnit", .boolean(space == .unit)), frame)
    case .dragTranslation, .dragVelocity: by(feed.word, axis)
    case .glide(let released, let pressed), .jump(let released, let pressed):
      by(feed.word, .init("released", .string(released)), .init("pressed", .string(pressed)))
    case .glideFromRest(let target): by(feed.word, .init("to", .numbers(target)))
    case .stretch(let seconds): by(feed.word, .init("seconds", .number(seconds)))
    case .pressPlace: by(feed.word, frame)
    case .thereAndBack(let travel, let rest):
      by(feed.word, .init("travel", .number(travel)), .init("rest", .number(rest)))
    default: by(feed.isLayout ? "layout" : feed.word)
    }
  }
}

extension Feed {
  /// Parameters whose values it moves between.
  fileprivate var names: [String] {
    switch self {
    case .glide(let released, let pressed): [released, pressed] + SpringParameters.names
    case .jump(let released, let pressed): [released, pressed]
    case .glideFromRest: SpringParameters.names
    case .stringsClock: ["clock"]
    default: []
    }
  }
}
