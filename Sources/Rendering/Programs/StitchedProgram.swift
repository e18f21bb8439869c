internal import OpenGL

/// One linked program, with its samplers set; it may be made on any thread whose context shares its
/// objects.
nonisolated final class LinkedProgram: Sendable {
  let program: Program
  /// Vectors of the block that it reads.
  let capacity: Int

  /// - Throws: `GraphicsError.programRejected` with the driver's log.
  init(_ source: Stitcher.Source, cache: ProgramCache?) throws(GraphicsError) {
    capacity = source.capacity
    program = try Self.program(source, cache)
    program.inUse {
      for unit in 0..<source.samplerCount {
        program.setSampler(unit, at: program.location(of: "image\(unit)"))
      }
    }
  }

  private static func program(
    _ source: Stitcher.Source, _ cache: ProgramCache?
  ) throws(GraphicsError) -> Program {
    if let known = cache?.program(of: source) { return known }
    let program = try Program(
      vertex: source.vertex, fragment: source.fragment, label: source.label)
    cache?.store(program, of: source)
    return program
  }
}

/// A program that a renderer draws with, and the locations of its uniforms.
final class StitchedProgram {
  private let linked: LinkedProgram
  /// The location of its values if they are an array and not a uniform block.
  private let valuesLocation: Int32?
  /// Uniforms beside its values, and which of those they hold.
  private let uniforms: [(location: Int32, type: String, range: Range<Int>)]
  /// Names of the library's functions in it.
  let functions: Set<String>

  /// - Throws: `GraphicsError.programRejected` with the driver's log.
  convenience init(_ source: Stitcher.Source, cache: ProgramCache?) throws(GraphicsError) {
    self.init(try LinkedProgram(source, cache: cache), of: source)
  }

  init(_ linked: LinkedProgram, of source: Stitcher.Source) {
    self.linked = linked
    valuesLocation = source.readsUniforms ? linked.program.location(of: "values") : nil
    functions = source.functions
    uniforms = source.uniforms.map { uniform in
      let first = Draw.headVectors * 4 + uniform.slot.offset
      return (
        linked.program.location(of: uniform.name), uniform.type,
        first..<first + uniform.slot.count
      )
    }
  }

  /// Whether the driver did not have to compile it.
  var isRestored: Bool { linked.program.isRestored }

  /// Runs `draw` with the program in use and `block` as its uniform values.
  func draw(_ block: UniformBlocks.Block, of blocks: UniformBlocks, _ draw: () -> Void) {
    linked.program.inUse {
      if let valuesLocation {
        let values = blocks.floats(of: block)
        linked.program.setVectors(values, at: valuesLocation)
        for uniform in uniforms {
          linked.program.set(
            Array(values[uniform.range]), as: uniform.type, at: uniform.location)
        }
      } else {
        blocks.bind(block)
      }
      draw()
    }
  }
}
