internal import Diagnostics

/// Checks one function or global after the other.
struct TreeValidation {
  let program: TypedProgram
  let effects: ProgramEffects
  private(set) var faults: [TreeFault] = []
  /// Those that are checked, and so may be named.
  private(set) var nodes: Set<ProgramNode> = []
  /// Those that the present one lists.
  private(set) var listed: Set<ProgramNode> = []
  private var name = ""

  /// The present function; `nil` in the value of a global.
  private(set) var function: TypedFunction?
  var declared: Set<VariableIndex> = []
  var loopDepth = 0
  var choiceDepth = 0

  init(_ program: TypedProgram) {
    (self.program, effects) = (program, ProgramEffects(of: program))
  }

  mutating func fail(_ message: String, at span: Span) {
    faults.append(TreeFault(name: name, message: message, span: span))
  }

  mutating func expect(_ holds: Bool, _ message: @autoclosure () -> String, at span: Span) {
    if !holds { fail(message(), at: span) }
  }

  mutating func check(_ node: ProgramNode) {
    switch node {
    case .function(let index):
      guard program.functions.indices.contains(index.position) else {
        return fail("there is no function \(index.position)", at: Span.nowhere)
      }
      check(program.functions[index])
    case .global(let index):
      guard program.globals.indices.contains(index.position) else {
        return fail("there is no global \(index.position)", at: Span.nowhere)
      }
      check(program.globals[index])
    }
    nodes.insert(node)
  }

  private mutating func begin(
    _ name: String, _ function: TypedFunction?, _ callees: [FunctionIndex], _ globals: [GlobalIndex]
  ) {
    (self.name, self.function) = (name, function)
    listed = Set(callees.map { .function($0) } + globals.map { .global($0) })
    (declared, loopDepth, choiceDepth) = ([], 0, 0)
  }

  private mutating func check(_ function: TypedFunction) {
    begin(function.name, function, function.callees, function.globals)
    expect(!function.isBroken, "it is broken", at: function.span)
    if function.returnType != .void { checkValueType(function.returnType, at: function.span) }
    for parameter in function.parameters {
      guard let variable = variable(parameter.variable, at: function.span) else { continue }
      expect(
        declared.insert(parameter.variable).inserted,
        "parameter '\(variable.name)' is declared twice", at: function.span)
      if case .texture = variable.type {
        expect(!parameter.isWritten, "'\(variable.name)' is written", at: function.span)
      } else {
        checkValueType(variable.type, at: function.span)
      }
      if variable.isBuffer {
        expect(!parameter.isWritten, "'\(variable.name)' is written", at: function.span)
      }
    }
    check(function.body)
  }

  private mutating func check(_ global: TypedGlobal) {
    begin(global.name, nil, global.callees, global.globals)
    let span = global.value.span
    expect(!global.isBroken, "it is broken", at: span)
    if case .texture = global.type {
      return expect(global.storage == .provided, "a texture is not provided", at: span)
    }
    checkValueType(global.type, at: span)
    if case .invalid = global.value.kind {
      return expect(global.storage != .constant, "a constant has no value", at: span)
    }
    checkComputed(global.value)
    expect(global.value.type.agrees(with: global.type), "its value is of another type", at: span)
  }

  // MARK: Types and names

  /// Checks that values can be of a type.
  mutating func checkValueType(_ type: ShaderType, at span: Span) {
    switch type {
    case .scalar(let scalar), .vector(let scalar, _), .matrix(let scalar, _, _):
      expect(!scalar.isLong, "a 64-bit integer", at: span)
    case .array(let element, let count):
      expect(count > 0, "an array of \(count) elements", at: span)
      checkValueType(element, at: span)
    case .structure(let index):
      expect(
        program.structures.indices.contains(index.position),
        "there is no struct \(index.position)", at: span)
    case .void, .texture, .unknown: fail("a value of type '\(type)'", at: span)
    }
  }

  mutating func variable(_ index: VariableIndex, at span: Span) -> TypedVariable? {
    guard let function, function.variables.indices.contains(index.position) else {
      fail("there is no variable \(index.position)", at: span)
      return nil
    }
    return function.variables[index]
  }

  mutating func checkNamed(_ node: ProgramNode, at span: Span) {
    expect(nodes.contains(node), "\(node) is named and not ahead of it", at: span)
    expect(listed.contains(node), "\(node) is named and not listed", at: span)
  }
}

extension Span {
  fileprivate static let nowhere = Span(start: SourceLocation(file: -1, offset: 0), length: 0)
}

extension ShaderType {
  /// Whether GLSL has one type for both.
  func agrees(with other: ShaderType) -> Bool {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): a.representation == b.representation
    case (.vector(let a, let m), .vector(let b, let n)):
      m == n && a.representation == b.representation
    case (.matrix(_, let c, let r), .matrix(_, let d, let s)): c == d && r == s
    case (.array(let a, let m), .array(let b, let n)): m == n && a.agrees(with: b)
    case (.texture(let a, let m), .texture(let b, let n)):
      m == n && a.representation == b.representation
    default: self == other
    }
  }
}
