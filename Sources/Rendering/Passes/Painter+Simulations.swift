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
    let plan = SimulationPlan(
      simulation: simulation.name, frame: simulation.frame, maxSteps: simulation.maxSteps,
      steps: steps(of: simulation, raster: raster))
    return .region(place(raster, texture: Draw.Texture(source: .simulation(plan)), in: pass))
  }

  /// The steps of all passes: one for each, but for a pyramid one for each of its levels.
  private mutating func steps(
    of simulation: Simulation, raster: Raster
  ) -> [SimulationPlan.Step] {
    let picture = (raster.pixelWidth, raster.pixelHeight)
    let sizes = simulation.passes.map { $0.buffer.pixelSize(ofPicture: picture.0, picture.1) }
    let levels = zip(simulation.passes, sizes).map { pass, size in
      pass.pyramidBase == nil
        ? []
        : PyramidLevel.all(pixelWidth: size.width, pixelHeight: size.height)
    }
    // What others read of a pass is its last step.
    var last: [Int] = []
    for levels in levels { last.append((last.last ?? -1) + max(1, levels.count)) }
    var steps: [SimulationPlan.Step] = []
    for (index, pass) in simulation.passes.enumerated() {
      let first = steps.count
      var simulated = SimulatedPass(
        frame: simulation.frame,
        pictureSize: [Double(picture.0), Double(picture.1), 1, 0])
      func add(_ buffer: Simulation.Buffer, _ width: Int, _ height: Int) {
        var step = step(
          ofPass: index, pass.shader, simulated, into: buffer, pixelWidth: width,
          pixelHeight: height, scale: raster.transform.lengthScale)
        let base = pass.pyramidBase.map { last[$0] }
        step.draw.readSteps { texture, drawing in
          switch drawing {
          case .thisFrame(let pass): return .thisFrame(ofPass: last[pass])
          case .previousFrame(let pass): return .previousFrame(ofPass: last[pass])
          case .level(.smaller):
            return simulated.level?.smaller.map { .thisFrame(ofPass: first + $0) }
          case .level(.same):
            if let same = simulated.level?.same { return .thisFrame(ofPass: first + same) }
            // Only the buffers of the pyramid itself are read without mixing pixels.
            texture.sampling = .standard
            return base.map { .thisFrame(ofPass: $0) }
          }
        }
        steps.append(step)
      }
      guard let final = levels[index].indices.last else {
        add(pass.buffer, sizes[index].width, sizes[index].height)
        continue
      }
      for (number, level) in levels[index].enumerated() {
        simulated.level = level
        var buffer = pass.buffer
        buffer.isPersistent = buffer.isPersistent && number == final
        add(buffer, level.pixelWidth, level.pixelHeight)
      }
    }
    return steps
  }

  /// A fill of a buffer with a shader, at the picture's scale.
  private mutating func step(
    ofPass index: Int, _ shader: Shader, _ pass: SimulatedPass, into buffer: Simulation.Buffer,
    pixelWidth: Int, pixelHeight: Int, scale: Double
  ) -> SimulationPlan.Step {
    let bounds = Rect(
      x: 0, y: 0, width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    let transform = AffineTransform(scale: scale)
    var painter = Painter(transform: transform, visible: bounds, builder: builder)
    painter.simulatedPass = pass
    let call = builder.inPass { painter.call(shader, in: bounds.size) }
    let paint = buffer.isFloat ? Paint.raw(call) : .clamped(.raw(call))
    let draw = Draw(
      content: .paint(paint, bounds: bounds), transform: transform, values: painter.values,
      textures: painter.textures, blending: .replace)
    return SimulationPlan.Step(
      pass: index, draw: draw, clockSlots: painter.clockSlots, pixelWidth: pixelWidth,
      pixelHeight: pixelHeight, buffer: buffer)
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

  /// Numbers, or an image, that are others in some frames: each number that differs is set frame by
  /// frame.
  mutating func framed(
    _ usual: Shader.Argument, _ exceptions: [Int: Shader.Argument], in size: Size
  ) -> FunctionCall.Argument {
    if case .image(let image, let sampling) = usual {
      let others = exceptions.compactMapValues {
        if case .image(let other, _) = $0 { other } else { nil }
      }
      let framed = FramedImage(image, exceptions: others)
      return .image(unit: unit(of: Draw.Texture(source: .framedImage(framed), sampling: sampling)))
    }
    let rest = numbers(of: usual, in: size)
    let others = exceptions.mapValues { numbers(of: $0, in: size) }
    let slot = values.append(simulatedPass.flatMap { others[$0.frame] } ?? rest)
    for index in rest.indices {
      let own = others.mapValues { $0[index] }
        .filter { $0.value.bitPattern != rest[index].bitPattern }
      guard !own.isEmpty else { continue }
      clockSlots.append(
        ClockSlot(
          kind: .number(rest[index], exceptions: own),
          slot: UniformSlot(offset: slot.offset + index, count: 1)))
    }
    return .value(slot)
  }

  /// A number that the simulation's clock sets.
  mutating func clock(_ kind: ClockSlot.Kind) -> FunctionCall.Argument {
    let frame = simulatedPass?.frame ?? 0
    let slot = values.append(kind.value(inFrames: frame...frame))
    clockSlots.append(ClockSlot(kind: kind, slot: slot))
    return .value(slot)
  }
}

/// The pass of a simulation that is painted.
nonisolated struct SimulatedPass {
  /// Frames of the simulation before this one.
  let frame: Int
  /// Width and height of the picture in pixels, 1 and 0.
  let pictureSize: [Double]
  /// The level of a pyramid; `nil` for a pass that is drawn once.
  var level: PyramidLevel?
}

nonisolated extension Draw {
  /// The image that is read where there is no drawing.
  private static let clear = Image(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 0])

  /// Has it read the drawings of other steps, by their indices; where there is none, transparent
  /// black.
  fileprivate mutating func readSteps(
    _ step: (inout Texture, Simulation.Drawing) -> Simulation.Drawing?
  ) {
    for unit in textures.indices {
      guard case .drawing(let drawing) = textures[unit].source else { continue }
      let found = step(&textures[unit], drawing)
      textures[unit].source = found.map { .drawing($0) } ?? .image(Self.clear)
    }
  }
}
