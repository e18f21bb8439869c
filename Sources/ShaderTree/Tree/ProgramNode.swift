/// A function or constant of a program.
package enum ProgramNode: Hashable, Sendable {
  case function(FunctionIndex)
  case global(GlobalIndex)
}

extension TypedProgram {
  /// Returns what the function at `entry` reaches, each after what it needs; it comes last itself.
  ///
  /// - Returns: `nil` for `cycle` when nothing calls itself; else a function on the way around.
  package func reachable(from entry: FunctionIndex) -> (order: [ProgramNode], cycle: FunctionIndex?)
  { reachable(from: [entry]) }

  /// The same for several functions, in their order; what an earlier one reaches comes once.
  package func reachable(from entries: [FunctionIndex]) -> (
    order: [ProgramNode], cycle: FunctionIndex?
  ) {
    var order: [ProgramNode] = []
    var isOpen: [ProgramNode: Bool] = [:]
    var cycle: FunctionIndex?
    // An explicit stack: a long chain of calls must not use up the real one.
    var stack: [(node: ProgramNode, needs: [ProgramNode])] = []
    func enter(_ node: ProgramNode) {
      isOpen[node] = true
      stack.append((node, needs(of: node).reversed()))
    }
    var entries = entries[...]
    while true {
      if stack.isEmpty {
        guard let entry = entries.popFirst() else { break }
        if isOpen[.function(entry)] == nil { enter(.function(entry)) }
      }
      guard let top = stack.last else { continue }
      guard let next = top.needs.last else {
        stack.removeLast()
        isOpen[top.node] = false
        order.append(top.node)
        continue
      }
      stack[stack.count - 1].needs.removeLast()
      switch isOpen[next] {
      case nil: enter(next)
      case true?: if case .function(let index) = next { cycle = cycle ?? index }
      case false?: break
      }
    }
    return (order, cycle)
  }

  private func needs(of node: ProgramNode) -> [ProgramNode] {
    switch node {
    case .function(let index):
      functions[index].globals.map { .global($0) } + functions[index].callees.map { .function($0) }
    case .global(let index):
      globals[index].globals.map { .global($0) } + globals[index].callees.map { .function($0) }
    }
  }
}
