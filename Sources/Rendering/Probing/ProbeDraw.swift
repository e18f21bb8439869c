package import Diagnostics
internal import Layers
package import OpenGL

/// One draw that calls a user's shader, made small: to be tried where nothing is lost if it never
/// ends.
nonisolated package struct ProbeDraw: Sendable, Hashable {
  var vertex: String
  var fragment: String
  /// By texture unit.
  var samplers: [SampledTexture]
  var values: [Float]
  var pixelWidth: Int
  var pixelHeight: Int
  /// As it is drawn: drivers on the processor compile a program again for another one.
  var blending = Blending.premultipliedOver
  /// Of the pixels that are drawn.
  var format = PixelFormat.bytes
  /// Operations of its functions with the calls in them inlined, as far as they are known.
  var inlinedSize = 0.0

  /// Pixels that are drawn at most: of a larger buffer of a simulation, a part says as much.
  static let maxPixels = 1 << 18
  /// Longest side.
  static let maxSide = 4096

  package var pixelCount: Int { pixelWidth * pixelHeight }
}

extension Renderer {
  /// Returns the draws of `plan` that call one of these functions of the library, as they would be
  /// drawn.
  ///
  /// - Throws: A `Diagnostic` for a function that does not exist.
  package func probeDraws(of plan: FramePlan, calling names: Set<String>) throws(Diagnostic)
    -> [ProbeDraw]
  {
    var found: [ProbeDraw?] = []
    for pass in plan.passes {
      for draw in pass.draws {
        for case .simulation(let simulation) in draw.textures.map(\.source) {
          found += try probeDraws(of: simulation, in: plan, calling: names)
        }
        found.append(
          try probeDraw(of: draw, in: pass, calling: names) {
            SampledTexture($0, in: plan, format: format)
          })
      }
    }
    return found.compactMap { $0 }
  }

  private func probeDraws(
    of simulation: SimulationPlan, in plan: FramePlan, calling names: Set<String>
  ) throws(Diagnostic) -> [ProbeDraw] {
    var found: [ProbeDraw] = []
    for step in simulation.steps {
      let pass = Pass(pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight)
      guard
        var draw = try probeDraw(
          of: step.draw, in: pass, calling: names,
          {
            SampledTexture($0, in: plan, simulation, format: format)
          })
      else { continue }
      draw.format = step.buffer.isFloat ? .floats : .bytes
      draw.blending = .replace
      found.append(draw)
    }
    return found
  }

  private func probeDraw(
    of draw: Draw, in pass: Pass, calling names: Set<String>,
    _ sampler: (Draw.Texture) -> SampledTexture
  ) throws(Diagnostic) -> ProbeDraw? {
    let source = try programs.source(of: draw)
    guard !source.functions.isDisjoint(with: names) else { return nil }
    let width = min(max(1, pass.pixelWidth), ProbeDraw.maxSide)
    return ProbeDraw(
      vertex: source.vertex, fragment: source.fragment, samplers: draw.textures.map(sampler),
      values: draw.uniforms(in: pass), pixelWidth: width,
      pixelHeight: min(max(1, pass.pixelHeight), ProbeDraw.maxSide, ProbeDraw.maxPixels / width),
      blending: Blending(draw.blending), format: format,
      inlinedSize: programs.inlinedSize(of: source.functions))
  }
}

extension ProbeDraw {
  /// Draws it into framebuffers of its own, in the OpenGL context that is current, and returns the
  /// seconds that its size takes.
  ///
  /// One pixel has the driver compile. Then larger and larger pictures are drawn, up to one that
  /// tells how long the whole takes: of a heavy shader that is a small part.
  ///
  /// - Parameter proceeds: Called before it compiles and before it draws.
  /// - Throws: `GraphicsError` when the driver refuses the program or the framebuffer.
  package func secondsToDraw(
    clock: () -> Double, proceeds: (ProbeStage) -> Void = { _ in }
  ) throws(GraphicsError) -> Double {
    proceeds(.compiling)
    let tools = Tools(
      program: try Program(vertex: vertex, fragment: fragment, label: "probe"),
      units: samplers.map(StandInTexture.init))
    _ = try seconds(width: 1, height: 1, with: tools, clock: clock)
    proceeds(.drawing)
    for divisor in Self.divisors.dropLast() {
      let (width, height) = (max(1, pixelWidth / divisor), max(1, pixelHeight / divisor))
      let part = try seconds(width: width, height: height, with: tools, clock: clock)
      let whole = part * Double(pixelCount) / Double(width * height)
      if part > Self.tellingSeconds, whole > Self.heavySeconds { return whole }
    }
    return try seconds(width: pixelWidth, height: pixelHeight, with: tools, clock: clock)
  }

  /// Serves all pictures of a draw.
  private struct Tools: ~Copyable {
    let program: Program
    let units: [StandInTexture]
    let quads = QuadDrawer()
    let blocks = UniformBlocks()
  }

  /// Returns the seconds that a picture of a size takes.
  private func seconds(
    width: Int, height: Int, with tools: borrowing Tools, clock: () -> Double
  ) throws(GraphicsError) -> Double {
    let framebuffer = try Framebuffer(
      pixelWidth: width, pixelHeight: height, format: format, label: "probe")
    let units = tools.units
    let start = clock()
    framebuffer.bound {
      tools.quads.clear(red: 0, green: 0, blue: 0, alpha: 0)
      tools.program.inUse {
        tools.blocks.bind(tools.blocks.block(of: values))
        for unit in units.indices {
          tools.program.setSampler(unit, at: tools.program.location(of: "image\(unit)"))
        }
        StandInTexture.bind(units[...]) { tools.quads.drawQuad(blending: blending) }
      }
    }
    tools.quads.finish()
    return clock() - start
  }

  /// How much smaller each side is of the pictures that are drawn one after the other.
  private static let divisors = [64, 16, 4, 1]
  /// Seconds after which a part tells how long the whole takes, and that a heavy draw takes.
  private static let (tellingSeconds, heavySeconds) = (0.02, 1.0)
}
