/// A function or constant of a program.
package enum ProgramNode: Hashable, Sendable {
  case function(FunctionIndex)
  case global(GlobalIndex)
}

/// A function that needs itself, over others or not, and a constant on the way around if there is
/// one.
package struct ProgramCycle: Hashable, Sendable {
  package var function: FunctionIndex
  package var global: GlobalIndex?
}

extension TypedProgram {
  /// Returns what the function at `entry` reaches, each after what it needs; it comes last itself.
  ///
  /// - Returns: `nil` for `cycle` when nothing needs itself.
  package func reachable(from entry: FunctionIndex) -> (order: [ProgramNode], cycle: ProgramCycle?)
  { reachable(from: [entry]) }

  /// The same for several functions, in their order; what an earlier one reaches comes once.
  package func reachable(from entries: [FunctionIndex]) -> (
    order: [ProgramNode], cycle: ProgramCycle?
  ) {
    var order: [ProgramNode] = []
    var isOpen: [ProgramNode: Bool] = [:]
    var cycle: ProgramCycle?
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
      case true?: cycle = cycle ?? Self.cycle(to: next, among: stack.map(\.node))
      case false?: break
      }
    }
    return (order, cycle)
  }

  /// The way around that goes back to `node`, which is one of those that are open. `nil` if there
  /// are only constants on it, which is found where these are read.
  private static func cycle(to node: ProgramNode, among open: [ProgramNode]) -> ProgramCycle? {
    var cycle: (function: FunctionIndex?, global: GlobalIndex?)
    for part in open[(open.firstIndex(of: node) ?? 0)...].reversed() {
      switch part {
      case .function(let index): cycle.function = index
      case .global(let index): cycle.global = index
      }
    }
    return cycle.function.map { ProgramCycle(function: $0, global: cycle.global) }
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
