/// Makes the built-in functions available beside the author's overloads of the same name.
///
/// GLSL ES 1.00 allows `vec3 pow(vec3 base, float exponent)` beside the built-in `pow`; in 3.30 the
/// author's function hides all built-in ones. The author's functions are renamed, and the built-in
/// forms for floats and vectors are added under the new name.
struct BuiltinOverloads {
  private static let oneValue: Set<String> = [
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "log", "exp2",
    "log2",
    "sqrt", "inversesqrt", "abs", "sign", "floor", "ceil", "fract", "round", "trunc", "normalize",
    "radians", "degrees",
  ]

  /// Lists of parameter types; `T` is any of float, vec2, vec3 and vec4.
  private static let forms: [String: [[String]]] = [
    "pow": [["T", "T"]], "atan": [["T"], ["T", "T"]], "reflect": [["T", "T"]],
    "mod": [["T", "T"], ["T", "float"]], "min": [["T", "T"], ["T", "float"]],
    "max": [["T", "T"], ["T", "float"]], "step": [["T", "T"], ["float", "T"]],
    "mix": [["T", "T", "T"], ["T", "T", "float"]],
    "clamp": [["T", "T", "T"], ["T", "float", "float"]],
    "smoothstep": [["T", "T", "T"], ["float", "float", "T"]],
  ]

  /// Returns one line for each function; none for a name that is not built in.
  ///
  /// - Parameters:
  ///   - builtin: The built-in function's name.
  ///   - name: The author's functions' new name.
  ///   - taken: Parameter types of the author's functions.
  static func lines(of builtin: String, named name: String, except taken: Set<[String]>) -> [String]
  {
    let forms = forms[builtin] ?? (oneValue.contains(builtin) ? [["T"]] : [])
    var written = taken
    var lines: [String] = []
    for type in ["float", "vec2", "vec3", "vec4"] {
      for form in forms {
        let types = form.map { $0 == "T" ? type : $0 }
        guard written.insert(types).inserted else { continue }
        let names = ["a", "b", "c"].prefix(types.count)
        let parameters = zip(types, names).map { "\($0) \($1)" }.joined(separator: ", ")
        lines.append(
          "\(type) \(name)(\(parameters)) { return \(builtin)(\(names.joined(separator: ", "))); }")
      }
    }
    return lines
  }
}

extension GLSLUnit {
  /// The types of a function's parameters, without qualifiers.
  func parameterTypes(_ parameters: Range<Int>) -> [String] {
    tokens[parameters].split { $0.kind == .comma }.compactMap { words in
      words.first { $0.kind == .identifier && !GLSLWords.qualifiers.contains($0.text) }?.text
    }
  }
}
