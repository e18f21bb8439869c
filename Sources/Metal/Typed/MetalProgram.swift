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
    /// Whether it is a vector without padding, as `packed_float3` is.
    var isPacked = false
  }

  var name: String
  var fields: [Field]
}

// MARK: - Indices

/// An element of a list that becomes one of the tree, with the same index.
protocol Lowerable {
  /// The element of the tree.
  associatedtype Lowered
}

extension MetalFunction: Lowerable { typealias Lowered = TypedFunction }
extension MetalGlobal: Lowerable { typealias Lowered = TypedGlobal }
extension MetalStructure: Lowerable { typealias Lowered = TypedStructure }
extension MetalVariable: Lowerable { typealias Lowered = TypedVariable }

extension Array where Element: Lowerable {
  subscript(index: ProgramIndex<Element.Lowered>) -> Element {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  /// Appends `element` and returns where it is.
  mutating func add(_ element: Element) -> ProgramIndex<Element.Lowered> {
    append(element)
    return ProgramIndex(count - 1)
  }
}
