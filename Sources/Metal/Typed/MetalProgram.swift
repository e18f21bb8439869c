internal import Diagnostics
internal import ShaderTree

/// Everything that the functions of a translation use, typed.
struct MetalProgram: Sendable {
  var functions: [MetalFunction] = []
  var globals: [MetalGlobal] = []
  var structures: [MetalStructure] = []
}

/// A function of the author for one set of types: templates and pointers make several of one.
struct MetalFunction: Sendable {
  var name: String
  var returnType: MetalType
  var parameters: [MetalParameter] = []
  var variables: [MetalVariable] = []
  var body: [MetalStatement] = []
  var span: Span
  /// Whether a mistake inside was reported; such a function is never written.
  var isBroken = false
  /// Functions and constants that it uses, in the order of their use.
  var callees: [FunctionIndex] = []
  var globals: [GlobalIndex] = []
}

/// A parameter of the GLSL function. Layers are left out; a pointer is a buffer and an offset.
struct MetalParameter: Sendable {
  var variable: VariableIndex
  var isWritten: Bool
}

struct MetalVariable: Sendable {
  var name: String
  var type: MetalType
  /// Whether it is a `device` array, a `samplerBuffer` in GLSL, of elements of `type`.
  var isBuffer = false
  /// Whether the author declared it `const`.
  var isConstant = false
}

/// A constant or variable outside of functions.
struct MetalGlobal: Sendable {
  var name: String
  var type: MetalType
  var value: MetalExpression
  var isBroken = false
  var callees: [FunctionIndex] = []
  var globals: [GlobalIndex] = []
}

struct MetalStructure: Sendable {
  struct Field: Sendable {
    var name: String
    var type: MetalType
    /// The value it has if no initializer gives another.
    var defaultValue: MetalExpression?
  }

  var name: String
  var fields: [Field]
}

// MARK: - Indices

/// Elements have the indices that they get in the tree.
extension [MetalFunction] {
  subscript(index: FunctionIndex) -> MetalFunction {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  mutating func add(_ element: MetalFunction) -> FunctionIndex {
    append(element)
    return FunctionIndex(count - 1)
  }
}

extension [MetalGlobal] {
  subscript(index: GlobalIndex) -> MetalGlobal {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  mutating func add(_ element: MetalGlobal) -> GlobalIndex {
    append(element)
    return GlobalIndex(count - 1)
  }
}

extension [MetalStructure] {
  subscript(index: StructureIndex) -> MetalStructure {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  mutating func add(_ element: MetalStructure) -> StructureIndex {
    append(element)
    return StructureIndex(count - 1)
  }
}

extension [MetalVariable] {
  subscript(index: VariableIndex) -> MetalVariable {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  mutating func add(_ element: MetalVariable) -> VariableIndex {
    append(element)
    return VariableIndex(count - 1)
  }
}
