/// The name of a shader function in a call: written there, or handed over by callers.
struct FunctionName {
  /// Each name once, with the call that hands it over; `nil` for one that is written.
  private(set) var functions: [(name: String, caller: Evaluator.Caller?)]

  init(_ name: String) { functions = [(name, nil)] }

  init?(_ functions: [(name: String, caller: Evaluator.Caller?)]) {
    guard !functions.isEmpty else { return nil }
    self.functions = functions
  }
}

extension Evaluator {
  /// The names of functions that an expression may be: a text, a variable that is one, or a
  /// property or parameter that callers give texts to.
  func functionName(_ expression: SwiftExpression) -> FunctionName? {
    switch expression {
    case .string(let name): return FunctionName(name)
    case .name(let name, let place):
      guard let variable = file.variable(named: name, at: place) else { return nil }
      if case .string(let text)? = variable.value, variable.source?.callee.isEmpty ?? true {
        return FunctionName(text)
      }
      var found = textsOfCallers(variable)
      if case .string(let text)? = variable.value, !found.contains(where: { $0.name == text }) {
        found.append((text, nil))
      }
      return FunctionName(found)
    default: return nil
    }
  }

  /// The texts that calls of a function or a type give to one of its variables.
  private func textsOfCallers(
    _ variable: ViewFile.Variable
  ) -> [(name: String, caller: Caller?)] {
    guard let source = variable.source, !source.callee.isEmpty else { return [] }
    var found: [(name: String, caller: Caller?)] = []
    for (file, index, argument) in arguments(for: source) {
      guard case .string(let text) = argument, !found.contains(where: { $0.name == text }) else {
        continue
      }
      found.append((text, Caller(callee: source.callee, path: file.path, index: index)))
    }
    return found
  }
}
