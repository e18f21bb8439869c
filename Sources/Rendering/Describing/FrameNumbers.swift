internal import Layers

/// The numbers of a frame's draws, and everything else about it as one value.
///
/// Two frames with one structure are drawn by the same programs into targets of the same sizes;
/// only what their uniform blocks hold differs.
nonisolated package struct FrameNumbers: Sendable {
  /// By draw: those of the passes in drawing order, then the steps of each simulation.
  package let floats: [[Float]]
  package let structure: Structure

  package struct Structure: Hashable, Sendable {
    fileprivate let passes: [Pass]
    fileprivate let steps: [SimulationPlan.Step]
  }

  package init(of plan: FramePlan) {
    let steps = plan.passes.flatMap(\.draws).flatMap(\.simulationSteps)
    floats =
      plan.passes.flatMap { pass in pass.draws.map { $0.uniforms(in: pass) } }
      + steps.map { step in
        step.draw.uniforms(in: Pass(pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight))
      }
    structure = Structure(
      passes: plan.passes.map { pass in
        var pass = pass
        pass.draws = pass.draws.map(\.withoutNumbers)
        return pass
      },
      steps: steps.map { step in
        var step = step
        step.draw = step.draw.withoutNumbers
        return step
      })
  }
}

nonisolated extension Draw {
  fileprivate var simulationSteps: [SimulationPlan.Step] {
    textures.flatMap { texture -> [SimulationPlan.Step] in
      if case .simulation(let plan) = texture.source { plan.steps } else { [] }
    }
  }

  /// The draw by its program and textures alone.
  fileprivate var withoutNumbers: Draw {
    var draw = self
    draw.values = UniformList()
    draw.transform = .identity
    switch content {
    case .paint(let paint, _):
      draw.content = .paint(paint, bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    case .mesh(let mesh, let size): draw.content = .mesh(mesh.withoutNumbers, size)
    }
    draw.textures = textures.map { texture in
      guard case .simulation(var plan) = texture.source else { return texture }
      (plan.steps, plan.frame) = ([], 0)
      return Texture(source: .simulation(plan), sampling: texture.sampling)
    }
    return draw
  }
}

nonisolated extension MeshGradient {
  /// A mesh of the same size.
  fileprivate var withoutNumbers: MeshGradient {
    MeshGradient(
      width: width, height: height, points: points.map { _ in UnitPoint(x: 0, y: 0) },
      colors: colors.map { _ in .clear })
  }
}
