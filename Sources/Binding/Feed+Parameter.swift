internal import Parameters

extension Feed {
  /// The kind of value at which a user can hold an argument with this feed.
  var kind: Parameter.Kind {
    switch self {
    case .layerSize: Self.vector(["width", "height"], 0...2000)
    case .layerBounds: Self.vector(["x", "y", "width", "height"], 0...2000)
    case .layerWidth, .layerHeight: .number(range: 0...2000, step: 1, defaultValue: 0)
    case .layerAspect: .number(range: 0.1...10, step: 0.01, defaultValue: 1)
    // As wide as a window opens: a pad shows the place where it is.
    case .layerCenter(let space), .touch(nil, let space):
      Self.vector(["x", "y"], space == .points ? 0...640 : 0...1)
    case .touch(_, let space):
      space == .points
        ? .number(range: 0...2000, step: 1, defaultValue: 0)
        : .number(range: 0...1, step: 0.01, defaultValue: 0)
    case .time, .timeSincePress: .number(range: 0...60, step: 0.05, defaultValue: 0)
    case .dragTranslation(nil), .dragVelocity(nil): Self.vector(["x", "y"], -1000...1000)
    case .dragTranslation, .dragVelocity:
      .number(range: -1000...1000, step: 1, defaultValue: 0)
    case .pressed: .number(range: 0...1, step: 1, defaultValue: 0)
    case .count: .number(range: 0...256, step: 1, defaultValue: 0)
    case .picture: .picture
    default: .number(range: 0...1, step: 0.01, defaultValue: 0)
    }
  }

  /// Empty for plain numbers.
  var unit: String {
    switch self {
    case .time, .timeSincePress: "seconds"
    case .layerSize, .layerBounds, .layerWidth, .layerHeight, .dragTranslation: "points"
    case .layerCenter(.points), .touch(_, .points): "points"
    case .dragVelocity: "points per second"
    default: ""
    }
  }

  private static func vector(
    _ components: [String], _ range: ClosedRange<Double>
  ) -> Parameter.Kind {
    .vector(
      components: components, range: range, step: range.upperBound > 1 ? 1 : 0.01,
      defaultValue: Array(repeating: 0, count: components.count))
  }
}
