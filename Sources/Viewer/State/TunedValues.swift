internal import Layers
internal import Parameters
internal import Scenes

/// What a user has set in a scene: the values held, and the points dragged.
nonisolated struct TunedValues: Sendable, Equatable {
  var held: [String: ParameterValue] = [:]
  /// By index.
  var points: [Int: UnitPoint] = [:]

  /// Every parameter free, every point where the scene puts it.
  static let defaults = TunedValues()

  init() {}

  init(of scene: any Scene) {
    held = scene.parameters.held
    points = scene.movedPoints
  }

  /// Returns the events that bring a scene from these values to `other`, in an order that any scene
  /// takes: points last, because another mesh puts all of its points back.
  func events(to other: TunedValues) -> [SceneEvent] {
    var events: [SceneEvent] = []
    for name in names(changedTo: other) {
      events.append(other.held[name].map { .hold(name: name, value: $0) } ?? .release(name: name))
    }
    if points != other.points || (!events.isEmpty && !other.points.isEmpty) {
      events.append(.arrange(other.points))
    }
    return events
  }

  /// Returns the parameters whose values differ, sorted.
  func names(changedTo other: TunedValues) -> [String] {
    Set(held.keys).union(other.held.keys).filter { held[$0] != other.held[$0] }.sorted()
  }
}
