package import Diagnostics

/// Everything that the functions of a translation use, typed.
package struct TypedProgram: Sendable {
  package var functions: [TypedFunction] = []
  package var globals: [TypedGlobal] = []
  package var structures: [TypedStructure] = []

  package init(
    functions: [TypedFunction] = [], globals: [TypedGlobal] = [], structures: [TypedStructure] = []
  ) {
    self.functions = functions
    self.globals = globals
    self.structures = structures
  }
}

/// A function of the author for one set of types: templates and pointers make several of one.
package struct TypedFunction: Sendable {
  package var name: String
  package var returnType: ShaderType
  package var parameters: [TypedParameter] = []
  package var variables: [TypedVariable] = []
  package var body: [TypedStatement] = []
  package var span: Span
  /// Whether a mistake inside was reported; such a function is never written.
  package var isBroken = false
  /// Functions and constants that it uses, in the order of their use.
  package var callees: [FunctionIndex] = []
  package var globals: [GlobalIndex] = []

  package init(
    name: String, returnType: ShaderType, parameters: [TypedParameter] = [],
    variables: [TypedVariable] = [], body: [TypedStatement] = [], span: Span,
    isBroken: Bool = false, callees: [FunctionIndex] = [], globals: [GlobalIndex] = []
  ) {
    self.name = name
    self.returnType = returnType
    self.parameters = parameters
    self.variables = variables
    self.body = body
    self.span = span
    self.isBroken = isBroken
    self.callees = callees
    self.globals = globals
  }
}

/// A parameter of the GLSL function. Layers are left out; a pointer is a buffer and an offset.
package struct TypedParameter: Sendable {
  package var variable: VariableIndex
  package var isWritten: Bool
  /// Whether it begins with what the caller passes; else it is an `out` of GLSL.
  package var isRead = true

  package init(variable: VariableIndex, isWritten: Bool, isRead: Bool = true) {
    self.variable = variable
    self.isWritten = isWritten
    self.isRead = isRead
  }
}

package struct TypedVariable: Sendable {
  package var name: String
  package var type: ShaderType
  /// Whether it is a `device` array, a `samplerBuffer` in GLSL, of elements of `type`.
  package var isBuffer = false
  /// Whether the author declared it `const`.
  package var isConstant = false

  package init(name: String, type: ShaderType, isBuffer: Bool = false, isConstant: Bool = false) {
    self.name = name
    self.type = type
    self.isBuffer = isBuffer
    self.isConstant = isConstant
  }
}

/// A constant or variable outside of functions.
package struct TypedGlobal: Sendable {
  /// How the name is declared in GLSL.
  package enum Storage: Sendable, Hashable {
    /// As a constant, or as a function where GLSL does not take the value for one.
    case constant
    /// With this word in front: `const`, or none for a variable.
    case declared(String)
    /// By whoever runs the program: a uniform.
    case provided
  }

  package var name: String
  package var type: ShaderType
  /// `invalid` for a variable that begins with nothing, and for what is provided.
  package var value: TypedExpression
  package var storage = Storage.constant
  package var isBroken = false
  package var callees: [FunctionIndex] = []
  package var globals: [GlobalIndex] = []

  package init(
    name: String, type: ShaderType, value: TypedExpression, isBroken: Bool = false,
    callees: [FunctionIndex] = [], globals: [GlobalIndex] = [], storage: Storage = .constant
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.storage = storage
    self.isBroken = isBroken
    self.callees = callees
    self.globals = globals
  }
}

package struct TypedStructure: Sendable {
  package struct Field: Sendable {
    package var name: String
    package var type: ShaderType

    package init(name: String, type: ShaderType) {
      self.name = name
      self.type = type
    }
  }

  package var name: String
  package var fields: [Field]

  package init(name: String, fields: [Field]) {
    self.name = name
    self.fields = fields
  }
}
