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

  init(
    vertex: String, fragment: String, label: String, cache: ProgramCache?
  ) throws(GraphicsError) {
    program = try Self.program(vertex, fragment, label, cache)
    valuesLocation = nil
    functions = []
  }

  /// - Throws: `RejectedProgram` with the driver's words on the authors' lines.
  init(_ source: Stitcher.Source, cache: ProgramCache?) throws(RejectedProgram) {
    do throws(GraphicsError) {
      program = try Self.program(source.vertex, source.fragment, source.label, cache)
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

  private static func program(
    _ vertex: String, _ fragment: String, _ label: String, _ cache: ProgramCache?
  ) throws(GraphicsError) -> Program {
    if let known = cache?.program(vertex: vertex, fragment: fragment, label: label) {
      return known
    }
    let program = try Program(vertex: vertex, fragment: fragment, label: label)
    cache?.keep(program, vertex: vertex, fragment: fragment)
    return program
  }

  /// Whether the driver did not have to compile it.
  var isRestored: Bool { program.isRestored }

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
