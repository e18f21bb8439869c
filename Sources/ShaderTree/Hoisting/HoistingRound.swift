internal import Diagnostics

/// One look at a whole program: what could be hoisted, or the program with the chosen values
/// hoisted.
struct HoistingRound {
  /// A value that can be computed once a draw.
  struct Candidate {
    let type: ShaderType
    /// Its cost times how often it is evaluated for a pixel.
    var benefit: Double
  }

  /// Where a function is called by what is left to the pixels.
  struct Calls {
    /// Evaluations for each pixel.
    var frequency = 0.0
    /// Parameters that have one value for all pixels.
    var uniform: Set<VariableIndex> = []
  }

  let facts: UniformFacts
  let cost: EvaluationCost
  /// Where the chosen values are; values without a slot here are candidates only.
  let slots: [String: [HoistedVectors.Slot]]
  /// Values that are not hoisted, though their parts may be.
  let rejected: Set<String>
  /// The globals that stand for the vectors.
  let vectors: [GlobalIndex]
  private let entry: FunctionIndex
  private let parameters: Set<VariableIndex>

  private(set) var candidates: [String: Candidate] = [:]
  /// Functions as the pixels have them.
  private(set) var varying: [FunctionIndex: TypedFunction] = [:]
  /// Functions that compute the hoisted values of each function.
  private(set) var uniform: [FunctionIndex: TypedFunction] = [:]
  private var calls: [FunctionIndex: Calls] = [:]
  private let sites: CallSites

  init(
    facts: UniformFacts, cost: EvaluationCost, sites: CallSites, entry: FunctionIndex,
    parameters: Set<VariableIndex>, slots: [String: [HoistedVectors.Slot]], rejected: Set<String>,
    vectors: [GlobalIndex]
  ) {
    (self.facts, self.cost, self.sites) = (facts, cost, sites)
    (self.slots, self.rejected, self.vectors) = (slots, rejected, vectors)
    (self.entry, self.parameters) = (entry, parameters)
    calls[entry] = Calls(frequency: 1, uniform: parameters)
    // Those that call come before those that are called.
    for case .function(let index) in facts.order.reversed() {
      if let reached = calls[index] { split(index, reached) }
    }
    callSharedFunctions()
  }

  private mutating func split(_ index: FunctionIndex, _ reached: Calls) {
    let split = FunctionSplit(index, reached, in: self, sites: sites)
    varying[index] = split.varyingFunction
    uniform[index] = split.uniformFunction
    for (key, candidate) in split.candidates {
      candidates[key, default: Candidate(type: candidate.type, benefit: 0)].benefit +=
        candidate.benefit
    }
    for call in split.calls {
      calls[call.function, default: Calls()].frequency += call.frequency
      calls[call.function]?.uniform = call.uniform
    }
  }

  /// Adds calls that compute the hoisted values of functions called in several places, at the end
  /// of the entry function's part.
  private mutating func callSharedFunctions() {
    let called = Set(uniform.values.flatMap(\.callees))
    for case .function(let index) in facts.order.reversed()
    where index != entry && uniform[index] != nil {
      guard !called.contains(sites.uniformIndex(of: index)), let function = uniform[index] else {
        continue
      }
      let arguments = function.parameters.compactMap { parameter in
        sites.shared[index]?[parameter.variable]
      }
      guard arguments.count == function.parameters.count else { continue }
      uniform[entry]?.body.append(sites.call(index, arguments, at: function.span))
    }
  }
}
