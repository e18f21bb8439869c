extension TypedProgram {
  /// How many operations the last of `order` has once each call in it is replaced by the function
  /// that it calls, as drivers do: a function that two others call, which a third one calls, is
  /// compiled twice.
  ///
  /// The body of a loop counts once: drivers unroll short ones only. The number grows exponentially
  /// with the depth of calls, and is found without inlining any.
  ///
  /// - Parameter order: What a function reaches, each after what it needs; the function last.
  package func inlinedSize(of order: [ProgramNode]) -> Double {
    var sizes: [ProgramNode: Double] = [:]
    func size(of expression: TypedExpression) -> Double {
      var own = expression.parts.isEmpty ? 0.0 : 1.0
      switch expression.kind {
      case .call(let index, _): own += sizes[.function(index)] ?? 0
      case .global(let index): own += sizes[.global(index)] ?? 0
      default: break
      }
      return expression.parts.reduce(own) { $0 + size(of: $1) }
    }
    func size(of statements: [TypedStatement]) -> Double {
      statements.reduce(0) { sum, statement in
        let parts = statement.parts
        return parts.expressions.reduce(sum) { $0 + size(of: $1) } + size(of: parts.statements)
      }
    }
    for node in order {
      switch node {
      case .function(let index): sizes[node] = size(of: functions[index].body)
      case .global(let index): sizes[node] = size(of: globals[index].value)
      }
    }
    return order.last.flatMap { sizes[$0] } ?? 0
  }

  /// How many expressions there are in these functions, each counted once.
  package func nodeCount(of order: [ProgramNode]) -> Int {
    var count = 0
    for case .function(let index) in order {
      for statement in functions[index].body { statement.visitAll { _ in count += 1 } }
    }
    return count
  }
}
