internal import ShaderTree

extension MetalFunction {
  /// The values that its 64-bit variables are given. Those that are parameters, or are changed by
  /// parts or by the functions that they are passed to, are left out.
  func longValues(in program: MetalProgram) -> [VariableIndex: [MetalExpression]] {
    var values: [VariableIndex: [MetalExpression]] = [:]
    var unknown = Set(parameters.map(\.variable))
    func visit(_ expression: MetalExpression) {
      switch expression.kind {
      case .assignment(nil, let target, let value):
        if case .variable(let index) = target.kind {
          values[index, default: []].append(value)
        } else if let index = target.accessPath?.variable {
          unknown.insert(index)
        }
      case .call(let index, let arguments):
        for (parameter, argument) in zip(program.functions[index].parameters, arguments)
        where parameter.isWritten {
          if let variable = argument.accessPath?.variable { unknown.insert(variable) }
        }
      default: break
      }
      expression.parts.forEach(visit)
    }
    func visit(_ statement: MetalStatement) {
      if case .declaration(let variable, let value) = statement.kind {
        values[variable, default: []] += value.map { [$0] } ?? []
      }
      let parts = statement.parts
      parts.expressions.forEach(visit)
      parts.statements.forEach(visit)
    }
    body.forEach(visit)
    return values.filter { index, _ in variables[index].type.isLong && !unknown.contains(index) }
  }
}
