internal import Diagnostics
internal import ShaderTree
internal import Tokens

/// The type or the number that a template parameter or a local type name stands for.
enum TemplateArgument: Hashable, Sendable {
  case type(MetalType)
  case value(Int64)
  /// As many of either, each bound to the name and its position: `T 0`, `T 1`.
  case pack(Int)
}

extension [String: TemplateArgument] {
  /// The name under which the position in the packs that are being expanded is bound.
  static let position = "..."

  /// Returns the name of the element that the name of a pack means where it is expanded; any other
  /// name itself.
  func element(_ name: String) -> String {
    guard case .pack? = self[name], case .value(let position)? = self[Self.position] else {
      return name
    }
    return "\(name) \(position)"  // no name of the author has a space
  }
}

/// Where a name is looked up: the scope, and what is bound inside it.
struct NameContext {
  var scope: Scope
  var bindings: [String: TemplateArgument] = [:]
}

/// A function as declared, in its scope.
struct DeclaredFunction {
  var syntax: FunctionSyntax
  var scope: Scope
  /// The struct it is a member of.
  var structure: StructureIndex?
  /// Names bound around it: by the template of its struct, or around a lambda.
  var bindings: [String: TemplateArgument] = [:]
  /// Where it is defined, if not here: outside of its struct, or in another file.
  var definition: Int?
  /// Types of what a lambda captures; as many of its first parameters take that.
  var captureTypes: [MetalType]?
  /// How many lambdas, this one among them, capture each other.
  var closureDepth = 0
  /// Whether it was made of one that takes any number of arguments.
  var isVariadic = false
}

/// A struct as declared; its fields are resolved when it is first used.
struct DeclaredStructure {
  var syntax: StructureSyntax
  var context: NameContext
  /// Scope of its members.
  var members: Scope
  enum Stage { case declared, beingResolved, resolved }
  var stage = Stage.declared
  /// Whether a mistake inside was reported.
  var isBroken = false
  /// The template it was made of, and for what.
  var template: StructureIndex?
  var templateArguments: [TemplateArgument] = []
  /// Numbers in a value of it, once resolved.
  var componentCount = 1
  /// Positions of the fields whose initializers name other members: these need an object, so a
  /// constructor sets them.
  var dependentFields: Set<Int> = []
}

extension [DeclaredStructure] {
  subscript(index: StructureIndex) -> DeclaredStructure {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }
}

/// Another name of a type, and where it is used.
struct AliasKey: Hashable {
  var scope: ObjectIdentifier
  var name: String
  var bindings: [String: TemplateArgument]
}

/// A struct template, and what it is made for.
struct StructureInstance: Hashable {
  var template: StructureIndex
  var arguments: [TemplateArgument]
}

/// A function that takes any number of arguments, and how many.
struct VariadicInstance: Hashable {
  var function: Int
  var count: Int
}

/// A variable template, and what it is made for.
struct GlobalInstance: Hashable {
  var template: Int
  var arguments: [TemplateArgument]
}

/// A constructor that the author did not write, and the fields that it is passed.
struct FieldwiseConstructor: Hashable {
  var structure: StructureIndex
  var fields: [Int]
}

struct DeclaredGlobal {
  var syntax: VariableSyntax
  var scope: Scope
  /// Names bound around it: by the template of its struct, or by its own.
  var bindings: [String: TemplateArgument] = [:]
  /// Where it has its value, if not here: outside of its struct, or in another file.
  var definition: Int?
  /// Where it is in the program, once used.
  var typed: GlobalIndex?
  var isBeingChecked = false
}

/// Resolves names and types of everything the stitchable functions reach, and of nothing else.
///
/// Files are declared as a whole first, so the order inside a file does not matter. Functions are
/// checked once for each set of types they are used with; constants and structs when they are first
/// used.
final class Checker {
  /// Functions made of templates and pointers, beyond which a file is rejected.
  static let instanceLimit = 4000
  /// Numbers in one value, as many as in the longest array of the largest matrices: a value may
  /// have to be written out.
  static let componentLimit = 65_536

  let log: DiagnosticLog
  let library: SourceLibrary
  let halfMode: HalfMode
  let beginnings: ParsedBeginnings
  var program = MetalProgram()

  var functions: [DeclaredFunction] = []
  /// As many as `program.structures`, in the same order.
  var structures: [DeclaredStructure] = []
  /// Structs and enums by what makes two declarations one type, and the scopes of enums.
  var structureIdentities: [TypeIdentity: StructureIndex] = [:]
  var enumerationIdentities: [TypeIdentity: Int] = [:]
  var enumerationScopes: [Scope] = []
  /// Members of class templates that are defined outside of them.
  var outerMembers: [StructureIndex: [OuterMember]] = [:]
  var structureInstances: [StructureInstance: StructureIndex] = [:]
  var globalInstances: [GlobalInstance: Int] = [:]
  var variadicInstances: [VariadicInstance: Int] = [:]
  /// The types that aliases name, and the aliases that are being worked out.
  var aliases: [AliasKey: MetalType] = [:]
  var openAliases: Set<AliasKey> = []
  /// The author's specializations of templates: functions by their names, and structs with their
  /// scopes.
  var functionSpecializations: [String: [Int]] = [:]
  var structureSpecializations: [StructureIndex: [(syntax: StructureSyntax, scope: Scope)]] = [:]
  var fieldwiseConstructors: [FieldwiseConstructor: Int] = [:]
  var globals: [DeclaredGlobal] = []
  var enumerations: [EnumerationSyntax] = []

  /// Whether the first file, or one that it includes, has a mistake outside of functions: then what
  /// another function sees may not be what its author wrote.
  var isFileDamaged = false

  /// Outermost scope of each file that was declared.
  var units: [Scope] = []
  /// Scopes of functions that declare types, stored to be taken apart at the end.
  var localScopes: [Scope] = []
  /// Files not yet declared in which a name occurs.
  lazy var unsearchedPaths: [String] = library.metalPaths

  /// The functions that read numbers from bytes, once one is needed, and their instances.
  var dataReads: Scope?
  var dataReadFunctions: Set<FunctionIndex> = []

  /// Types of parameters of functions that are not templates.
  var parameterTypes: [Int: [MetalType]] = [:]
  var instances: [InstanceKey: FunctionIndex] = [:]
  /// Functions that return a reference: `true` for one to the object that they are called on, which
  /// they are passed first.
  var referenceResults: [FunctionIndex: Bool] = [:]
  /// Functions whose parameters are known and whose bodies are still to be checked.
  var pending: [FunctionChecker] = []
  /// Types of results that are being found out, one because of the other.
  var resultDepth = 0
  /// Default arguments that are being read, one in the other.
  var defaultDepth = 0
  /// Values of globals that are numbers known at compile time, by their indices in `globals`; an
  /// entry of `nil` is not one.
  var constantGlobals: [Int: ConstantNumber?] = [:]
  /// Calls of `constexpr` functions that are being worked out, one in the other.
  var constantDepth = 0
  /// Levels of the definitions that are being checked, each because the one before names it.
  private var definitionLevels = 0

  /// Levels of definitions that need each other, beyond which a program is refused.
  private static let definitionLimit = 2000

  /// - Parameter beginnings: Those of the units that were parsed before.
  init(library: SourceLibrary, halfMode: HalfMode, beginnings: ParsedBeginnings) {
    self.library = library
    self.beginnings = beginnings
    self.log = library.log
    self.halfMode = halfMode
  }

  deinit {
    for scope in units + localScopes { scope.dismantle() }
  }

  func report(_ message: String, at span: Span, hint: String? = nil) {
    log.report(message, at: span, hint: hint)
  }

  /// Checks a definition that another one needs; reports one that too many others need.
  ///
  /// - Parameter levels: As many as `body` may go down on its own.
  /// - Returns: `nil` if it is not checked.
  func defining<Result>(
    _ name: String, levels: Int, at span: Span, _ body: () -> Result
  ) -> Result? {
    definitionLevels += levels
    defer { definitionLevels -= levels }
    guard definitionLevels <= Self.definitionLimit else {
      report("'\(name)' is needed by definitions that are nested too deep", at: span)
      return nil
    }
    return body()
  }

  /// Checks the functions asked for, and those they ask for, until none is left.
  func checkPending() {
    while let next = pending.popLast() { next.checkBody() }
  }
}
