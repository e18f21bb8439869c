internal import Diagnostics
internal import ShaderTree

/// Uniforms that a host sets in parts: structs member by member, and arrays of samplers one by one.
extension Checker {
  /// The most parts of a uniform.
  private static let partLimit = 256

  /// Returns the parts of a uniform, in their order; none if it is set as a whole.
  func parts(of syntax: VariableSyntax) -> [UniformPart] {
    guard syntax.qualifiers.has("uniform") else { return [] }
    let type = resolve(syntax.type, isUniform: true)
    guard type.isSetInParts else { return [] }
    var parts: [UniformPart] = []
    addParts(of: type, UniformPart(path: syntax.name, type: ""), to: &parts)
    return parts.count > Self.partLimit ? [] : parts
  }

  private func addParts(
    of type: ShaderType, _ part: UniformPart, to parts: inout [UniformPart]
  ) {
    guard parts.count <= Self.partLimit else { return }
    var part = part
    switch type {
    case .structure(let index):
      let structure = program.structures[index]
      for field in structure.fields {
        var member = part
        member.path += ".\(field.name)"
        (member.structure, member.field) = (structure.name, field.name)
        addParts(of: field.type, member, to: &parts)
      }
    case .array(let element, let count) where type.isSetInParts:
      for index in 0..<min(count, Self.partLimit + 1) {
        var member = part
        member.path += "[\(index)]"
        addParts(of: element, member, to: &parts)
      }
    case .array(let element, let count):
      (part.type, part.length) = (name(of: element), count)
      parts.append(part)
    default:
      part.type = name(of: type)
      parts.append(part)
    }
  }

  /// Returns a uniform as a value of its parts, each a global of the host.
  func assembled(_ type: ShaderType, path: String, at span: Span) -> TypedExpression {
    let values: [TypedExpression]
    switch type {
    case .structure(let index):
      values = program.structures[index].fields.map {
        assembled($0.type, path: "\(path).\($0.name)", at: span)
      }
    case .array(let element, let count) where type.isSetInParts:
      values = (0..<count).map { assembled(element, path: "\(path)[\($0)]", at: span) }
    default:
      let given = provided(path).flatMap { program.globals[$0].type == type ? $0 : nil }
      let plain = String(path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      let index = given ?? provide(plain, type)
      return TypedExpression(kind: .global(index), type: type, span: span)
    }
    return TypedExpression(kind: .construction(values), type: type, span: span)
  }

  private func provided(_ path: String) -> GlobalIndex? {
    if case .global(let index)? = given[path] { index } else { nil }
  }

  /// Whether a sampler is somewhere in a type.
  func holdsSampler(_ type: ShaderType) -> Bool {
    switch type {
    case .texture: true
    case .array(let element, _): holdsSampler(element)
    case .structure(let index): program.structures[index].fields.contains { holdsSampler($0.type) }
    default: false
    }
  }

  // MARK: - Samplers by an index

  /// The index of the argument that is a sampler chosen by an index which is not a constant, the
  /// samplers and that index; `nil` if there is none.
  private func chosenSampler(
    among arguments: [TypedExpression]
  ) -> (argument: Int, samplers: [TypedExpression], position: TypedExpression)? {
    for (index, argument) in arguments.enumerated() {
      if case .texture = argument.type, case .element(let base, let position) = argument.kind,
        case .construction(let samplers) = base.kind
      {
        return (index, samplers, position)
      }
    }
    return nil
  }

  /// Returns a call in which a sampler is chosen by an index as a choice between calls, for
  /// GLSL 3.30 has only constant indices there; `nil` for other calls.
  func choice(
    of arguments: [TypedExpression], at span: Span,
    _ call: ([TypedExpression]) -> TypedExpression
  ) -> TypedExpression? {
    guard let (argument, samplers, position) = chosenSampler(among: arguments),
      let last = samplers.last
    else { return nil }
    guard position.isPure, let scalar = position.type.scalar else {
      return unsupported("an index of samplers that changes something", at: position.span)
    }
    func calling(_ sampler: TypedExpression) -> TypedExpression {
      var values = arguments
      values[argument] = sampler
      return call(values)
    }
    var result = calling(last)
    guard result.type != .void else {
      return unsupported("a sampler chosen by an index, in a call without a value,", at: span)
    }
    for (index, sampler) in samplers.enumerated().dropLast().reversed()
    where result.type != .unknown {
      let isChosen = TypedExpression(
        kind: .binary(.equal, position, .integer(Int64(index), scalar, at: position.span)),
        type: .bool, span: position.span)
      result = TypedExpression(
        kind: .conditional(isChosen, then: calling(sampler), otherwise: result),
        type: result.type, span: span)
    }
    return result
  }
}

extension ShaderType {
  /// Whether a host sets a uniform of this type in parts.
  var isSetInParts: Bool {
    switch self {
    case .structure: true
    case .array(.texture, _): true
    case .array(let element, _): element.isSetInParts
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it can be evaluated twice, or not at all, with the same effect.
  var isPure: Bool {
    switch kind {
    case .increment, .assignment, .call, .comma: false
    case .standardCall(let call) where call.writesArgument: false
    default: parts.allSatisfy(\.isPure)
    }
  }
}
