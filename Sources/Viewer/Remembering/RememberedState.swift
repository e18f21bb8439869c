internal import Layers
internal import Parameters
internal import Scenes

/// State that the window stores from one run to the next.
nonisolated struct RememberedState: Sendable, Equatable {
  /// Values set in a scene or in a function of a user's file.
  struct Entry: Sendable, Equatable {
    /// Name of what is opened, see ``ViewerState/sceneKey``.
    let key: String
    /// Values as `--set` takes them, by name.
    var held: [String: String] = [:]
  }

  /// The one changed last comes first.
  private(set) var entries: [Entry] = []
  /// In points; `nil` until the user gave the window another size.
  var windowSize: Size?
  var isInspectorOpen = false
  var feedback = Feedback.none
  /// Whether the message of the first start was shown.
  var hasShownKeys = false

  /// Entries after which those unchanged for longest are forgotten.
  private static let limit = 200

  /// Nothing remembered, and nothing to say.
  static let fresh = RememberedState(hasShownKeys: true)

  func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// Stores an entry in place of the one with its key; an empty one only removes that.
  mutating func set(_ entry: Entry) {
    entries.removeAll { $0.key == entry.key }
    if !entry.held.isEmpty { entries.insert(entry, at: 0) }
    if entries.count > Self.limit { entries.removeLast(entries.count - Self.limit) }
  }
}

nonisolated extension RememberedState.Entry {
  /// - Parameter given: Values that the command line gave: they are not stored while they are
  ///   unchanged, because the command line gives them again.
  init(key: String, _ values: TunedValues, without given: [String: ParameterValue] = [:]) {
    self.key = key
    for (name, value) in values.held where given[name] != value {
      // Files come from the command line alone.
      switch value {
      case .picture, .mesh: continue
      default: break
      }
      held[name] = value.description
    }
  }

  /// Returns the values of the parameters that the scene still has; those that it would not take
  /// are left out.
  func values(for parameters: ParameterSet) -> TunedValues {
    var values = TunedValues()
    for parameter in parameters.all where parameter.kind != .picture {
      values.held[parameter.name] = held[parameter.name].flatMap { try? parameter.value(from: $0) }
    }
    return values
  }
}
