internal import Diagnostics

/// A function in two parts: what is left to the pixels, and what computes the hoisted values.
///
/// ```glsl
/// float glow(vec2 p) {              // pixels                       // once a draw
///   float turn = sin(time * 2.0);   //                              float turn = sin(time * 2.0);
///   vec2 q = p * turn;              // vec2 q = p * shared0.x;      shared0.x = turn;
///   return length(q) * cos(time);   // return length(q) * shared0.y;  shared0.y = cos(time);
/// }
/// ```
///
/// Statements keep their order in both parts. Of what only some pixels come to, the second part
/// evaluates all: that is defined and ends, as `UniformFacts` has made sure.
struct FunctionSplit {
  /// A call in what is left to the pixels.
  struct Call {
    let function: FunctionIndex
    let frequency: Double
    let uniform: Set<VariableIndex>
  }

  var candidates: [String: HoistingRound.Candidate] = [:]
  var calls: [Call] = []
  /// As the pixels have it.
  private(set) var varyingFunction: TypedFunction
  /// The function that computes its hoisted values; its parameters are the uniform ones.
  private(set) var uniformFunction: TypedFunction

  let index: FunctionIndex
  let round: HoistingRound
  let sites: CallSites
  let variables: UniformVariables
  let weights: VariableWeights
  /// Evaluations of a statement for each pixel.
  var frequency: Double
  private let callFrequency: Double
  /// Uniform variables that the pixels read and that have their statements there, too.
  private(set) var kept: Set<VariableIndex>
  /// Those that were found to be read so.
  var wanted: Set<VariableIndex> = []
  /// Counts the changes of each variable.
  var versions: [VariableIndex: Int] = [:]
  /// Keys of the values that are hoisted already on every way to this statement.
  var available: [Set<String>] = [[]]
  /// Statements of the uniform part, up to this one.
  var ahead: [TypedStatement] = []

  static let leastCost = 4.0
  static let mostCost = 20_000.0

  init(
    _ index: FunctionIndex, _ reached: HoistingRound.Calls, in round: HoistingRound,
    sites: CallSites
  ) {
    let function = round.facts.program.functions[index]
    self.init(index, reached, round, sites, function)
    var runs = 0
    while true {
      var next = self
      next.run(function, reached)
      runs += 1
      if next.wanted.isSubset(of: kept) {
        self = next
        return
      }
      // Each run finds one more of a chain of variables.
      kept.formUnion(
        runs < Self.mostRuns ? next.wanted : Set(weights.needs(of: next.wanted).members))
    }
  }

  /// Runs after which what is kept takes along all that it needs, though some could be hoisted.
  private static let mostRuns = 8

  private init(
    _ index: FunctionIndex, _ reached: HoistingRound.Calls, _ round: HoistingRound,
    _ sites: CallSites, _ function: TypedFunction
  ) {
    (self.index, self.round, self.sites) = (index, round, sites)
    variables = UniformVariables(of: function, uniform: reached.uniform, round.facts)
    weights = VariableWeights(of: function, variables, round.cost)
    (frequency, callFrequency) = (reached.frequency, reached.frequency)
    // The host or the caller hands these over anyway.
    kept = Set(function.parameters.map(\.variable))
    (varyingFunction, uniformFunction) = (function, function)
  }

  private mutating func run(_ function: TypedFunction, _ reached: HoistingRound.Calls) {
    varyingFunction.body = split(function.body)
    varyingFunction = varyingFunction.relisted()
    uniformFunction.name = function.name + "_shared"
    uniformFunction.returnType = .void
    uniformFunction.parameters = function.parameters.filter {
      reached.uniform.contains($0.variable)
    }
    uniformFunction.body = ahead
    uniformFunction = uniformFunction.relisted()
  }

  // MARK: - Values

  var program: TypedProgram { round.facts.program }

  func isUniform(_ value: TypedExpression) -> Bool {
    round.facts.isUniform(value, variables.scope)
  }

  func isVarying(_ variable: VariableIndex) -> Bool { variables.scope.varying.contains(variable) }

  func key(of value: TypedExpression) -> String {
    value.key { "v\($0.position)@\(versions[$0] ?? 0)in\(index.position)" }
  }

  /// Hoists a uniform expression if that pays and there is room; else its parts.
  mutating func hoisted(_ value: TypedExpression) -> TypedExpression {
    if let read = hoistedWhole(value) { return read }
    if case .variable(let variable) = value.kind { wanted.insert(variable) }
    if case .call(let function, let arguments) = value.kind { note(function, arguments, value) }
    var parts: [TypedExpression] = []
    for part in value.parts { parts.append(hoisted(part)) }
    return value.replacingParts(by: parts)
  }

  /// The place of a value that is hoisted; `nil` if it is not.
  private mutating func hoistedWhole(_ value: TypedExpression) -> TypedExpression? {
    guard let benefit = benefit(of: value) else { return nil }
    let key = key(of: value)
    guard !round.rejected.contains(key) else { return nil }
    candidates[key, default: HoistingRound.Candidate(type: value.type, benefit: 0)].benefit +=
      benefit
    guard let slots = round.slots[key] else { return value }
    if !available.contains(where: { $0.contains(key) }) {
      available[available.count - 1].insert(key)
      write(value, to: slots)
    }
    return read(slots, value)
  }

  /// The cost saved for each pixel by hoisting a uniform expression; `nil` if that does not pay.
  private func benefit(of value: TypedExpression) -> Double? {
    guard HoistedVectors.columns(of: value.type) != nil else { return nil }
    let named = value.variables
    let weight = weights.weight(of: named)
    if value.isPartOfVariable {
      guard weight >= Self.leastCost, weight <= Self.mostCost,
        round.facts.isChanging(value, variables.changing)
      else { return nil }
      let rounds = named.reduce(1) { max($0, weights.rounds[$1] ?? 1) }
      return weight * rounds * callFrequency
    }
    let price = round.cost.cost(of: value, changing: variables.changing)
    guard !value.isRearrangement, price >= Self.leastCost, price + weight <= Self.mostCost else {
      return nil
    }
    return price * frequency + weight * callFrequency
  }

  private func read(_ slots: [HoistedVectors.Slot], _ value: TypedExpression) -> TypedExpression {
    if case .matrix(let scalar, _, let rows) = value.type {
      let columns = slots.map { place($0, .number(scalar, rows), value.span) }
      return TypedExpression(kind: .construction(columns), type: value.type, span: value.span)
    }
    return place(slots[0], value.type, value.span)
  }

  private func place(
    _ slot: HoistedVectors.Slot, _ type: ShaderType, _ span: Span
  ) -> TypedExpression {
    let vector = TypedExpression(
      kind: .global(round.vectors[slot.vector]), type: .vector(.float, 4), span: span)
    if slot.components == "xyzw" {
      return TypedExpression(kind: vector.kind, type: type, span: span)
    }
    return TypedExpression(kind: .swizzle(vector, slot.components), type: type, span: span)
  }

  private mutating func write(_ value: TypedExpression, to slots: [HoistedVectors.Slot]) {
    guard case .matrix(let scalar, _, let rows) = value.type else {
      return assign(value, to: place(slots[0], value.type, value.span))
    }
    let variable = uniformFunction.variables.add(
      TypedVariable(name: "columns", type: value.type))
    ahead.append(TypedStatement(kind: .declaration(variable, value), span: value.span))
    let matrix = TypedExpression(kind: .variable(variable), type: value.type, span: value.span)
    for (column, slot) in slots.enumerated() {
      let type = ShaderType.number(scalar, rows)
      let index = TypedExpression.integer(Int64(column), at: value.span)
      assign(
        TypedExpression(kind: .element(matrix, index), type: type, span: value.span),
        to: place(slot, type, value.span))
    }
  }

  private mutating func assign(_ value: TypedExpression, to place: TypedExpression) {
    let assignment = TypedExpression(
      kind: .assignment(nil, place, value), type: value.type, span: value.span)
    ahead.append(TypedStatement(kind: .expression(assignment), span: value.span))
  }

  // MARK: - Calls

  /// Notes a call that is left to the pixels. What its function hoists is computed here if this is
  /// the only call of it.
  mutating func note(
    _ function: FunctionIndex, _ arguments: [TypedExpression], _ call: TypedExpression
  ) {
    guard sites.single.contains(function) else { return noteShared(function) }
    var (uniform, values): (Set<VariableIndex>, [TypedExpression]) = ([], [])
    for (parameter, value) in zip(program.functions[function].parameters, arguments)
    where !parameter.isWritten && isUniform(value) {
      uniform.insert(parameter.variable)
      values.append(value)
    }
    calls.append(Call(function: function, frequency: frequency, uniform: uniform))
    ahead.append(sites.call(function, values, at: call.span))
  }

  /// Notes a call where what its function hoists cannot be computed.
  mutating func noteShared(_ function: FunctionIndex) {
    let uniform = Set((sites.shared[function] ?? [:]).keys)
    calls.append(Call(function: function, frequency: frequency, uniform: uniform))
  }
}

extension TypedExpression {
  /// Whether it is a variable or a part of one, and nothing is computed.
  fileprivate var isPartOfVariable: Bool {
    switch kind {
    case .variable: true
    case .field(let base, _): base.isPartOfVariable
    default: false
    }
  }

  /// Whether it only arranges or negates its parts, which are hoisted in its place.
  fileprivate var isRearrangement: Bool {
    switch kind {
    case .splat, .construction, .conversion, .unary, .variable, .global: true
    case .swizzle(let base, _), .field(let base, _), .element(let base, _):
      base.isPartOfVariable || base.isRearrangement
    default: false
    }
  }
}
