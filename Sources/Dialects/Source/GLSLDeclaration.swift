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
  /// Whether `[` stands behind the type or the name.
  var isArray = false
  /// Tokens after `=`.
  var initializer: Range<Int>?
  /// Tokens of the whole declaration, which several names may share.
  var range: Range<Int>
  /// The `layout(location = …)` it has.
  var location: Int?

  func has(_ qualifier: String) -> Bool { qualifiers.contains(qualifier) }

  var isFunction: Bool {
    if case .function = kind { true } else { false }
  }

  /// Whether other stages or the program give it its value.
  var isInput: Bool { has("varying") || has("in") || has("attribute") }
}
