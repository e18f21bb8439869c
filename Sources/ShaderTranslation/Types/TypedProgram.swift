/// Everything that the functions of a translation use, typed.
struct TypedProgram: Sendable {
  var functions: [TypedFunction] = []
  var globals: [TypedGlobal] = []
  var structures: [TypedStructure] = []
}

/// A function of the author for one set of types: templates and pointers make several of one.
struct TypedFunction: Sendable {
  var name: String
  var returnType: MetalType
  var parameters: [TypedParameter] = []
  var variables: [TypedVariable] = []
  var body: [TypedStatement] = []
  var span: Span
  /// Whether a mistake inside was reported; such a function is never written.
  var isBroken = false
  /// Functions and constants that it uses, in the order of their use.
  var callees: [Int] = []
  var globals: [Int] = []
}

/// A parameter of the GLSL function: what could not be passed is gone, a pointer is a buffer and an offset.
struct TypedParameter: Sendable {
  /// Index into the function's variables.
  var variable: Int
  var isWritten: Bool
}

struct TypedVariable: Sendable {
  var name: String
  var type: MetalType
  /// Whether it is a `device` array, a `samplerBuffer` in GLSL, of elements of `type`.
  var isBuffer = false
  /// Whether the author promised not to change it.
  var isConstant = false
}

/// A constant outside of functions.
struct TypedGlobal: Sendable {
  var name: String
  var type: MetalType
  var value: TypedExpression
  var isBroken = false
  var callees: [Int] = []
  var globals: [Int] = []
}

struct TypedStructure: Sendable {
  struct Field: Sendable {
    var name: String
    var type: MetalType
    /// What a value without an initializer starts with.
    var defaultValue: TypedExpression?
  }

  var name: String
  var fields: [Field]
}

/// A statement with its expressions typed.
struct TypedStatement: Sendable {
  indirect enum Kind: Sendable {
    case block([TypedStatement])
    case declaration(Int, TypedExpression?)
    case expression(TypedExpression)
    case conditional(TypedExpression, then: [TypedStatement], otherwise: [TypedStatement]?)
    /// `start` holds declarations of one type, or expressions.
    case forLoop(
      start: [TypedStatement], condition: TypedExpression?, step: TypedExpression?,
      body: [TypedStatement])
    case whileLoop(TypedExpression, body: [TypedStatement])
    case doLoop(body: [TypedStatement], TypedExpression)
    case choice(TypedExpression, body: [TypedStatement])
    case label(TypedExpression?)
    case returning(TypedExpression?)
    case leaveLoop
    case nextRound
    case discard
  }

  var kind: Kind
  var span: Span
}
