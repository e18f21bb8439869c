internal import Diagnostics
internal import ShaderTree

/// Resolves names and types of a GLSL program and builds its tree.
///
/// What no driver takes is a mistake. What the tree has no place for, or what only some drivers
/// take, is an obstacle: the program goes on as text.
final class Checker {
  /// What a name means.
  enum Symbol {
    case variable(VariableIndex)
    case global(GlobalIndex)
    case structure(StructureIndex)
    case functions([Overload])
    /// Something with a mistake or an obstacle that was already reported.
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
  let obstacles: DiagnosticLog
  let names: AuthorNames
  /// Whether parts of the program could not be read, so that names may be missing.
  let hasGaps: Bool
  /// Names of functions that are declared anywhere, for hints.
  let declaredFunctions: Set<String>

  var program = TypedProgram()
  /// The innermost scope last; the first holds what is outside of functions.
  var scopes: [[String: Symbol]] = [[:]]
  /// Functions that have a body.
  var defined: Set<FunctionIndex> = []
  /// Variables and globals that cannot be assigned, and why.
  var constantVariables: Set<VariableIndex> = []
  /// What of constants is worked out: the components of numbers and vectors.
  var constantLocals: [VariableIndex: [Double]] = [:]
  var constantGlobals: [GlobalIndex: [Double]] = [:]
  /// The same of the elements of constant arrays; `nil` for one that is not worked out.
  var constantLocalArrays: [VariableIndex: [[Double]?]] = [:]
  var constantGlobalArrays: [GlobalIndex: [[Double]?]] = [:]

  /// The function being checked.
  var function: TypedFunction?
  /// What the function or the global being checked uses.
  var callees: [FunctionIndex] = []
  var globals: [GlobalIndex] = []
  var loopDepth = 0
  var choiceDepth = 0

  init(
    log: DiagnosticLog, obstacles: DiagnosticLog, names: AuthorNames, hasGaps: Bool,
    declaredFunctions: Set<String>
  ) {
    self.log = log
    self.obstacles = obstacles
    self.names = names
    self.hasGaps = hasGaps
    self.declaredFunctions = declaredFunctions
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
    return didYouMean(names.author(name), among: candidates())
  }

  /// Notes what the tree does not take.
  @discardableResult
  func stop(_ message: String, at span: Span) -> TypedExpression {
    obstacles.report(message, at: span, severity: .note)
    return .invalid(at: span)
  }

  /// How messages spell a type.
  func name(of type: ShaderType) -> String {
    switch type {
    case .void: "void"
    case .scalar(let scalar): scalar.rawValue
    case .vector(let scalar, let width): GLSLTypes.vector(scalar.rawValue, width)
    case .matrix(_, let columns, let rows):
      columns == rows ? "mat\(columns)" : "mat\(columns)x\(rows)"
    case .array(let element, let count): arrayName(element, [count])
    case .structure(let index): names.author(ofBare: program.structures[index].name)
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
    return nil
  }

  func declare(_ name: String, _ symbol: Symbol) { scopes[scopes.count - 1][name] = symbol }

  /// Every name that could be meant here, as the author calls it.
  var visibleNames: [String] {
    let own = scopes.flatMap(\.keys).map { names.author($0) }.filter {
      names.prefix.isEmpty || !$0.hasPrefix(names.prefix)
    }
    return Set(own + names.offered).sorted() + BuiltinVariable.all.map(\.name)
  }
}
