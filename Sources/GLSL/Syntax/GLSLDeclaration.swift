/// Something that a part of a program declares outside of functions, for its host.
///
/// Members of a block of uniforms, inputs or outputs are declarations of their own:
///
/// ```glsl
/// layout(std140) uniform Waves { float speed; vec2 size; } waves;  // uniform float speed; …
/// ```
///
/// The host sets each by its name. A member whose name is taken outside of the block is called
/// `waves_speed`. So are the members of a struct that is a uniform, and the elements of an array of
/// samplers, which are always named with their path:
///
/// ```glsl
/// uniform Lamp lamps[2];        // uniform vec3 lamps[0].color; …
/// uniform sampler2D planes[2];  // uniform sampler2D planes[0]; …
/// ```
package struct GLSLDeclaration: Sendable {
  package enum Kind: Sendable {
    case function(hasBody: Bool)
    case variable
    case structure
  }

  package var kind: Kind
  var qualifiers: QualifiersSyntax
  /// The type's name; `struct` for one without a name.
  package var type: String
  package var name: String
  /// Index of the name's token.
  package var nameIndex: Int
  /// The block it is a member of, if its author says so with each use: `waves` in `waves.speed`.
  package var instance: String?
  /// The member's own name.
  var memberName: String
  /// Whether it is a part of a uniform, and its name is the path to it.
  package var isPart = false
  /// How many pairs of brackets there are.
  package var dimensions = 0
  /// Elements of an array of one dimension; `nil` if that is not a constant, and for variables that
  /// the host does not set.
  package var length: Int?
  /// The numbers of a constant initial value, those of all elements one after another; `nil` as for
  /// `length`.
  package var initialNumbers: [Double]?
  /// Tokens of the whole declaration, which several names may share.
  package var range: Range<Int>

  /// How a part refers to it: its name, or `waves.speed`.
  package var givenName: String { instance.map { "\($0).\(memberName)" } ?? name }

  /// Whether the type or the name is followed by `[`.
  package var isArray: Bool { dimensions > 0 }

  /// Its `layout(location = …)`; `nil` if it has none.
  package var location: Int? { qualifiers.location }

  package func has(_ qualifier: String) -> Bool { qualifiers.has(qualifier) }

  /// Whether it gets its value from another shader stage.
  package var isInput: Bool { has("varying") || has("in") || has("attribute") }

  /// Whether it is a variable that the host or another stage sets or reads.
  package var isInterface: Bool {
    guard case .variable = kind else { return false }
    return isInput || has("out") || has("uniform")
  }

  /// Whether it declares the same as `other`, perhaps in other words: `in`, `varying` and
  /// `attribute` are inputs.
  package func repeats(_ other: GLSLDeclaration) -> Bool {
    (name, type, dimensions) == (other.name, other.type, other.dimensions)
      && (isInput, has("out"), has("uniform"))
        == (other.isInput, other.has("out"), other.has("uniform"))
  }
}

extension GLSLDeclaration {
  /// - Parameter range: The tokens of the whole declaration.
  init(_ function: FunctionSyntax, range: Range<Int>) {
    self.init(
      kind: .function(hasBody: function.body != nil), qualifiers: QualifiersSyntax(),
      type: function.returnType.name, name: function.name, nameIndex: function.nameIndex,
      memberName: function.name, range: range)
  }

  init(_ structure: StructureSyntax, range: Range<Int>) {
    self.init(
      kind: .structure, qualifiers: QualifiersSyntax(), type: "struct", name: structure.name,
      nameIndex: structure.nameIndex, memberName: structure.name, range: range)
  }

  init(_ variable: VariableSyntax, range: Range<Int>) {
    self.init(
      kind: .variable, qualifiers: variable.qualifiers, type: variable.type.name,
      name: variable.name, nameIndex: variable.nameIndex, memberName: variable.name,
      dimensions: variable.type.arraySizes.count, range: range)
  }

  /// A part of a uniform.
  ///
  /// - Parameter range: The tokens that declare it.
  init(_ part: UniformPart, of variable: VariableSyntax, range: Range<Int>) {
    self.init(
      kind: .variable, qualifiers: variable.qualifiers, type: part.type, name: part.path,
      nameIndex: variable.nameIndex, memberName: part.path, isPart: true,
      dimensions: part.length == nil ? 0 : 1, length: part.length, range: range)
  }
}
