internal import ShaderTree
internal import Tokens

/// Numbers of what a host sets: they are needed before the whole program is there to be checked.
extension Checker {
  /// Checks what constant expressions outside of functions may name.
  func declareConstants(of declaration: DeclarationSyntax) {
    switch declaration.kind {
    case .structure(let structure): declareStructure(structure)
    case .variable(let variable) where variable.qualifiers.has("const"): declareGlobal(variable)
    default: break
    }
  }

  /// Returns how many elements a variable has, and the numbers of its initial value, those of all
  /// elements one after another; `nil` for what it has not, or is not constant.
  func constants(of syntax: VariableSyntax) -> (length: Int?, numbers: [Double]?) {
    let (type, value) = valueAndType(of: syntax)
    var length: Int?
    if case .array(let element, let count) = type, element.scalar != nil || element.isMatrix {
      length = count
    }
    return (length, value.flatMap(numbers))
  }

  /// Returns the numbers of a constant, as their decimals say them; `nil` if they are not worked
  /// out here.
  func numbers(_ value: TypedExpression) -> [Double]? {
    if case .array(let element, _) = value.type {
      let values = elements(value)?.compactMap(\.self) ?? []
      guard case .construction(let parts) = value.kind, values.count == parts.count else {
        return nil
      }
      return values.flatMap { Self.decimals($0, of: element) }
    }
    return components(value).map { Self.decimals($0, of: value.type) }
  }

  /// 0.1 for the float that is written so, which as an exact number has more digits.
  private static func decimals(_ numbers: [Double], of type: ShaderType) -> [Double] {
    guard type.scalar?.representation == .float else { return numbers }
    return numbers.map { Double("\(Float($0))") ?? $0 }
  }
}
