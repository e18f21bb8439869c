extension TypedExpression {
  /// A text that two expressions share only if they have the same value wherever one of them is
  /// evaluated.
  ///
  /// - Parameter variable: What stands for a variable as it is now.
  func key(_ variable: (VariableIndex) -> String) -> String {
    var key = ""
    writeKey(to: &key, variable)
    return key
  }

  private func writeKey(to key: inout String, _ variable: (VariableIndex) -> String) {
    key += word(variable)
    key += ":"
    key += type.word
    let parts = parts
    if parts.isEmpty { return }
    key += "("
    for part in parts {
      part.writeKey(to: &key, variable)
      key += ","
    }
    key += ")"
  }

  /// The word for the expression itself, without its parts.
  private func word(_ variable: (VariableIndex) -> String) -> String {
    switch kind {
    case .float(let value, _): "\(value.bitPattern)f"
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .variable(let index): variable(index)
    case .global(let index): "g\(index.position)"
    case .unary(let operation, _), .increment(let operation, _, _): "u\(operation.rawValue)"
    case .binary(let operation, _, _): operation.rawValue
    case .call(let index, _): "c\(index.position)"
    case .standardCall(let call): call.word
    case .construction: "new"
    case .conversion: "as"
    case .splat: "splat"
    case .reinterpretation: "bits"
    case .swizzle(_, let components): ".\(components)"
    case .element: "[]"
    case .field(_, let index): ".\(index)"
    case .conditional: "?"
    default: "\(kind)"
    }
  }
}

extension ShaderType {
  /// A name that no other type has.
  fileprivate var word: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .vector(let scalar, let width): "\(scalar.rawValue)\(width)"
    case .matrix(let scalar, let columns, let rows): "\(scalar.rawValue)\(columns)x\(rows)"
    case .array(let element, let count): "\(element.word)[\(count)]"
    case .structure(let index): "s\(index.position)"
    default: "\(self)"
    }
  }
}

extension StandardCall {
  fileprivate var word: String {
    switch lowering {
    case .builtin(let name, _): name
    case .helper(let function): "h\(function.name)"
    case .operation(let operation): "\(operation)"
    case .selection: "select"
    case .discard: "discard"
    }
  }
}
