internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// An expression as written: names are not looked up yet, types not known.
struct ExpressionSyntax: ExpressionNode {
  indirect enum Kind: ExpressionKind {
    case number(NumberLiteral, spelling: String)
    case boolean(Bool)
    case string
    case name(NameSyntax)
    case this
    case unary(UnaryOperator, ExpressionSyntax)
    case postfix(UnaryOperator, ExpressionSyntax)
    case binary(BinaryOperator, ExpressionSyntax, ExpressionSyntax)
    /// `operation` is `nil` for a plain `=`.
    case assignment(BinaryOperator?, ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, then: ExpressionSyntax, otherwise: ExpressionSyntax)
    case comma(ExpressionSyntax, ExpressionSyntax)
    case call(ExpressionSyntax, [ExpressionSyntax])
    case subscripted(ExpressionSyntax, ExpressionSyntax)
    /// `arrow` for `a->b`.
    case member(ExpressionSyntax, NameSyntax, arrow: Bool)
    /// `T(a, b)`, `T{a, b}`.
    case construction(TypeSyntax, [ExpressionSyntax], braced: Bool)
    /// `(T)a`, `static_cast<T>(a)`.
    case cast(TypeSyntax, ExpressionSyntax)
    /// `as_type<T>(a)`.
    case reinterpretation(TypeSyntax, ExpressionSyntax)
    /// `{a, b}` as a value.
    case list([ExpressionSyntax])
    /// `.radius = a` in a list for a struct.
    case designated(String, ExpressionSyntax)
    case sizeOf(TypeSyntax)
    /// `sizeof a`, `sizeof(a[0])`.
    case sizeOfValue(ExpressionSyntax)
    /// `[&](float x) { return x * gain; }`
    case lambda(LambdaSyntax)
    /// `a...`: once for each element of the packs that it names.
    case expansion(ExpressionSyntax)
    /// One of them.
    case expanded(ExpressionSyntax, Int)
    /// `(a + ...)`; `operation` is `nil` for commas.
    case fold(
      BinaryOperator?, ExpressionSyntax, initial: ExpressionSyntax?, isFromLeft: Bool)
    /// `sizeof...(a)`
    case packSize(String)
    /// Replaces what has a mistake that was already reported.
    case invalid
  }

  var kind: Kind
  var span: Span
  /// Levels of expressions below this one, itself counted.
  var height: Int32 = 1
}

extension ExpressionSyntax {
  /// The expressions directly inside; those in types and in the bodies of lambdas are none of them.
  var parts: [ExpressionSyntax] {
    switch kind {
    case .number, .boolean, .string, .name, .this, .sizeOf, .packSize, .lambda, .invalid: []
    case .unary(_, let a), .postfix(_, let a), .member(let a, _, _), .cast(_, let a),
      .reinterpretation(_, let a), .designated(_, let a), .sizeOfValue(let a), .expansion(let a),
      .expanded(let a, _):
      [a]
    case .fold(_, let a, let initial, _): [a] + (initial.map { [$0] } ?? [])
    case .binary(_, let a, let b), .assignment(_, let a, let b), .comma(let a, let b),
      .subscripted(let a, let b):
      [a, b]
    case .conditional(let a, let b, let c): [a, b, c]
    case .call(let callee, let arguments): [callee] + arguments
    case .construction(_, let arguments, _), .list(let arguments): arguments
    }
  }
}

/// A name, qualified or not, with template arguments if it has any.
struct NameSyntax: Sendable {
  /// `["metal", "sin"]` for `metal::sin`.
  var path: [String]
  var templateArguments: [TemplateArgumentSyntax]?
  /// Template arguments behind the names before the last, by their positions: those of 0 in
  /// `Pair<float>::first`.
  var qualifierArguments: [Int: [TemplateArgumentSyntax]] = [:]
  var span: Span

  /// The name without what qualifies it.
  var last: String { path.last ?? "" }
  var description: String { path.joined(separator: "::") }
}

/// An argument between `<` and `>`.
enum TemplateArgumentSyntax: Sendable {
  case type(TypeSyntax)
  case value(ExpressionSyntax)
}

/// A type as written, with the pointers and references of its declarator.
struct TypeSyntax: Sendable {
  var name: NameSyntax
  var addressSpace: AddressSpace?
  var isConstant = false
  var pointers = 0
  var isReference = false
  /// Sizes of the declarator's `[n]`, outermost first; `nil` inside for `[]`.
  var arraySizes: [ExpressionSyntax?] = []
  /// The one expression in `decltype(a + b)`; the name says nothing then.
  var measured: [ExpressionSyntax] = []
  var span: Span

  var isAuto: Bool { name.path == ["auto"] }
}
