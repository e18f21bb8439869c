package import Diagnostics
package import ShaderTree

extension FrameDescription {
  /// Describes a plan.
  ///
  /// - Parameters:
  ///   - plan: Without specialization, so that numbers do not become part of programs.
  ///   - functions: Shader functions beside the built-in ones.
  /// - Throws: A diagnostic for what the target has no means for.
  nonisolated package init(
    of plan: FramePlan, calling functions: [String: ShaderLibrary.Function], target: GLSLTarget
  ) throws(Diagnostic) {
    var library = try ShaderLibrary.builtIn()
    library.functions.merge(functions) { _, new in new }
    var describer = FrameDescriber(target: target, library: library)
    for pass in plan.passes { try describer.add(pass) }
    (programs, passes) = (describer.programs, describer.passes)
    simulations = describer.simulations
  }
}

/// Collects the parts of a frame's description.
nonisolated private struct FrameDescriber {
  private(set) var programs: [FrameDescription.Program] = []
  private(set) var passes: [FrameDescription.Pass] = []
  private(set) var simulations: [[FrameDescription.Step]] = []
  private var indices: [ProgramKey: Int] = [:]
  private let stitcher: Stitcher

  init(target: GLSLTarget, library: ShaderLibrary) {
    stitcher = Stitcher(
      library: library, format: .bytes, maxFlatVectors: Draw.mostFlatVectors, readsUniforms: false,
      isSoftware: false, target: target)
  }

  mutating func add(_ pass: Pass) throws(Diagnostic) {
    var draws: [FrameDescription.Draw] = []
    for draw in pass.draws { draws.append(try described(draw, in: pass)) }
    passes.append(
      FrameDescription.Pass(
        pixelWidth: pass.pixelWidth, pixelHeight: pass.pixelHeight,
        textureWidth: pass.textureWidth, textureHeight: pass.textureHeight,
        background: pass.background, draws: draws))
  }

  private mutating func described(
    _ draw: Draw, in pass: Pass
  ) throws(Diagnostic) -> FrameDescription.Draw {
    var textures: [FrameDescription.Texture] = []
    for texture in draw.textures { textures.append(try described(texture)) }
    let (shape, calls) = parts(of: draw)
    return FrameDescription.Draw(
      program: try program(of: draw), shape: shape, blending: draw.blending,
      floats: draw.uniforms(in: pass), textures: textures, calls: calls)
  }

  private func parts(
    of draw: Draw
  ) -> (shape: FrameDescription.Shape, calls: [FrameDescription.Call]) {
    switch draw.content {
    case .paint(let paint, _): (.quad, paint.calls.map(FrameDescription.Call.init))
    case .mesh(let mesh, _): (.grid(side: MeshVectors.squares, instances: mesh.patchCount), [])
    }
  }

  private mutating func program(of draw: Draw) throws(Diagnostic) -> Int {
    let key = ProgramKey(of: draw)
    if let known = indices[key] { return known }
    let source = try stitcher.source(of: draw)
    programs.append(
      FrameDescription.Program(
        vertex: source.vertex, fragment: source.fragment, samplerCount: source.samplerCount,
        label: source.label))
    indices[key] = programs.count - 1
    return programs.count - 1
  }

  // MARK: - Textures and simulations

  private mutating func described(
    _ texture: Draw.Texture
  ) throws(Diagnostic) -> FrameDescription.Texture {
    FrameDescription.Texture(source: try source(of: texture), sampling: texture.sampling)
  }

  private mutating func source(
    of texture: Draw.Texture
  ) throws(Diagnostic) -> FrameDescription.Texture.Source {
    switch texture.source {
    case .image(let image): .image(image)
    case .framedImage(let image): .keyboard(image)
    case .cube(let image): .cube(image)
    case .pass(let index): .pass(index)
    case .bufferTexture(let floats, let components): .elements(floats, components: components)
    case .simulation(let plan): .simulation(try add(plan))
    case .drawing(let drawing): .step(drawing)
    }
  }

  private mutating func add(_ plan: SimulationPlan) throws(Diagnostic) -> Int {
    var steps: [FrameDescription.Step] = []
    for step in plan.steps { steps.append(try described(step)) }
    simulations.append(steps)
    return simulations.count - 1
  }

  private mutating func described(
    _ step: SimulationPlan.Step
  ) throws(Diagnostic) -> FrameDescription.Step {
    let pass = Pass(pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight)
    return FrameDescription.Step(
      draw: try described(step.draw, in: pass), pixelWidth: step.pixelWidth,
      pixelHeight: step.pixelHeight, isFloat: step.buffer.isFloat,
      isPersistent: step.buffer.isPersistent,
      clocks: step.clockSlots.map(FrameDescription.Clock.init))
  }
}

nonisolated extension FrameDescription.Clock {
  fileprivate init(_ slot: ClockSlot) {
    let place = slot.slot.position
    self =
      switch slot.kind {
      case .time: .time(at: place)
      case .frame: .frame(at: place)
      case .number: .event(at: place)
      }
  }
}

nonisolated extension FrameDescription.Call {
  fileprivate init(_ call: FunctionCall) {
    function = call.name
    arguments = call.arguments.map { argument in
      if case .value(let slot) = argument {
        slot.position..<slot.position + slot.count
      } else {
        nil
      }
    }
  }
}

nonisolated extension UniformSlot {
  /// Position among the numbers of the block, those before the arguments included.
  fileprivate var position: Int { Draw.headVectors * 4 + offset }
}
