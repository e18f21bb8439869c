internal import OpenGL

/// One compiled program, with the places its uniforms are written to.
final class StitchedProgram {
  private let program: Program
  /// Where its numbers are written to if they are no block.
  private let valuesLocation: Int32?
  /// Names of the library's functions in it.
  let functions: Set<String>
  /// Frame in which it was last of use.
  var lastFrame = 0

  init(vertex: String, fragment: String, label: String) throws(GraphicsError) {
    program = try Program(vertex: vertex, fragment: fragment, label: label)
    valuesLocation = nil
    functions = []
  }

  /// - Throws: `RejectedProgram` with the driver's words on the authors' lines.
  init(_ source: Stitcher.Source) throws(RejectedProgram) {
    do throws(GraphicsError) {
      program = try Program(
        vertex: source.vertex, fragment: source.fragment, label: source.label)
    } catch {
      guard case .programRejected(let label, let log) = error else {
        throw RejectedProgram(label: source.label, log: "\(error)", of: source)
      }
      throw RejectedProgram(label: label, log: log, of: source)
    }
    valuesLocation = source.readsUniforms ? program.location(of: "values") : nil
    functions = source.functions
    program.inUse {
      for unit in 0..<source.samplerCount {
        program.setSampler(unit, at: program.location(of: "image\(unit)"))
      }
    }
  }

  /// Runs `draw` with the program in use and a block of `values` where it reads its numbers.
  func draw(_ block: FrameValues.Block, of values: FrameValues, _ draw: () -> Void) {
    program.inUse {
      if let valuesLocation {
        program.setVectors(values.floats(of: block), at: valuesLocation)
      } else {
        values.bind(block)
      }
      draw()
    }
  }
}
