/// The values that are the same for all pixels of a draw, as far as they do not depend on the
/// variables of a function.
///
/// Only what can be computed ahead counts: it ends, whatever its inputs are, and its result is
/// defined. So integers are divided by written numbers only, elements have written indices or those
/// of loops that count, and loops have a written number of rounds. It reads no texture, has no
/// derivative, and writes no global.
final class UniformFacts {
  let program: TypedProgram
  /// The functions and globals that are reached, each after what it needs.
  let order: [ProgramNode]
  /// Globals that have one value for all pixels whenever they are read.
  private(set) var globals: Set<GlobalIndex> = []
  /// Those of them that are not the same in all draws.
  private(set) var changing: Set<GlobalIndex> = []
  /// Functions that give one value for all pixels if they are given such arguments.
  private(set) var functions: Set<FunctionIndex> = []
  /// Those of them whose result is not the same in all draws for the same arguments.
  private(set) var changingFunctions: Set<FunctionIndex> = []

  /// - Parameters:
  ///   - uniforms: Names of the globals that the host sets to one value a draw.
  ///   - parameters: Those of the entry function that have one value a draw.
  init(
    _ program: TypedProgram, order: [ProgramNode], entry: FunctionIndex, uniforms: Set<String>,
    parameters: Set<VariableIndex>
  ) {
    self.program = program
    self.order = order
    let writes = writesOfGlobals()
    find(uniforms: uniforms, unwritten: { writes[$0] == nil })
    var scope = UniformScope.allVarying(program.functions[entry])
    scope.varying.subtract(parameters)
    for (position, statement) in program.functions[entry].body.enumerated() {
      guard case .expression(let value) = statement.kind,
        case .assignment(nil, let target, let source) = value.kind,
        case .global(let index) = target.kind, writes[index] == 1, isUniform(source, scope),
        !isRead(index, before: position, in: program.functions[entry])
      else { continue }
      globals.insert(index)
      changing.insert(index)
      find(uniforms: uniforms, unwritten: { writes[$0] == nil })
    }
  }

  /// How many places write each global.
  private func writesOfGlobals() -> [GlobalIndex: Int] {
    var counts: [GlobalIndex: Int] = [:]
    for case .function(let index) in order {
      for statement in program.functions[index].body {
        statement.visitAll { expression in
          for place in expression.ownWrites(in: program) {
            if case .global(let global) = place.root.kind { counts[global, default: 0] += 1 }
          }
        }
      }
    }
    return counts
  }

  /// Whether statements ahead of one at `position` name a global, or call what may.
  private func isRead(
    _ global: GlobalIndex, before position: Int, in function: TypedFunction
  ) -> Bool {
    var isRead = false
    for statement in function.body.prefix(position) {
      statement.visitAll { expression in
        switch expression.kind {
        case .global(global): isRead = true
        case .call(let index, _):
          isRead = isRead || program.reachable(from: index).order.contains(.global(global))
        default: break
        }
      }
    }
    return isRead
  }

  // MARK: - What is found in order

  private func find(uniforms: Set<String>, unwritten: (GlobalIndex) -> Bool) {
    for node in order {
      switch node {
      case .global(let index) where !globals.contains(index):
        add(index, uniforms: uniforms, isUnwritten: unwritten(index))
      case .function(let index) where !functions.contains(index): add(index)
      default: break
      }
    }
  }

  private func add(_ index: GlobalIndex, uniforms: Set<String>, isUnwritten: Bool) {
    let global = program.globals[index]
    switch global.storage {
    case .provided:
      guard uniforms.contains(global.name), global.type.isPlain else { return }
      changing.insert(index)
    case .constant, .declared:
      guard isUnwritten, isUniform(global.value, UniformScope()) else { return }
      if isChanging(global.value, []) { changing.insert(index) }
    }
    globals.insert(index)
  }

  private func add(_ index: FunctionIndex) {
    let function = program.functions[index]
    let scope = UniformScope(allowsWrites: true)
    guard
      function.parameters.allSatisfy({ !function.variables[$0.variable].isBuffer }),
      function.variables.allSatisfy({ $0.type.isPlain }),
      function.body.allSatisfy({ isUniform($0, scope) })
    else { return }
    functions.insert(index)
    var reads = false
    for statement in function.body {
      statement.visitAll { reads = reads || isChangingItself($0, []) }
    }
    if reads { changingFunctions.insert(index) }
  }
}

extension ShaderType {
  /// Whether a value of it is numbers alone.
  var isPlain: Bool {
    switch self {
    case .scalar, .vector, .matrix, .structure: true
    case .array(let element, _): element.isPlain
    case .void, .texture, .unknown: false
    }
  }
}
