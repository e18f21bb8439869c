internal import Diagnostics

/// A declaration, outside of functions or in one.
struct DeclarationSyntax: Sendable {
  enum Kind: Sendable {
    case function(FunctionSyntax)
    case variable(VariableSyntax)
    case structure(StructureSyntax)
    case block(BlockSyntax)
  }

  var kind: Kind
  var span: Span
  /// The tokens.
  var range: Range<Int>

  /// The name of a function; `nil` for anything else.
  var functionName: String? {
    if case .function(let function) = kind { function.name } else { nil }
  }
}

/// The words in front of a type: `const`, `uniform`, `highp`, `layout`, …
struct QualifiersSyntax: Sendable {
  var words: Set<String> = []
  /// The names in `layout(…)`.
  var layoutNames: Set<String> = []
  /// `layout(location = …)`
  var location: Int?

  func has(_ word: String) -> Bool { words.contains(word) }
}

struct FunctionSyntax: Sendable {
  var name: String
  var nameSpan: Span
  /// The token of the name.
  var nameIndex: Int
  var returnType: TypeSyntax
  var parameters: [ParameterSyntax]
  /// `nil` for a prototype.
  var body: [StatementSyntax]?
  /// Whether a mistake inside was already reported.
  var isDamaged = false
}

struct ParameterSyntax: Sendable {
  var qualifiers: QualifiersSyntax
  var type: TypeSyntax
  /// Empty for a parameter without a name.
  var name: String
  var nameSpan: Span
}

struct VariableSyntax: Sendable {
  var qualifiers: QualifiersSyntax
  var type: TypeSyntax
  var name: String
  var nameSpan: Span
  /// The token of the name.
  var nameIndex: Int
  var initializer: ExpressionSyntax?
  /// The tokens of a member's declaration.
  var range = 0..<0
}

struct StructureSyntax: Sendable {
  var name: String
  var nameSpan: Span
  /// The token of the name, or `struct` of one without.
  var nameIndex: Int
  var hasName: Bool
  var fields: [VariableSyntax]
}

/// `uniform Name { … } instance;`
struct BlockSyntax: Sendable {
  /// Whether it is of uniforms, inputs or outputs.
  var isInterface: Bool
  var nameSpan: Span
  var fields: [VariableSyntax]
  /// `nil` if its fields are names of their own.
  var instance: String?
  var arraySizes: [ExpressionSyntax?] = []
}
