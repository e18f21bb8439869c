extension TypedProgram {
  /// How many expressions there are in these functions, each counted once.
  package func nodeCount(of order: [ProgramNode]) -> Int {
    var count = 0
    for case .function(let index) in order {
      for statement in functions[index].body { statement.visitAll { _ in count += 1 } }
    }
    return count
  }
}
