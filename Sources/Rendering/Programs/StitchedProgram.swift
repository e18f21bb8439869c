internal import OpenGL

/// One compiled program, with the places its uniforms are written to.
final class StitchedProgram {
  private let program: Program
  private let valuesLocation: Int32
  /// What `values` holds now, so that an unchanged draw uploads nothing.
  private var uploaded: [Float] = []

  init(
    vertex: String, fragment: String, textures: Int, label: String
  ) throws(GraphicsError) {
    program = try Program(vertex: vertex, fragment: fragment, label: label)
    valuesLocation = program.location(of: "values")
    program.inUse {
      for unit in 0..<textures {
        program.setSampler(unit, at: program.location(of: "image\(unit)"))
      }
    }
  }

  /// Runs `draw` with the program in use and `values` in its uniforms.
  func draw(values: [Float], _ draw: () -> Void) {
    program.inUse {
      if values != uploaded {
        program.setVectors(values, at: valuesLocation)
        uploaded = values
      }
      draw()
    }
  }
}
