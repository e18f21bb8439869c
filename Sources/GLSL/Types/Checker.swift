internal import Diagnostics
internal import ShaderTree

/// Resolves names and types of a GLSL program and builds its tree.
///
/// The parts of a program are checked one after another, each with names of its own: a part of the
/// host with those of the host, an author's with the author's.
final class Checker {
  /// The meaning of a name.
  enum Symbol {
    case variable(VariableIndex)
    case global(GlobalIndex)
    case structure(StructureIndex)
    case functions([Overload])
    /// An instance of a block, by the names of its members.
    case block([String: Symbol])
    /// A uniform that the host sets in parts, as a value of them.
    case assembled(TypedExpression)
    /// Something with a mistake that was already reported.
    case unclear
  }

  /// A function of the author with one list of parameters.
  struct Overload {
    struct Parameter {
      var type: ShaderType
      var isRead: Bool
      var isWritten: Bool
    }

    var index: FunctionIndex
    var parameters: [Parameter]
  }

  let log: DiagnosticLog
  /// The prefix of the host's names; the tree has them without it.
  let prefix: String

  /// The author whose part is checked; `nil` for a part of the host.
  var author: GLSLPart.Author?
  /// Whether parts of the program could not be read, so that names may be missing.
  var hasGaps = false
  /// Names of functions that the part declares anywhere, for hints.
  var declaredFunctions: Set<String> = []

  var program = TypedProgram()
  /// The innermost scope last; the first holds what the part declares outside of functions.
  var scopes: [[String: Symbol]] = [[:]]
  /// The host's declarations for the part, by the part's names: around all scopes.
  var given: [String: Symbol] = [:]
  /// The host's declarations, and the functions of authors by the names the host has for them.
  var hostScope: [String: Symbol] = [:]
  /// The author's names of globals that the host declares, for messages.
  var spellings: [GlobalIndex: String] = [:]
  /// Textures that are black everywhere.
  var silentGlobals: Set<GlobalIndex> = []
  /// Textures of two dimensions that are read as cube maps.
  var cubeReads: Set<GlobalIndex> = []
  /// Globals that are provided and can be written.
  var outputs: Set<GlobalIndex> = []
  /// Statements that set the globals of each checked part, by the host's name of their function.
  var starts: [String: GlobalStart] = [:]
  /// Statements that set the globals of the part that is checked.
  var start = GlobalStart()
  /// Functions that have a body.
  var defined: Set<FunctionIndex> = []
  /// Variables and globals that their author declared 'const'.
  var constantVariables: Set<VariableIndex> = []
  var fixedGlobals: Set<GlobalIndex> = []
  /// The values of constants that are worked out: the components of numbers and vectors.
  var constantLocals: [VariableIndex: [Double]] = [:]
  var constantGlobals: [GlobalIndex: [Double]] = [:]
  /// The same of the elements of constant arrays; `nil` for one that is not worked out.
  var constantLocalArrays: [VariableIndex: [[Double]?]] = [:]
  var constantGlobalArrays: [GlobalIndex: [[Double]?]] = [:]

  /// The function being checked.
  var function: TypedFunction?
  /// Functions and globals that the function or the global being checked uses.
  var callees: [FunctionIndex] = []
  var globals: [GlobalIndex] = []
  var loopDepth = 0
  var choiceDepth = 0

  init(log: DiagnosticLog, prefix: String = "") {
    self.log = log
    self.prefix = prefix
  }

  // MARK: Reports

  /// Reports a mistake.
  @discardableResult
  func fail(_ message: String, at span: Span, hint: String? = nil) -> TypedExpression {
    log.report(message, at: span, hint: hint)
    return .invalid(at: span)
  }

  /// Returns a hint with the name that was most likely meant; `nil` once there is no room for more
  /// messages, for it takes time.
  func hint(for name: String, among candidates: @autoclosure () -> [String]) -> String? {
    guard log.errorCount < DiagnosticLog.limit else { return nil }
    return didYouMean(shown(name), among: candidates())
  }

  /// Reports a construct that the tree cannot represent.
  ///
  /// - Parameter construct: As in "an array of samplers".
  @discardableResult
  func unsupported(_ construct: String, at span: Span, hint: String? = nil) -> TypedExpression {
    fail("\(construct) is not supported", at: span, hint: hint)
  }

  /// A name for a message, shortened: a damaged file can have names of any length.
  func shown(_ name: String) -> String { String(name.prefix(60)) }

  /// How messages spell a type.
  func name(of type: ShaderType) -> String {
    switch type {
    case .void: "void"
    case .scalar(let scalar): scalar.rawValue
    case .vector(let scalar, let width): GLSLTypes.vector(scalar.rawValue, width)
    case .matrix(_, let columns, let rows):
      columns == rows ? "mat\(columns)" : "mat\(columns)x\(rows)"
    case .array(let element, let count): arrayName(element, [count])
    case .structure(let index): shown(program.structures[index].name)
    case .texture(let scalar, let shape): GLSLTypes.sampler(scalar, shape)
    case .unknown: "a value"
    }
  }

  /// `float[2][3]` is an array of two arrays of three.
  private func arrayName(_ element: ShaderType, _ counts: [Int]) -> String {
    if case .array(let inner, let count) = element { return arrayName(inner, counts + [count]) }
    return name(of: element) + counts.map { "[\($0)]" }.joined()
  }

  // MARK: Scopes

  func scoped<T>(_ body: () -> T) -> T {
    scopes.append([:])
    defer { scopes.removeLast() }
    return body()
  }

  func lookUp(_ name: String) -> Symbol? {
    for scope in scopes.reversed() {
      if let symbol = scope[name] { return symbol }
    }
    return given[name]
  }

  func declare(_ name: String, _ symbol: Symbol) { scopes[scopes.count - 1][name] = symbol }

  /// Every name that could be meant here, as the author calls it.
  var visibleNames: [String] {
    Set(scopes.flatMap(\.keys) + given.keys + (author?.offered ?? [])).sorted()
      + BuiltinVariable.all.map(\.name)
  }
}
