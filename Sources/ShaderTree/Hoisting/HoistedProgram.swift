internal import Diagnostics

/// A program in two parts: what is computed for each pixel, and what is computed once a draw.
///
/// ```swift
/// // given program: TypedProgram, order: [ProgramNode], entry: FunctionIndex
/// let hoisted = HoistedProgram(
///   program, order: order, entry: entry, uniforms: ["time"], parameters: [2], vectors: 9,
///   named: { "shared\($0)" })
/// ```
///
/// The second part leaves its values in vectors, which the host hands on to the first. What has no
/// room in them stays where it is; the values that save the most have room first. A value is the
/// one that its author would get: no operation is exchanged for another or moved past one.
///
/// It does not write texts: see `GLSLWriter`.
package struct HoistedProgram: Sendable {
  /// The part computed for each pixel; its functions have the indices that they had.
  package let varying: TypedProgram
  package let varyingEntry: FunctionIndex
  /// The part computed once a draw, which sets the vectors.
  package let uniform: TypedProgram
  package let uniformEntry: FunctionIndex
  /// The parameters of the entry function that the one of `uniform` takes, by position.
  package let parameters: [Int]
  /// Names of the vectors, globals of four floats that the host declares.
  package private(set) var vectorNames: [String]

  /// The most expressions that are looked through; a larger program stays whole.
  private static let mostNodes = 12_000

  /// Takes what can be hoisted out of a program; `nil` if nothing is worth it, or if it is too
  /// large to be looked through in no time.
  ///
  /// - Parameters:
  ///   - order: What the entry function reaches, each after what it needs.
  ///   - uniforms: Names of the globals that the host sets to one value a draw.
  ///   - parameters: Parameters of the entry function that have one value a draw, by position.
  ///   - limit: How many vectors there may be.
  ///   - name: What the host calls the vectors.
  package init?(
    _ program: TypedProgram, order: [ProgramNode], entry: FunctionIndex, uniforms: Set<String>,
    parameters: [Int], vectors limit: Int, named name: (Int) -> String
  ) {
    guard program.nodeCount(of: order) <= Self.mostNodes else { return nil }
    let own = program.functions[entry].parameters
    let given = Set(parameters.map { own[$0].variable })
    var program = program
    let vectors = (0..<max(0, limit)).map { program.addVector(named: name($0)) }
    func choice(_ program: TypedProgram) -> HoistingChoice {
      HoistingChoice(
        program, order: order, entry: entry, uniforms: uniforms, parameters: given,
        vectors: vectors)
    }
    var best = choice(program)
    best.improve(order) { choice($0) }
    guard best.count > 0 else { return nil }
    self.init(best.round, entry: entry, sites: best.sites)
    vectorNames = (0..<best.count).map(name)
  }

  private init(_ round: HoistingRound, entry: FunctionIndex, sites: CallSites) {
    let program = round.facts.program
    var varying = program
    for (index, function) in round.varying { varying.functions[index] = function }
    self.varying = varying
    varyingEntry = entry
    var uniform = program
    for (position, function) in program.functions.enumerated() {
      uniform.functions.append(round.uniform[FunctionIndex(position)] ?? function)
    }
    uniform.pruneUniformParts(of: round.facts.order, sites)
    self.uniform = uniform
    uniformEntry = sites.uniformIndex(of: entry)
    let taken = Set(uniform.functions[uniformEntry].parameters.map(\.variable))
    parameters = program.functions[entry].parameters.indices.filter {
      taken.contains(program.functions[entry].parameters[$0].variable)
    }
    vectorNames = []
  }
}

extension HoistedProgram {
  /// Violations of the contract of trees in both parts.
  package var faults: [TreeFault] {
    varying.faults(in: varying.reachable(from: varyingEntry).order)
      + uniform.faults(in: uniform.reachable(from: uniformEntry).order)
  }
}

extension TypedProgram {
  /// Adds a global of four floats that the host declares.
  fileprivate mutating func addVector(named name: String) -> GlobalIndex {
    globals.add(
      TypedGlobal(
        name: name, type: .vector(.float, 4),
        value: .invalid(at: Span(start: SourceLocation(file: -1, offset: 0), length: 0)),
        storage: .provided))
  }

  /// Leaves out what no hoisted value needs, from the functions that are called to those that call
  /// them.
  fileprivate mutating func pruneUniformParts(of order: [ProgramNode], _ sites: CallSites) {
    var called: Set<FunctionIndex> = []
    for case .function(let index) in order {
      let part = sites.uniformIndex(of: index)
      functions[part].body = StatementPruning.pruned(
        functions[part].body, of: self, calling: called)
      functions[part] = functions[part].relisted()
      if !functions[part].body.isEmpty { called.insert(part) }
    }
  }
}
