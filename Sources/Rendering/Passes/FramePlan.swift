internal import Layers

/// The passes of one frame in the order they are drawn; the last one draws into the window or the
/// picture.
nonisolated package struct FramePlan: Sendable {
  package internal(set) var passes: [Pass]
  /// Indices of the passes that showed the same in the last frame, so that their textures are worth
  /// caching; `FrameHistory` finds them.
  var repeatedPasses: [Int] = []

  init(passes: [Pass]) { self.passes = passes }

  /// - Parameter background: Color of the target where no layer is; `nil` draws over what is there.
  init(_ plan: LayerPlan, background: Color?, in target: PlanTarget) {
    var last = Pass(
      pixelWidth: target.pixelWidth, pixelHeight: target.pixelHeight, background: background)
    last.draws = plan.draws
    self.init(passes: plan.passes + [last])
  }

  /// The same draws over another color, or over what is there.
  func over(_ background: Color?) -> FramePlan {
    var plan = self
    if passes[passes.count - 1].background != background {
      plan.passes[passes.count - 1].background = background
    }
    return plan
  }

  /// The passes up to one, which becomes the picture.
  func ending(withPass index: Int) -> FramePlan {
    FramePlan(passes: Array(passes[...index])).over(.clear)
  }

  /// The same passes, with one on a finer grid; `nil` if it draws nothing.
  ///
  /// - Parameter scale: Pixels to one of the user space of what it draws.
  package func drawing(pass index: Int, atScale scale: Double) -> FramePlan? {
    guard let first = passes[index].draws.first else { return nil }
    let factor = scale / first.transform.lengthScale
    var plan = self
    plan.passes[index].hidden = nil
    plan.passes[index].pixelWidth = Int((Double(passes[index].pixelWidth) * factor).rounded())
    plan.passes[index].pixelHeight = Int((Double(passes[index].pixelHeight) * factor).rounded())
    plan.passes[index].draws = passes[index].draws.map { draw in
      var draw = draw
      draw.transform = draw.transform.followed(by: AffineTransform(scale: factor))
      return draw
    }
    return plan
  }

  /// The first pass whose texture has a side of more pixels than `side`, the last pass aside, which
  /// has no texture.
  func passLarger(than side: Int) -> Pass? {
    passes.dropLast().first { max($0.textureWidth, $0.textureHeight) > side }
  }

  /// Whether drawing it changes nothing.
  package var isEmpty: Bool { passes[passes.count - 1].draws.isEmpty }

  /// By pass, the last one left out: what it shows; `nil` for one that looks different although it
  /// is the same, because it reads what is in motion.
  var contents: [PassContent?] { PassContent.contents(of: passes.dropLast()) }

  /// Whether the texture of a pass, by its index, is worth caching.
  func isWorthCaching(_ index: Int) -> Bool {
    passes[index].isCached || repeatedPasses.contains(index)
  }

  /// All draws, those of simulations included.
  var allDraws: [Draw] {
    passes.flatMap(\.draws).flatMap { draw in
      draw.textures.flatMap { texture -> [Draw] in
        if case .simulation(let plan) = texture.source { plan.steps.map(\.draw) } else { [] }
      } + [draw]
    }
  }

  /// By pass: the index of the last one that reads it, and its own for the last; nothing for one
  /// that is not needed.
  ///
  /// - Parameter isKnown: Whether a pass, by its index, has been drawn already, so that it reads
  ///   nothing.
  func lastUses(_ isKnown: (Int) -> Bool = { _ in false }) -> [Int: Int] {
    var uses = [passes.count - 1: passes.count - 1]
    // Passes read earlier ones only.
    for (index, pass) in passes.enumerated().reversed() where uses[index] != nil && !isKnown(index)
    {
      for draw in pass.draws {
        for texture in draw.textures {
          for read in texture.passes { uses[read] = max(index, uses[read] ?? 0) }
        }
      }
    }
    return uses
  }

  /// Names of the simulations whose pictures are read.
  var simulationNames: [String] {
    var names: [String] = []
    for pass in passes {
      for draw in pass.draws {
        for texture in draw.textures {
          if case .simulation(let plan) = texture.source { names.append(plan.simulation) }
        }
      }
    }
    return names
  }

  package var pixelWidth: Int { passes[passes.count - 1].pixelWidth }
  package var pixelHeight: Int { passes[passes.count - 1].pixelHeight }
}

extension FramePlan: Hashable {
  /// By what is drawn: which passes are repeated is advice.
  nonisolated package static func == (a: FramePlan, b: FramePlan) -> Bool { a.passes == b.passes }

  nonisolated package func hash(into hasher: inout Hasher) { hasher.combine(passes) }
}
