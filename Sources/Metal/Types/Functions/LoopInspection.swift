extension StatementSyntax {
  /// Whether it holds a `break` or `return` that ends a loop around it.
  var leaves: Bool {
    switch kind {
    case .leaveLoop, .returning: true
    case .block(let inner): inner.contains(where: \.leaves)
    case .conditional(_, let first, let second): first.leaves || second?.leaves == true
    default: false
    }
  }

  /// Whether it declares variables and gives them no value, so that it may be jumped over.
  var declaresWithoutValue: Bool {
    switch kind {
    case .declaration(let variables): variables.allSatisfy { $0.initializer == nil }
    case .empty: true
    default: false
    }
  }

  /// Adds the names that `x += …`, `x++` and `x = …` change in it.
  func collectSteppedNames(into names: inout Set<String>) {
    switch kind {
    case .block(let inner), .items(let inner):
      for statement in inner { statement.collectSteppedNames(into: &names) }
    case .expression(let value): value.collectSteppedNames(into: &names)
    case .conditional(_, let first, let second):
      first.collectSteppedNames(into: &names)
      second?.collectSteppedNames(into: &names)
    case .forLoop(_, _, let step, let body):
      step?.collectSteppedNames(into: &names)
      body.collectSteppedNames(into: &names)
    case .forEach(_, _, let body), .whileLoop(_, let body), .doLoop(let body, _):
      body.collectSteppedNames(into: &names)
    case .choice(_, let body):
      for statement in body { statement.collectSteppedNames(into: &names) }
    default: break
    }
  }
}

extension ExpressionSyntax {
  func collectSteppedNames(into names: inout Set<String>) {
    switch kind {
    case .assignment(_, let target, _): target.addName(to: &names)
    case .unary(let operation, let target), .postfix(let operation, let target):
      if operation == .increment || operation == .decrement { target.addName(to: &names) }
    case .comma(let first, let second):
      first.collectSteppedNames(into: &names)
      second.collectSteppedNames(into: &names)
    default: break
    }
  }

  private func addName(to names: inout Set<String>) {
    if case .name(let name) = kind { names.insert(name.last) }
  }
}
