package import Diagnostics
internal import Layers
package import OpenGL

/// One draw that calls a user's shader, made small: to be tried where nothing is lost if it never
/// ends.
nonisolated package struct ProbeDraw: Sendable, Hashable {
  var vertex: String
  var fragment: String
  /// GLSL types of its samplers, which may read anything.
  var samplers: [String]
  var values: [Float]
  var pixelWidth: Int
  var pixelHeight: Int
  /// As it is drawn: drivers on the processor compile a program anew for another one.
  var blending = Blending.premultipliedOver
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
          for step in simulation.steps {
            let pass = Pass(pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight)
            found.append(try probeDraw(of: step.draw, in: pass, calling: names))
          }
        }
        found.append(try probeDraw(of: draw, in: pass, calling: names))
      }
    }
    return found.compactMap { $0 }
  }

  private func probeDraw(
    of draw: Draw, in pass: Pass, calling names: Set<String>
  ) throws(Diagnostic) -> ProbeDraw? {
    let source = try programs.source(of: draw)
    guard !source.functions.isDisjoint(with: names) else { return nil }
    let width = min(max(1, pass.pixelWidth), ProbeDraw.maxSide)
    return ProbeDraw(
      vertex: source.vertex, fragment: source.fragment,
      samplers: draw.textures.map(\.samplerType),
      values: draw.uniforms(in: pass), pixelWidth: width,
      pixelHeight: min(max(1, pass.pixelHeight), ProbeDraw.maxSide, ProbeDraw.maxPixels / width),
      blending: Blending(draw.blending),
      inlinedSize: programs.inlinedSize(of: source.functions))
  }
}

extension ProbeDraw {
  /// Draws it twice into a framebuffer of its own, in the OpenGL context that is current, and
  /// returns the seconds of the second time: the first compiles.
  ///
  /// - Throws: `GraphicsError` when the driver refuses the program or the framebuffer.
  package func secondsToDraw(clock: () -> Double) throws(GraphicsError) -> Double {
    let program = try Program(vertex: vertex, fragment: fragment, label: "probe")
    let framebuffer = try Framebuffer(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, label: "probe")
    // Its sides are no powers of two, as those of most textures: llvmpipe compiles others apart.
    let picture = Texture(
      pixelWidth: 3, pixelHeight: 3,
      pixels: [40, 80, 120, 255, 200, 160, 90, 255, 0, 0, 0, 0]
        + [20, 20, 20, 20, 255, 255, 255, 255, 30, 60, 30, 60]
        + [255, 0, 0, 255, 0, 90, 0, 90, 0, 0, 255, 255], label: "probe")
    let cube = CubeTexture(
      side: 1, faces: (0..<6).map { [40 * $0, 255 - 40 * $0, 128, 255] }, label: "probe")
    let elements = BufferTexture([0.2, 0.5, 0.8, 1], components: 1, label: "probe")
    let quads = QuadDrawer()
    let blocks = UniformBlocks()
    var start = 0.0
    for _ in 0..<2 {
      start = clock()
      framebuffer.bound {
        quads.clear(red: 0, green: 0, blue: 0, alpha: 0)
        program.inUse {
          blocks.bind(blocks.block(of: values))
          for (unit, type) in samplers.enumerated() {
            program.setSampler(unit, at: program.location(of: "image\(unit)"))
            // Stays bound until the next one is: nothing else is drawn here.
            switch type {
            case "samplerBuffer": elements.bind(to: unit)
            case "samplerCube": cube.bind(to: unit)
            default: picture.bind(to: unit)
            }
          }
          quads.drawQuad(blending: blending)
        }
      }
      quads.finish()
    }
    return clock() - start
  }
}
