internal import Diagnostics

/// Where the functions of a program are called, and with which arguments.
struct CallSites {
  private let program: TypedProgram
  /// Functions that are called in one place.
  private(set) var single: Set<FunctionIndex> = []
  /// Of functions that are called in several places: the parameters that have the same uniform
  /// argument everywhere, and that.
  private(set) var shared: [FunctionIndex: [VariableIndex: TypedExpression]] = [:]

  init(_ facts: UniformFacts) {
    program = facts.program
    var arguments: [FunctionIndex: [[TypedExpression]]] = [:]
    for case .function(let index) in facts.order {
      for statement in program.functions[index].body {
        statement.visitAll {
          if case .call(let called, let values) = $0.kind {
            arguments[called, default: []].append(values)
          }
        }
      }
    }
    for (index, lists) in arguments {
      if lists.count == 1 {
        single.insert(index)
      } else {
        shared[index] = Self.shared(lists, of: program.functions[index], facts)
      }
    }
  }

  private static func shared(
    _ lists: [[TypedExpression]], of function: TypedFunction, _ facts: UniformFacts
  ) -> [VariableIndex: TypedExpression] {
    var result: [VariableIndex: TypedExpression] = [:]
    for (position, parameter) in function.parameters.enumerated() where !parameter.isWritten {
      let values = lists.map { $0[position] }
      // No variable of the callers is known here.
      guard values.allSatisfy({ $0.variables.isEmpty && facts.isUniform($0, UniformScope()) }),
        Set(values.map { $0.key { "\($0)" } }).count == 1
      else { continue }
      result[parameter.variable] = values[0]
    }
    return result
  }

  /// The function that computes what a function hoists.
  func uniformIndex(of index: FunctionIndex) -> FunctionIndex {
    FunctionIndex(program.functions.count + index.position)
  }

  /// The statement that computes what a function hoists.
  func call(
    _ index: FunctionIndex, _ arguments: [TypedExpression], at span: Span
  ) -> TypedStatement {
    let call = TypedExpression(
      kind: .call(uniformIndex(of: index), arguments), type: .void, span: span)
    return TypedStatement(kind: .expression(call), span: span)
  }
}
