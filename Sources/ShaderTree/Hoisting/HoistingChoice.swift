/// The values that are hoisted out of one form of a program, and how much that saves.
struct HoistingChoice {
  let sites: CallSites
  /// The program with the chosen values hoisted.
  private(set) var round: HoistingRound
  /// How many vectors they take.
  private(set) var count = 0
  /// The cost saved for each pixel.
  private(set) var benefit = 0.0

  init(
    _ program: TypedProgram, order: [ProgramNode], entry: FunctionIndex, uniforms: Set<String>,
    parameters: Set<VariableIndex>, vectors: [GlobalIndex]
  ) {
    let facts = UniformFacts(
      program, order: order, entry: entry, uniforms: uniforms, parameters: parameters)
    let (cost, sites) = (EvaluationCost(facts), CallSites(facts))
    func round(_ slots: [String: [HoistedVectors.Slot]], _ rejected: Set<String>) -> HoistingRound {
      HoistingRound(
        facts: facts, cost: cost, sites: sites, entry: entry, parameters: parameters, slots: slots,
        rejected: rejected, vectors: vectors)
    }
    self.sites = sites
    self.round = round([:], [])
    var rejected: Set<String> = []
    for _ in 0..<Self.mostRounds {
      let left = place(self.round.candidates, limit: vectors.count)
      if left.isEmpty { break }
      rejected.formUnion(left)
      self.round = round([:], rejected)
    }
    self.round = round(slots, rejected)
  }

  /// Rounds after which what has no place is left as it is, with all its parts.
  private static let mostRounds = 16

  private var slots: [String: [HoistedVectors.Slot]] = [:]

  /// Gives the values that save the most a place each, and returns those that have none.
  private mutating func place(
    _ candidates: [String: HoistingRound.Candidate], limit: Int
  ) -> Set<String> {
    var vectors = HoistedVectors(limit: limit)
    var left: Set<String> = []
    (slots, benefit) = ([:], 0)
    let ranked = candidates.sorted { ($1.value.benefit, $0.key) < ($0.value.benefit, $1.key) }
    for (key, candidate) in ranked {
      slots[key] = vectors.place(candidate.type)
      if slots[key] == nil { left.insert(key) } else { benefit += candidate.benefit }
    }
    count = vectors.count
    return left
  }

  /// Writes out the rounds of loops where more can be hoisted then.
  ///
  /// - Parameter choice: What is hoisted out of another form of the program.
  mutating func improve(_ order: [ProgramNode], _ choice: (TypedProgram) -> HoistingChoice) {
    var work = 0
    let copies = round.facts.program.copies(in: order)
    for case .function(let index) in order {
      let function = round.facts.program.functions[index]
      // From the last to the first: those before one keep their numbers when it is unrolled.
      for position in (0..<LoopUnrolling.loops(in: function.body)).reversed() {
        var program = round.facts.program
        guard
          let other = LoopUnrolling.unrolled(
            position, of: program.functions[index], in: program, copies: copies[index] ?? 1)
        else { continue }
        program.functions[index] = other
        work += program.nodeCount(of: order)
        guard work <= Self.mostWork else { return }
        let next = choice(program)
        if next.benefit > benefit * Self.leastGain + Self.leastBenefit { self = next }
      }
    }
  }

  /// The most expressions that are looked through for loops, one counted for each loop.
  private static let mostWork = 100_000

  private static let leastGain = 1.05
  private static let leastBenefit = 20.0
}
