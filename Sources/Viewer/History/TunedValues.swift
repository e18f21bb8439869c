internal import Parameters
internal import Scenes

/// Values that a user holds in a scene.
nonisolated struct TunedValues: Sendable, Equatable {
  var held: [String: ParameterValue] = [:]

  /// Every parameter free.
  static let defaults = TunedValues()

  init() {}

  init(of scene: any Scene) { held = scene.parameters.held }

  /// Returns the events that bring a scene from these values to `other`, in the order of its
  /// parameters.
  ///
  /// Parameters after one that changes are set again where they are held: another mesh lets go of
  /// the points of the one before.
  func events(to other: TunedValues, of parameters: ParameterSet) -> [SceneEvent] {
    var events: [SceneEvent] = []
    for name in parameters.all.map(\.name) {
      let value = other.held[name]
      guard held[name] != value || (value != nil && !events.isEmpty) else { continue }
      events.append(value.map { .hold(name: name, value: $0) } ?? .release(name: name))
    }
    return events
  }

  /// Returns the parameters whose values differ, sorted.
  func names(changedTo other: TunedValues) -> [String] {
    Set(held.keys).union(other.held.keys).filter { held[$0] != other.held[$0] }.sorted()
  }
}
