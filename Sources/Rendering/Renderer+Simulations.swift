internal import Layers
internal import OpenGL

/// Running simulations: their passes into their own buffers, frame after frame.
extension Renderer {
  /// Runs a simulation up to the plan's frame, and returns its picture.
  func run(
    _ plan: SimulationPlan, reading targets: [Int: PassTextures.Target]
  ) throws -> PassTextures.Target {
    let state: SimulationState
    if let known = simulations[plan.simulation], known.fits(plan), known.frame <= plan.frame {
      state = known
    } else {
      state = try SimulationState(plan) { self.quads.clear(red: 0, green: 0, blue: 0, alpha: 0) }
      simulations[plan.simulation] = state
    }
    state.lastUse = frame
    let missing = plan.frame - state.frame
    let steps = plan.hasMemory ? min(missing, plan.maxSteps) : min(missing, 1)
    for number in (plan.frame - steps + 1)..<(plan.frame + 1) {
      for (index, step) in plan.steps.enumerated() {
        try draw(step, index, number: number, of: state, reading: targets)
      }
    }
    state.frame = plan.frame
    return state.buffers[plan.steps.count - 1].current
  }

  private func draw(
    _ step: SimulationPlan.Step, _ index: Int, number: Int, of state: SimulationState,
    reading targets: [Int: PassTextures.Target]
  ) throws {
    var draw = step.draw
    for clock in draw.clockSlots {
      let value =
        clock.kind == .frame ? Double(number) : Double(number) * Simulation.frameDuration
      draw.values.set(clock.slot, to: value)
    }
    state.buffers[index].turn()
    let pass = Pass(pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight)
    let program = try programs.program(of: draw)
    let units = try draw.textures.map { texture in
      try unit(for: texture, reading: targets) { read, isPrevious in
        // Passes up to this one have turned already: what they drew last is behind them.
        let buffer = state.buffers[read]
        return isPrevious && read <= index ? buffer.previous : buffer.current
      }
    }
    drawCount += 1
    passCount += 1
    state.buffers[index].current.framebuffer.bound {
      program.draw(values.block(of: draw.numbers(in: pass)), of: values) {
        bind(units[...], unit: 0) { quads.drawQuad(blending: .replace) }
      }
    }
  }
}
