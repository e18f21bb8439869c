internal import OpenGL

/// How a program is drawn with, as far as drivers on the processor compile it for that.
///
/// It holds no pictures: textures of a few pixels that are read in the same way stand for them.
nonisolated struct ProgramUse: Hashable, Sendable {
  let blending: Blending
  /// By texture unit.
  let samplers: [SampledTexture]
  /// Of the texture that is drawn into; `nil` for what the context draws into by itself.
  let target: PixelFormat?
}

nonisolated extension ProgramUse {
  /// Has the driver compile a program for this use, in the context that is current.
  ///
  /// - Parameter capacity: `vec4`s of the uniform block that the program reads.
  func finish(_ program: borrowing Program, capacity: Int) {
    func draw() {
      let units = samplers.map(StandInTexture.init)
      Quirks.finishCompiling(program, blending: blending, vectors: capacity) { draw in
        StandInTexture.bind(units[...], draw)
      }
    }
    guard let target else { return draw() }
    // Without one there is nothing to draw into: the program is finished where it is drawn.
    let texture = try? Framebuffer(
      pixelWidth: 4, pixelHeight: 4, format: target, label: "finishing programs")
    texture?.bound(draw)
  }
}

nonisolated extension FramePlan {
  /// All draws with how their programs are drawn with, those of simulations included.
  ///
  /// - Parameter format: Of the textures that passes are drawn into.
  func usesOfPrograms(format: PixelFormat) -> [(draw: Draw, use: ProgramUse)] {
    var uses: [(draw: Draw, use: ProgramUse)] = []
    for (index, pass) in passes.enumerated() {
      let isLast = index == passes.count - 1
      for draw in pass.draws {
        for case .simulation(let simulation) in draw.textures.map(\.source) {
          uses += simulation.steps.map { ($0.draw, use(of: $0, in: simulation, format: format)) }
        }
        let own = ProgramUse(
          blending: Blending(draw.blending),
          samplers: draw.textures.map { SampledTexture($0, in: self, format: format) },
          target: isLast ? nil : format)
        uses.append((draw, own))
      }
    }
    return uses
  }

  private func use(
    of step: SimulationPlan.Step, in simulation: SimulationPlan, format: PixelFormat
  ) -> ProgramUse {
    ProgramUse(
      blending: .replace,
      samplers: step.draw.textures.map { SampledTexture($0, in: self, simulation, format: format) },
      target: step.buffer.isFloat ? .floats : .bytes)
  }
}
