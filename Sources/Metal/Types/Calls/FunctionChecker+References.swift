internal import Diagnostics
internal import ShaderTree

/// References and pointers of one call into one variable. GLSL copies what it passes, so a function
/// would not see through one of them what it writes through another.
extension FunctionChecker {
  /// Something that a function refers to.
  private struct Reference {
    /// The parameter, the variable that a lambda captured, or `this`.
    var name: String
    var path: AccessPath
    var isWritten: Bool
  }

  /// Reports two references of a call that overlap and of which one is written.
  ///
  /// - Returns: Whether there are two.
  func refuseOverlap(
    in function: FunctionSyntax, _ types: [MetalType], of arguments: [MetalExpression],
    on object: MetalExpression?, at span: Span
  ) -> Bool {
    var references: [Reference] = []
    if let path = object?.accessPath {
      references.append(Reference(name: "this", path: path, isWritten: !function.isConstant))
    }
    for (position, parameter) in function.parameters.enumerated() {
      references += self.references(of: parameter, types[position], to: arguments[position])
    }
    for (position, first) in references.enumerated() {
      for second in references[(position + 1)...]
      where (first.isWritten || second.isWritten) && first.path.overlaps(second.path) {
        let variable = self.function.variables[first.path.variable].name
        fail(
          "'\(first.name)' and '\(second.name)' of '\(function.name)' both refer to "
            + "'\(variable)', which GLSL cannot express", at: span,
          hint: "pass a copy for one of them")
        return true
      }
    }
    return false
  }

  private func references(
    of parameter: ParameterSyntax, _ type: MetalType, to argument: MetalExpression
  ) -> [Reference] {
    switch type {
    case .closure(let function):
      guard case .own(.closure(let captures)) = argument.kind else { return [] }
      return zip(checker.functions[function].syntax.parameters, captures).flatMap {
        references(of: $0, $1.type, to: $1)
      }
    case .pointer(_, let space):
      guard let path = pointerValue(argument)?.pointedPlace?.accessPath else { return [] }
      let isWritten = space == .thread && !parameter.type.isConstant
      return [Reference(name: parameter.name, path: path, isWritten: isWritten)]
    default:
      guard parameter.isWritten || parameter.isReadReference, let path = argument.accessPath,
        // A reference to a component, or to what has to be converted, refers to a copy.
        parameter.isWritten || argument.type == type && !argument.isComponent
      else { return [] }
      return [Reference(name: parameter.name, path: path, isWritten: parameter.isWritten)]
    }
  }
}

extension ParameterSyntax {
  /// Whether it is a reference that the function only reads through.
  fileprivate var isReadReference: Bool {
    type.isReference && type.isConstant && type.addressSpace != .constant
      && type.addressSpace != .device
  }
}

extension MetalExpression {
  /// The array or variable that a pointer points into; `nil` for a `device` array.
  fileprivate var pointedPlace: MetalExpression? {
    guard case .own(.pointer(let pointer)) = kind else { return nil }
    switch pointer.base {
    case .array(let place), .single(let place): return place
    case .buffer, .data: return nil
    }
  }

  /// Whether it is a component of a vector, or several.
  fileprivate var isComponent: Bool {
    switch kind {
    case .swizzle: true
    case .element(let base, _): base.type.isVector
    default: false
    }
  }
}
