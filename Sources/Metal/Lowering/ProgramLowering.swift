internal import Diagnostics
internal import ShaderTree

/// The way from what was checked to the tree of a shader.
///
/// ```swift
/// // given checker: Checker
/// var lowering = ProgramLowering(checker)
/// let program = lowering.program()
/// ```
///
/// Functions, constants, structs and variables have the same indices in the tree. A function that
/// still uses something that is not a value, such as a layer or a pointer, is reported, and has no
/// usable body. The same goes for one that needs more than the low word of a 64-bit integer, but
/// that is not a mistake of its author: the stitchable functions that reach it cannot be drawn.
struct ProgramLowering {
  private let checker: Checker
  /// Why functions and constants cannot be drawn.
  private(set) var limits: [ProgramNode: Span] = [:]

  init(_ checker: Checker) { self.checker = checker }

  mutating func program() -> TypedProgram {
    var result = TypedProgram()
    for (position, function) in checker.program.functions.enumerated() {
      result.functions.append(lowered(function, at: FunctionIndex(position)))
    }
    for (position, global) in checker.program.globals.enumerated() {
      result.globals.append(lowered(global, at: GlobalIndex(position)))
    }
    result.structures = checker.program.structures.map { structure in
      let fields = structure.fields.map {
        TypedStructure.Field(name: $0.name, type: $0.type.lowered ?? .unknown)
      }
      return TypedStructure(name: structure.name, fields: fields)
    }
    return result.withoutEffectsInExpressions
  }

  private mutating func lowered(
    _ function: MetalFunction, at index: FunctionIndex
  ) -> TypedFunction {
    var result = TypedFunction(
      name: function.name, returnType: function.returnType.lowered ?? .unknown,
      span: function.span, isBroken: function.isBroken, callees: function.callees,
      globals: function.globals)
    guard !function.isBroken else { return result }
    result.parameters = function.parameters.map {
      TypedParameter(variable: $0.variable, isWritten: $0.isWritten)
    }
    result.variables = function.variables.map {
      TypedVariable(
        name: $0.name, type: $0.type.lowered ?? .unknown, isBuffer: $0.isBuffer,
        isConstant: $0.isConstant)
    }
    let lowering = FunctionLowering(function, of: checker.program)
    do { result.body = try lowering.lowered(function.body) } catch {
      result.isBroken = true
      switch error {
      case .noValue(let part):
        checker.report(
          "'\(checker.name(of: part.type))' is not a value that GLSL can hold here", at: part.span)
      case .highBits(let span): limits[.function(index)] = span
      }
    }
    return result
  }

  private mutating func lowered(_ global: MetalGlobal, at index: GlobalIndex) -> TypedGlobal {
    var result = TypedGlobal(
      name: global.name, type: global.type.lowered ?? .unknown,
      value: .invalid(at: global.value.span), isBroken: global.isBroken, callees: global.callees,
      globals: global.globals)
    guard !global.isBroken else { return result }
    do { result.value = try FunctionLowering(of: checker.program).lowered(global.value) } catch {
      result.isBroken = true
      if case .highBits(let span) = error { limits[.global(index)] = span }
    }
    return result
  }
}

extension MetalType {
  /// The type in the tree; `nil` for what GLSL has no variables of.
  var lowered: ShaderType? {
    switch self {
    case .void: .void
    case .scalar(let scalar): .scalar(scalar.isLong ? .uint : scalar)
    case .vector(let scalar, let width): .vector(scalar.isLong ? .uint : scalar, width)
    case .matrix(let scalar, let columns, let rows): .matrix(scalar, columns: columns, rows: rows)
    case .array(let element, let count): element.lowered.map { .array($0, count) }
    case .structure(let index): .structure(index)
    case .enumeration, .sampler: .int
    case .texture(let scalar, let shape): .texture(scalar, shape)
    case .pointer, .layer, .closure, .unknown: nil
    }
  }
}
