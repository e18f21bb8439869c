internal import Layers

/// The plan of a layer at its place: its draws into the target, and the passes that they read.
///
/// Draws and passes refer to passes by their index in `passes`, so that the plan of a layer does
/// not depend on what else is in the frame.
nonisolated struct LayerPlan: Hashable, Sendable {
  private(set) var passes: [Pass]
  private(set) var draws: [Draw]

  init(passes: [Pass] = [], draws: [Draw] = []) {
    self.passes = passes
    self.draws = draws
  }

  /// Adds what is painted above.
  mutating func append(_ above: LayerPlan) {
    if passes.isEmpty && draws.isEmpty {
      self = above
      return
    }
    guard !above.passes.isEmpty else {
      draws += above.draws
      return
    }
    var indices: [Int] = []
    indices.reserveCapacity(above.passes.count)
    // Draws stay shared with the last frame's where they read the passes with the same indices.
    var areSame = true
    for var pass in above.passes {
      if !areSame { pass.read(indices) }
      let index = passes.add(pass)
      areSame = areSame && index == indices.count
      indices.append(index)
    }
    if areSame {
      draws += above.draws
      return
    }
    for var draw in above.draws {
      draw.read(indices)
      draws.append(draw)
    }
  }

  /// Writes the numbers of a call into draws that it is in.
  ///
  /// - Parameters:
  ///   - arguments: Where the draws have them.
  ///   - range: Indices of the draws.
  mutating func setNumbers(
    of shader: Shader, at arguments: [FunctionCall.Argument], inDraws range: Range<Int>
  ) {
    guard let first = range.first else { return }
    let before = draws[first].values
    for index in range {
      // The parts of a layer that is drawn in parts share their values.
      if index > first, draws[index].values == before {
        draws[index].values = draws[first].values
      } else {
        draws[index].values.setNumbers(of: shader, at: arguments)
      }
    }
  }
}

nonisolated extension [Pass] {
  /// Adds a pass and returns its index. One that is drawn once for several frames is added once:
  /// the parts of a layer ask for the same pictures.
  mutating func add(_ pass: Pass) -> Int {
    if pass.isCached, let known = firstIndex(of: pass) { return known }
    append(pass)
    return count - 1
  }
}

nonisolated extension Pass {
  /// Has its draws read the passes at other indices.
  ///
  /// - Parameter indices: By the index of a pass: where it stands now.
  fileprivate mutating func read(_ indices: [Int]) {
    for index in draws.indices where !draws[index].textures.isEmpty {
      draws[index].read(indices)
    }
  }
}

nonisolated extension Draw {
  /// Has it read the passes at other indices.
  fileprivate mutating func read(_ indices: [Int]) {
    for unit in textures.indices {
      switch textures[unit].source {
      case .pass(let index) where indices[index] != index:
        textures[unit].source = .pass(indices[index])
      case .simulation(var plan):
        for step in plan.steps.indices { plan.steps[step].draw.read(indices) }
        textures[unit].source = .simulation(plan)
      case .pass, .image, .framedImage, .cube, .bufferTexture, .drawing: break
      }
    }
  }
}
