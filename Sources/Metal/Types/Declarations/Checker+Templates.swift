internal import ShaderTree

extension Checker {
  /// Returns what the template parameters stand for; `nil` if the arguments do not determine it.
  func deduce(
    _ template: [TemplateParameterSyntax], _ function: DeclaredFunction,
    arguments: [TypedExpression], explicit: [TemplateArgumentSyntax], in context: NameContext
  ) -> [String: Binding]? {
    guard explicit.count <= template.count else { return nil }
    var bindings: [String: Binding] = [:]
    for (parameter, argument) in zip(template, explicit) {
      switch argument {
      case .type(let type):
        if case .value = parameter {
          guard case .value(let value)? = context.bindings[type.name.last] else { return nil }
          bindings[parameter.name] = .value(value)
        } else {
          bindings[parameter.name] = .type(resolve(type, in: context))
        }
      case .value(let expression):
        guard let value = constantValue(of: expression, in: context) else { return nil }
        bindings[parameter.name] = .value(value)
      }
    }
    let names = Set(template.map(\.name))
    for (parameter, argument) in zip(function.syntax.parameters, arguments) {
      deduce(parameter.type, from: argument.type, names: names, into: &bindings)
    }
    for parameter in template where bindings[parameter.name] == nil {
      let here = NameContext(scope: function.scope, bindings: bindings)
      switch parameter {
      case .type(_, let defaultType?):
        bindings[parameter.name] = .type(resolve(defaultType, in: here))
      case .value(_, _, let value?):
        guard let known = constantValue(of: value, in: here) else { return nil }
        bindings[parameter.name] = .value(known)
      default: return nil
      }
    }
    return bindings
  }

  func deduce(
    _ syntax: TypeSyntax, from type: ShaderType, names: Set<String>,
    into bindings: inout [String: Binding]
  ) {
    if syntax.pointers > 0 || !syntax.arraySizes.isEmpty {
      var inner = syntax
      inner.pointers = 0
      inner.arraySizes = []
      switch type {
      case .pointer(let element, _): deduce(inner, from: element, names: names, into: &bindings)
      case .array(let element, let count):
        if let size = syntax.arraySizes.first ?? nil, case .name(let name) = size.kind,
          names.contains(name.last), bindings[name.last] == nil
        {
          bindings[name.last] = .value(Int64(count))
        }
        deduce(inner, from: element, names: names, into: &bindings)
      default: break
      }
      return
    }
    guard let arguments = syntax.name.templateArguments else {
      let name = syntax.name.last
      if names.contains(name), bindings[name] == nil { bindings[name] = .type(type) }
      return
    }
    var parts: [Binding] = []
    switch type {
    case .vector(let scalar, let width): parts = [.type(.scalar(scalar)), .value(Int64(width))]
    case .matrix(let scalar, let columns, let rows):
      parts = [.type(.scalar(scalar)), .value(Int64(columns)), .value(Int64(rows))]
    case .array(let element, let count): parts = [.type(element), .value(Int64(count))]
    case .texture(let scalar): parts = [.type(.scalar(scalar))]
    default: return
    }
    for (argument, part) in zip(arguments, parts) {
      let name: String
      switch argument {
      case .type(let type): name = type.name.last
      case .value(let value):
        guard case .name(let written) = value.kind else { continue }
        name = written.last
      }
      if names.contains(name), bindings[name] == nil { bindings[name] = part }
    }
  }
}
