internal import Parameters
internal import ShaderTree

/// Finds which of SwiftUI's four places a stitchable function fits, and what feeds its parameters.
struct SignatureCheck {
  let checker: Checker
  let function: FunctionSyntax
  let types: [MetalType]
  let returnType: MetalType
  /// The kind that the author's comment states, as in `@kind fill`.
  let statedKind: EffectKind?

  private(set) var kind: EffectKind?
  private(set) var roles: [ParameterDeclaration.Role] = []

  private static let vector2 = MetalType.vector(.float, 2)
  private static let half4 = MetalType.vector(.half, 4)
  private static let float4 = MetalType.vector(.float, 4)

  init(
    checker: Checker, function: FunctionSyntax, types: [MetalType], returnType: MetalType,
    statedKind: EffectKind? = nil
  ) {
    self.checker = checker
    self.function = function
    self.types = types
    self.returnType = returnType
    self.statedKind = statedKind
    kind = findKind()
    roles = types.indices.map { role(ofParameter: $0, in: kind) }
    for (position, role) in roles.enumerated()
    where role == .unbindable && types[position] != .unknown {
      let parameter = function.parameters[position]
      let type = checker.name(of: types[position]) + (parameter.isWritten ? " &" : "")
      checker.report(
        "nothing can be bound to '\(parameter.name)' of type '\(type)'", at: parameter.nameSpan,
        hint:
          "SwiftUI passes float, float2, float3, float4, half4, textures and 'device const' arrays")
      kind = nil
    }
    noteMissingCounts()
  }

  /// Warns of a list without its count: SwiftUI passes both, and binds arguments by their position.
  private func noteMissingCounts() {
    for (position, role) in roles.enumerated() {
      guard case .array = role else { continue }
      if position + 1 < roles.count, case .count = roles[position + 1] { continue }
      let parameter = function.parameters[position]
      checker.log.report(
        "SwiftUI passes the count of '\(parameter.name)' after it, for which there is no parameter",
        at: parameter.nameSpan, severity: .warning,
        hint: "write '\(parameter.name), int \(parameter.name)Count'")
    }
  }

  private func findKind() -> EffectKind? {
    guard !types.contains(.unknown), returnType != .unknown else { return nil }
    guard let first = types.first, first == Self.vector2 || first == .vector(.half, 2) else {
      checker.report(
        "'\(function.name)' does not take a position first", at: function.nameSpan,
        hint: "a stitchable function for SwiftUI begins with 'float2 position'")
      return nil
    }
    let second = types.count > 1 ? types[1] : nil
    switch returnType {
    case Self.half4, Self.float4:
      if second == .layer { return .layer }
      if types.contains(.layer) {
        checker.report(
          "the layer of '\(function.name)' is not its second parameter", at: function.nameSpan,
          hint: "write '(float2 position, SwiftUI::Layer layer, …)'")
        return nil
      }
      return takesColor ? .color : .fill
    case Self.vector2, .vector(.half, 2):
      if types.contains(.layer) {
        checker.report(
          "'\(function.name)' takes a layer and returns a position", at: function.nameSpan,
          hint: "a layer effect returns half4; a distortion effect takes no layer")
        return nil
      }
      return .distortion
    default:
      checker.report(
        "'\(function.name)' returns '\(checker.name(of: returnType))'", at: function.nameSpan,
        hint: "a fill, color or layer effect returns half4, a distortion effect float2")
      return nil
    }
  }

  /// Whether the second parameter is the color of the pixel: a `half4`, or a `float4` that is
  /// called a color.
  private var takesColor: Bool {
    guard types.count > 1, statedKind != .fill else { return false }
    if types[1] == Self.half4 { return true }
    guard types[1] == Self.float4, returnType == Self.float4 else { return false }
    let name = function.parameters[1].name.lowercased()
    return ["color", "colour", "currentcolor", "inputcolor", "c", "col"].contains(name)
  }

  /// The roles of a color effect that is used as a fill: its color is an argument; `nil` for any
  /// other function, and for one whose author says what it is.
  var rolesOfFill: [ParameterDeclaration.Role]? {
    guard kind == .color, statedKind == nil else { return nil }
    return types.indices.map { role(ofParameter: $0, in: .fill) }
  }

  private func role(
    ofParameter position: Int, in kind: EffectKind?
  ) -> ParameterDeclaration.Role {
    // What SwiftUI passes is nobody's variable.
    if function.parameters[position].isWritten { return .unbindable }
    if position == 0 { return .position }
    if position == 1, kind == .color { return .color }
    switch types[position] {
    case .layer: return position == 1 ? .layer : .unbindable
    case Self.half4: return .colorValue
    case .texture: return .texture
    case .pointer(let element, let space):
      guard space == .device || space == .constant else { return .unbindable }
      guard let width = element.width, element.scalar?.isFloating == true else { return .data }
      return .array(components: width, isColor: element == Self.half4)
    case .scalar(let scalar), .vector(let scalar, _):
      if types[position].isScalar, scalar.isInteger, !scalar.isLong,
        case .pointer? = types.dropLast(types.count - position).last
      {
        return .count(ofArray: function.parameters[position - 1].name)
      }
      guard let kind = valueKind(scalar) else { return .unbindable }
      return .value(kind, components: types[position].width ?? 1)
    default: return .unbindable
    }
  }

  private func valueKind(_ scalar: Scalar) -> ParameterDeclaration.ValueKind? {
    guard !scalar.isLong else { return nil }
    return switch scalar.representation {
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .float: .float
    }
  }

  /// The parameter's type as Metal spells it.
  func metalType(ofParameter position: Int) -> String {
    let syntax = function.parameters[position].type
    guard case .pointer(let element, let space) = types[position] else {
      return checker.name(of: types[position])
    }
    return "\(space.rawValue) \(syntax.isConstant ? "const " : "")\(checker.name(of: element)) *"
  }
}
