/// Something declared outside of functions, as positions in a list of tokens.
struct GLSLDeclaration {
  enum Kind {
    /// A function with its body, or only its head.
    case function(parameters: Range<Int>, hasBody: Bool)
    case variable
    case structure
  }

  var kind: Kind
  var qualifiers: Set<String>
  /// The type's first word; `struct` for one without a name.
  var type: String
  var name: String
  /// Index of the name's token.
  var nameIndex: Int
  /// Whether the type or the name is followed by `[`.
  var isArray: Bool { dimensions > 0 }
  /// Tokens between the first `[` and its `]`.
  var arraySize: Range<Int>?
  /// How many pairs of brackets there are.
  var dimensions = 0
  /// Tokens after `=`.
  var initializer: Range<Int>?
  /// Tokens of the whole declaration, which several names may share.
  var range: Range<Int>
  /// Its `layout(location = …)`; `nil` if it has none.
  var location: Int?
  /// The names in its `layout(…)`.
  var layoutNames: Set<String> = []

  func has(_ qualifier: String) -> Bool { qualifiers.contains(qualifier) }

  /// Whether its name stands before parentheses: a function's, or a struct's.
  var canBeCalled: Bool {
    if case .variable = kind { false } else { true }
  }

  /// Whether it gets its value from another shader stage.
  var isInput: Bool { has("varying") || has("in") || has("attribute") }

  /// Whether it is a variable that the host or another stage sets or reads.
  var isInterface: Bool {
    guard case .variable = kind else { return false }
    return isInput || has("out") || has("uniform")
  }

  /// Whether it declares the same as `other`, perhaps in other words: `in`, `varying` and
  /// `attribute` are inputs.
  func repeats(_ other: GLSLDeclaration) -> Bool {
    (name, type, dimensions) == (other.name, other.type, other.dimensions)
      && (isInput, has("out"), has("uniform"))
        == (other.isInput, other.has("out"), other.has("uniform"))
  }
}
