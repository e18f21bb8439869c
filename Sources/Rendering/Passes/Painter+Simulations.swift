import Layers

/// Simulations, and what only passes of a user's program ask for.
nonisolated extension Painter {
  /// The picture of a simulation over all of the layer, in the target's own pixels.
  mutating func simulated(_ simulation: Simulation, size: Size) -> Paint {
    let bounds = Rect(origin: .zero, size: size)
    let scale = AffineTransform(scale: max(transform.lengthScale, 1e-3))
    guard let raster = Raster(of: bounds, transform: scale) else { return emptyPaint() }
    var pass = Pass(pixelWidth: raster.pixelWidth, pixelHeight: raster.pixelHeight)
    pass.isExact = true
    let steps = simulation.passes.map { step($0, of: simulation, raster: raster, size: size) }
    let plan = SimulationPlan(
      simulation: simulation.name, frame: simulation.frame, maxSteps: simulation.maxSteps,
      steps: steps)
    return .region(place(raster, texture: Draw.Texture(source: .simulation(plan)), in: pass))
  }

  /// One pass of a simulation: a fill of its buffer, at the picture's scale.
  private mutating func step(
    _ pass: Simulation.Pass, of simulation: Simulation, raster: Raster, size: Size
  ) -> SimulationPlan.Step {
    let (width, height) = pass.buffer.pixelSize(ofPicture: raster.pixelWidth, raster.pixelHeight)
    let scale = raster.transform.lengthScale
    let bounds = Rect(
      x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
    let transform = AffineTransform(scale: scale)
    var painter = Painter(transform: transform, visible: bounds, builder: builder)
    painter.simulatedFrame = simulation.frame
    let call = painter.call(pass.shader, in: bounds.size)
    let paint = pass.buffer.isFloat ? Paint.raw(call) : .clamped(.raw(call))
    builder = painter.builder
    let draw = Draw(
      content: .paint(paint, bounds: bounds), transform: transform, values: painter.values,
      textures: painter.textures, blending: .replace)
    return SimulationPlan.Step(
      draw: draw, clockSlots: painter.clockSlots, pixelWidth: width, pixelHeight: height,
      buffer: pass.buffer)
  }

  /// A layer in a texture of exactly its pixels.
  mutating func texture(of layer: Layer, _ sampling: Sampling) -> FunctionCall.Argument {
    let scale = AffineTransform(scale: max(transform.lengthScale, 1e-3))
    let bounds = Rect(origin: .zero, size: layer.size)
    guard let raster = Raster(of: bounds, transform: scale) else {
      return .image(unit: unit(of: Draw.Texture(source: .bufferTexture([0], components: 1))))
    }
    var pass = builder.pass(
      of: layer, transform: raster.transform, pixelWidth: raster.pixelWidth,
      pixelHeight: raster.pixelHeight, background: .clear, isCached: true)
    pass.isExact = true
    let index = builder.add(pass)
    return .image(
      unit: unit(of: Draw.Texture(source: .pass(index), sampling: sampling)))
  }

  func pixelSize(of size: Size) -> [Double] {
    let scale = transform.lengthScale
    return [(size.width * scale).rounded(), (size.height * scale).rounded(), 1, 0]
  }

  /// Shadertoy's `iMouse`. In a simulation its fourth number is set frame by frame.
  mutating func clickedPointer(
    _ pointer: ClickedPointer, components: Int, pixelsPerPoint: Double
  ) -> FunctionCall.Argument {
    let later = pointer.numbers(pixelsPerPoint: pixelsPerPoint, isPressFrame: false)
    let first = pointer.numbers(pixelsPerPoint: pixelsPerPoint, isPressFrame: true)
    let isPressFrame =
      simulatedFrame == nil ? pointer.pressFrame != nil : pointer.pressFrame == simulatedFrame
    let slot = values.append(Array((isPressFrame ? first : later).prefix(components)))
    if simulatedFrame != nil, components == 4, let frame = pointer.pressFrame {
      clockSlots.append(
        ClockSlot(
          kind: .number(first[3], inFrame: frame, otherwise: later[3]),
          slot: UniformSlot(offset: slot.offset + 3, count: 1)))
    }
    return .value(slot)
  }

  /// A number that the simulation's clock sets.
  mutating func clock(_ kind: ClockSlot.Kind) -> FunctionCall.Argument {
    let frame = simulatedFrame ?? 0
    let slot = values.append(kind.value(inFrames: frame...frame))
    clockSlots.append(ClockSlot(kind: kind, slot: slot))
    return .value(slot)
  }
}
