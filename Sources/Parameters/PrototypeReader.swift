package import Diagnostics

/// Reads a GLSL prototype and decides which of the four kinds it is.
package struct PrototypeReader {
  /// Parameters that the program supplies itself.
  package static let suppliedNames: Set<String> = ["position", "color", "layer"]

  package let text: Substring
  package let span: SourceSpan

  package init(text: Substring, span: SourceSpan) {
    self.text = text
    self.span = span
  }

  /// prototype = type name "(" (parameter ("," parameter)*)? ")"; parameter = "in"? type name
  package mutating func read() throws(Diagnostic) -> FunctionSignature {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else {
      throw Diagnostic("expected a function, found '\(text)'", at: span)
    }
    let head = text[..<open].split(separator: " ")
    guard head.count == 2 else {
      throw Diagnostic("expected a return type and a name before '('", at: span)
    }
    var parameters: [ParameterDeclaration] = []
    for part in text[text.index(after: open)..<close].split(separator: ",") {
      let words = part.split(separator: " ").filter { $0 != "in" }
      guard words.count == 2 else {
        throw Diagnostic("expected a type and a name, found '\(part.trimmingSpaces())'", at: span)
      }
      parameters.append(ParameterDeclaration(name: String(words[1]), type: String(words[0])))
    }
    let (kind, supplied) = try kind(returning: head[0], of: parameters, name: head[1])
    return FunctionSignature(
      name: String(head[1]), kind: kind, summary: "",
      arguments: Array(parameters.dropFirst(supplied)))
  }

  /// Returns the kind and how many leading parameters the program supplies.
  private func kind(
    returning type: Substring, of parameters: [ParameterDeclaration], name: Substring
  ) throws(Diagnostic) -> (EffectKind, supplied: Int) {
    guard parameters.first?.type == "vec2" else {
      throw Diagnostic("'\(name)' must take 'vec2 position' first", at: span)
    }
    let second = parameters.count > 1 ? parameters[1] : nil
    switch (type, second?.type, second?.name) {
    case ("vec4", "Layer", _): return (.layer, 2)
    case ("vec4", "vec4", "color"): return (.color, 2)
    case ("vec4", _, _): return (.fill, 1)
    case ("vec2", _, _): return (.distortion, 1)
    default:
      throw Diagnostic(
        "'\(name)' returns '\(type)'", at: span,
        hint: "a fill, color or layer effect returns vec4, a distortion effect vec2")
    }
  }
}
