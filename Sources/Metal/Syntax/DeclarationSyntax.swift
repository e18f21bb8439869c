internal import Diagnostics

/// A declaration at the top of a file, a namespace or a struct.
struct DeclarationSyntax: Sendable {
  indirect enum Kind: Sendable {
    case function(FunctionSyntax)
    case variables([VariableSyntax])
    case structure(StructureSyntax)
    case enumeration(EnumerationSyntax)
    case alias(name: String, TypeSyntax)
    case namespace(name: String, [DeclarationSyntax])
    /// `using namespace a::b;`
    case openNamespace([String])
    /// `using a::b;`
    case openName([String])
  }

  var kind: Kind
  var span: Span
}

struct FunctionSyntax: Sendable {
  var name: String
  /// The qualifier of the name: `["Wave"]` for `float Wave::height() { … }`.
  var qualifier: [String] = []
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
}

enum TemplateParameterSyntax: Sendable {
  case type(name: String, defaultType: TypeSyntax?)
  case value(name: String, TypeSyntax, defaultValue: ExpressionSyntax?)

  var name: String {
    switch self {
    case .type(let name, _): name
    case .value(let name, _, _): name
    }
  }
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
  var isUnion = false
  var hasBases = false
  /// Whether a mistake in one of its members was already reported.
  var isDamaged = false
}

struct EnumerationSyntax: Sendable {
  var name: String
  var isScoped: Bool
  var cases: [(name: String, value: ExpressionSyntax?, span: Span)]
}
