/// How much of a program drivers compile once they have replaced calls by functions.
extension TypedProgram {
  /// Expressions that reading a texture counts as: drivers compile that many for it.
  private static let expressionsOfTexture = 20.0

  /// How many expressions there are in statements once each call in them is replaced by the
  /// function that it calls, and each loop that counts to a written number by its rounds.
  func unrolledSize(of statements: [TypedStatement]) -> Double {
    var sizes: [FunctionIndex: Double] = [:]
    func size(ofFunction index: FunctionIndex) -> Double {
      if let known = sizes[index] { return known }
      sizes[index] = 0
      let found = size(of: functions[index].body)
      sizes[index] = found
      return found
    }
    func size(of expression: TypedExpression) -> Double {
      var own = expression.readsTexture ? Self.expressionsOfTexture : 1
      if case .call(let index, _) = expression.kind { own += size(ofFunction: index) }
      return expression.parts.reduce(own) { $0 + size(of: $1) }
    }
    func size(of statements: [TypedStatement]) -> Double {
      statements.reduce(0) { sum, statement in
        let parts = statement.parts
        let rounds = LoopRange(statement, in: self)?.rounds ?? 1
        let once = parts.expressions.reduce(size(of: parts.statements)) { $0 + size(of: $1) }
        return sum + Double(rounds) * once
      }
    }
    return size(of: statements)
  }

  /// How often each function is in the program of the last one of `order` once each call is
  /// replaced by the function that it calls.
  ///
  /// - Parameter order: What a function reaches, each after what it needs; the function last.
  func copies(in order: [ProgramNode]) -> [FunctionIndex: Double] {
    var copies: [FunctionIndex: Double] = [:]
    for case .function(let index) in order.reversed() {
      let own = copies[index, default: 1]
      copies[index] = own
      for statement in functions[index].body {
        statement.visitAll { expression in
          guard case .call(let called, _) = expression.kind else { return }
          copies[called, default: 0] += own
        }
      }
    }
    return copies
  }
}

extension TypedExpression {
  fileprivate var readsTexture: Bool {
    switch kind {
    case .sampleLayer, .sampleTexture, .readTexture: return true
    case .standardCall(let call):
      guard case .builtin(let name, _) = call.lowering else { return false }
      return name.hasPrefix("tex")
    default: return false
    }
  }
}
