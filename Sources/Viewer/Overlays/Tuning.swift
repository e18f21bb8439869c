internal import Parameters
internal import Scenes

/// Which value the arrow keys move: a parameter, or one component of it.
nonisolated struct Tuning: Sendable, Equatable {
  struct Choice: Sendable, Equatable {
    var name: String
    /// Of a vector.
    var component: Int?
  }

  /// `nil` until one is chosen.
  private(set) var chosen: Choice?

  /// Moves the choice by `steps`, around the ends; the first move chooses the first or the last.
  mutating func choose(by steps: Int, of parameters: ParameterSet) {
    let all = Self.choices(of: parameters)
    guard !all.isEmpty else { return }
    guard let index = all.firstIndex(where: { $0 == chosen }) else {
      chosen = steps > 0 ? all.first : all.last
      return
    }
    chosen = all[((index + steps) % all.count + all.count) % all.count]
  }

  /// Chooses the parameter called `name`.
  mutating func choose(_ name: String, of parameters: ParameterSet) {
    guard chosen?.name != name else { return }
    chosen = Self.choices(of: parameters).first { $0.name == name } ?? chosen
  }

  /// The chosen parameter; `nil` if none is.
  func parameter(of parameters: ParameterSet) -> Parameter? {
    chosen.flatMap { choice in parameters.all.first { $0.name == choice.name } }
  }

  /// Values that the keys can move: every parameter but lists, meshes' points, pictures and texts;
  /// vectors component by component.
  private static func choices(of parameters: ParameterSet) -> [Choice] {
    parameters.all.flatMap { parameter -> [Choice] in
      switch parameter.kind {
      case .vector(let components, _, _, _):
        components.indices.map { Choice(name: parameter.name, component: $0) }
      case .list, .picture, .text, .points, .colors: []
      case .number, .choice, .toggle, .color, .mesh: [Choice(name: parameter.name, component: nil)]
      }
    }
  }
}
