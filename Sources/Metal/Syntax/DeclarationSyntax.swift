internal import Diagnostics

/// A declaration at the top of a file, a namespace or a struct.
struct DeclarationSyntax: Sendable {
  indirect enum Kind: Sendable {
    case function(FunctionSyntax)
    case variables([VariableSyntax])
    case structure(StructureSyntax)
    case enumeration(EnumerationSyntax)
    case alias(AliasSyntax)
    case namespace(name: String, [DeclarationSyntax])
    /// `using namespace a::b;`
    case openNamespace([String])
    /// `using a::b;`
    case openName([String])
  }

  var kind: Kind
  var span: Span
}

/// Another name of a type, or of the types that a template makes.
struct AliasSyntax: Sendable {
  var name: String
  var type: TypeSyntax
  var template: [TemplateParameterSyntax]?
}

struct FunctionSyntax: Sendable {
  /// The name of all conversion operators; the result says to what each converts.
  static let conversionName = "operator conversion"

  var name: String
  /// The qualifier of the name: `["Wave"]` for `float Wave::height() { … }`.
  var qualifier: [String] = []
  /// The arguments behind the last name of the qualifier, as in `Wave<T>::height`.
  var qualifierArguments: [TemplateArgumentSyntax]?
  var nameSpan: Span
  var returnType: TypeSyntax
  var parameters: [ParameterSyntax]
  /// `nil` for a prototype.
  var body: [StatementSyntax]?
  var template: [TemplateParameterSyntax]?
  /// Whether it takes the place of a template for some arguments, and those written out.
  var isSpecialization = false
  var templateArguments: [TemplateArgumentSyntax] = []
  var isStitchable = false
  /// `kernel`, `vertex` or `fragment`.
  var stage: String?
  var isStatic = false
  /// A member that cannot change its struct.
  var isConstant = false
  var isConstructor = false
  /// A conversion that is made only where it is asked for.
  var isExplicit = false
  /// `= default` or `= delete` in place of a body.
  var isDefaulted = false
  /// `: a(x), b(y)` of a constructor.
  var memberInitializers: [(name: String, value: ExpressionSyntax)] = []
  /// Whether a mistake inside was already reported.
  var isDamaged = false
  /// From the first token of the declaration to the end of its head.
  var headSpan: Span
}

/// A function without a name, and what it may use of the function around it.
struct LambdaSyntax: Sendable {
  /// `&` alone.
  var capturesAllByReference = false
  /// `=` alone.
  var capturesAllByValue = false
  /// Names with `&` and without.
  var references: Set<String> = []
  var values: Set<String> = []
  /// `this`, or anything that brings it in.
  var capturesThis = false
  /// Its own parameters, result and body; it has no name.
  var function: FunctionSyntax
  /// Every name in its body that is not the name of a member.
  var names: Set<String> = []
}

struct ParameterSyntax: Sendable {
  /// Empty for a parameter without a name.
  var name: String
  var nameSpan: Span
  var type: TypeSyntax
  var defaultValue: ExpressionSyntax?
  /// Whether it brings a variable into a lambda, which may hide it.
  var isCapture = false
  /// Whether it stands for any number of parameters: `T... values`.
  var isPack = false
}

enum TemplateParameterSyntax: Sendable {
  case type(name: String, defaultType: TypeSyntax?)
  case value(name: String, TypeSyntax, defaultValue: ExpressionSyntax?)
  /// Any number of types, or of values of a type.
  case pack(name: String, valueType: TypeSyntax?)

  var name: String {
    switch self {
    case .type(let name, _): name
    case .value(let name, _, _): name
    case .pack(let name, _): name
    }
  }
  var isPack: Bool { if case .pack = self { true } else { false } }
}

struct StructureSyntax: Sendable {
  var name: String
  var nameSpan: Span
  var fields: [VariableSyntax]
  var methods: [FunctionSyntax]
  /// Constants, types and enums declared inside.
  var items: [DeclarationSyntax]
  var template: [TemplateParameterSyntax]?
  /// The arguments for which it takes the place of a template.
  var templateArguments: [TemplateArgumentSyntax]?
  /// The words of its definition, macros expanded; empty where it is only announced.
  var words: [String] = []
  var isUnion = false
  /// Whether a mistake in one of its members was already reported.
  var isDamaged = false
}

struct EnumerationSyntax: Sendable {
  var name: String
  var isScoped: Bool
  var cases: [(name: String, value: ExpressionSyntax?, span: Span)]
  var nameSpan: Span
  /// The words of its definition, macros expanded; empty where it is only announced.
  var words: [String] = []
}
