internal import Scenes

/// Which parameter the arrow keys move, and what a nudge makes of it.
struct Tuning {
  /// Index into the scene's parameters; `nil` until one is chosen.
  private(set) var chosen: Int?

  /// Moves the choice by `steps`, round at the ends; the first move chooses the first or the last.
  mutating func choose(by steps: Int, of parameters: ParameterSet) {
    let count = parameters.all.count
    guard count > 0 else { return }
    guard let chosen else {
      chosen = steps > 0 ? 0 : count - 1
      return
    }
    self.chosen = ((chosen + steps) % count + count) % count
  }

  /// Chooses the parameter called `name`.
  mutating func choose(_ name: String, of parameters: ParameterSet) {
    chosen = parameters.all.firstIndex { $0.name == name } ?? chosen
  }

  /// The chosen parameter; `nil` if none is.
  func parameter(of parameters: ParameterSet) -> Parameter? {
    chosen.flatMap { parameters.all.indices.contains($0) ? parameters.all[$0] : nil }
  }
}
