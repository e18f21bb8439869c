internal import Layers
internal import OpenGL

/// Running simulations: their passes into their own buffers, frame after frame.
extension Renderer {
  /// Runs a simulation up to the plan's frame, and returns its picture.
  ///
  /// - Parameter textures: What the passes of the plan drew, by their indices.
  func run(
    _ plan: SimulationPlan, reading textures: [Int: Shared<Framebuffer>]
  ) throws(DrawingError) -> Shared<Framebuffer> {
    let state = try state(of: plan)
    let missing = plan.frame - state.frame
    let steps = plan.hasMemory ? min(missing, plan.maxSteps) : min(missing, 1)
    let first = plan.frame - steps + 1
    if plan.hasMemory, state.frame < 0, first > 0 {
      // Programs write in frame 0 what all others go on from.
      try draw(plan, frames: 0...0, of: state, reading: textures)
      state.frame = 0
    }
    for number in first..<(plan.frame + 1) {
      // What happened in frames that are left out is seen in the first one that is drawn.
      let isAfterGap = number == first && state.frame >= 0
      let frames = (isAfterGap ? min(number, state.frame + 1) : number)...number
      try draw(plan, frames: frames, of: state, reading: textures)
    }
    state.frame = plan.frame
    return state.buffers[plan.steps.count - 1].current
  }

  /// Returns the buffers of a simulation: those it has, stretched if its size is another one, and
  /// cleared ones if there are none yet, or if they show a later frame.
  private func state(of plan: SimulationPlan) throws(DrawingError) -> SimulationState {
    let known = caches.simulations.use(plan.simulation).flatMap {
      $0.frame <= plan.frame ? $0 : nil
    }
    if let known, known.fits(plan) { return known }
    let state: SimulationState
    do throws(GraphicsError) {
      state = try SimulationState(plan) { quads.clear(red: 0, green: 0, blue: 0, alpha: 0) }
    } catch {
      throw .graphics(error)
    }
    if let known {
      try state.goOn(from: known) { source, target throws(DrawingError) in
        try stretch(source, over: target, times: known.stretches)
      }
    }
    caches.simulations.insert(state, for: plan.simulation)
    return state
  }

  /// Draws a buffer over all of another one.
  ///
  /// - Parameter times: How often its contents have been stretched before.
  private func stretch(
    _ source: Shared<Framebuffer>, over target: Shared<Framebuffer>, times: Int
  ) throws(DrawingError) {
    let pass = Pass(pixelWidth: target.object.pixelWidth, pixelHeight: target.object.pixelHeight)
    let draw = Draw(stretching: .thisFrame(ofPass: 0), over: pass, times: times)
    let program = try programs.program(of: draw)
    let units = try units(of: draw, reading: [:]) { _ in source }
    countSimulationPass()
    target.object.bound {
      program.draw(uniforms.block(of: draw.uniforms(in: pass)), of: uniforms) {
        bind(units[...], unit: 0) { quads.drawQuad(blending: .replace) }
      }
    }
  }

  /// Draws every pass once.
  ///
  /// - Parameter frames: The one that is drawn, and those before it that were left out.
  private func draw(
    _ plan: SimulationPlan, frames: ClosedRange<Int>, of state: SimulationState,
    reading textures: [Int: Shared<Framebuffer>]
  ) throws(DrawingError) {
    for (index, step) in plan.steps.enumerated() {
      try draw(step, index, frames: frames, of: state, reading: textures)
    }
  }

  private func draw(
    _ step: SimulationPlan.Step, _ index: Int, frames: ClosedRange<Int>, of state: SimulationState,
    reading textures: [Int: Shared<Framebuffer>]
  ) throws(DrawingError) {
    var draw = step.draw
    for clock in step.clockSlots {
      draw.values.set(clock.slot, to: clock.kind.value(inFrames: frames))
    }
    for (unit, texture) in draw.textures.enumerated() {
      guard case .framedImage(let image) = texture.source else { continue }
      draw.textures[unit].source = .image(image.image(inFrames: frames))
    }
    state.buffers[index].turn()
    let pass = Pass(pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight)
    let program = try programs.program(of: draw)
    let units = try units(of: draw, reading: textures) { drawing in
      switch drawing {
      // Passes up to this one have turned already: what they drew last is behind them.
      case .previousFrame(let pass) where pass <= index: state.buffers[pass].previous
      case .previousFrame(let pass), .thisFrame(let pass): state.buffers[pass].current
      case .level: preconditionFailure("a plan names the steps of a pyramid by their indices")
      }
    }
    countSimulationPass()
    state.buffers[index].current.object.bound {
      program.draw(uniforms.block(of: draw.uniforms(in: pass)), of: uniforms) {
        bind(units[...], unit: 0) { quads.drawQuad(blending: .replace) }
      }
    }
  }
}
