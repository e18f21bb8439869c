package import Diagnostics
package import Tokens

/// The syntax of a part of a program, and what it declares for the host.
package struct GLSLSource: Sendable {
  /// The declarations outside of functions, in the order of the source. Built-in variables are left
  /// out.
  package private(set) var declarations: [GLSLDeclaration] = []
  /// The names in the layouts of built-in variables that are declared again.
  package private(set) var builtinLayouts: [String: Set<String>] = [:]
  /// Names of blocks whose members are not declared by name: arrays of blocks, and storage blocks.
  package private(set) var otherBlocks: [Span] = []
  /// Names of everything that is declared anywhere, in functions and structs as well.
  package let declaredNames: Set<String>
  /// Whether something outside of functions could not be read.
  package private(set) var hasGaps: Bool

  let syntax: [DeclarationSyntax]
  /// Mistakes inside of functions.
  let mistakes: [Diagnostic]
  /// Whether the code is nested too deep to be read.
  let isTooDeep: Bool

  /// Members of structs, by the names of the structs.
  private var fields: [String: [VariableSyntax]] = [:]

  private static let countLimit = 10_000

  /// - Parameters:
  ///   - tokens: Without macros and directives.
  ///   - log: For what is wrong outside of functions.
  package init(_ tokens: [Token], log: DiagnosticLog) {
    var parser = Parser(tokens: tokens, log: log)
    syntax = parser.parseUnit()
    declaredNames = parser.declaredNames
    mistakes = parser.mistakes
    hasGaps = parser.hasGaps
    isTooDeep = parser.isTooDeep
    let names = Dictionary(
      tokens.indices.lazy.filter { $0 == 0 || tokens[$0 - 1].kind != .period }
        .map { (tokens[$0].text, 1) }, uniquingKeysWith: +)
    // What is wrong is reported when the program is checked.
    let checker = Checker(log: DiagnosticLog())
    for declaration in syntax {
      checker.declareConstants(of: declaration)
      if case .structure(let structure) = declaration.kind {
        fields[structure.name] = structure.fields
      }
      add(declaration, tokens, names, checker)
    }
    if declarations.count > Self.countLimit {
      let span = tokens[declarations[Self.countLimit].nameIndex].span
      log.report("more than \(Self.countLimit) declarations", at: span)
      hasGaps = true
    }
  }

  /// - Parameter names: How often each name is in the source, but for members.
  private mutating func add(
    _ syntax: DeclarationSyntax, _ tokens: [Token], _ names: [String: Int], _ checker: Checker
  ) {
    let range = syntax.range
    func declaration(_ variable: VariableSyntax, range: Range<Int>) -> GLSLDeclaration {
      var declaration = GLSLDeclaration(variable, range: range)
      if declaration.isInterface, declaration.isArray || variable.initializer != nil {
        let (length, numbers) = checker.constants(of: variable)
        (declaration.length, declaration.initialNumbers) = (length, numbers)
      }
      return declaration
    }
    switch syntax.kind {
    case .function(let function): declarations.append(GLSLDeclaration(function, range: range))
    case .structure(let structure) where structure.hasName:
      declarations.append(GLSLDeclaration(structure, range: range))
    case .structure: break
    case .variable(let variable) where variable.name.hasPrefix("gl_"):
      builtinLayouts[variable.name, default: []].formUnion(variable.qualifiers.layoutNames)
    case .variable(let variable):
      let parts = checker.parts(of: variable)
      guard !parts.isEmpty else {
        declarations.append(declaration(variable, range: range))
        return
      }
      declarations += parts.map { part in
        let field = part.structure.flatMap { fields[$0] }?.first { $0.name == part.field }
        return GLSLDeclaration(part, of: variable, range: field?.range ?? range)
      }
    case .block(let block):
      guard block.isInterface, block.arraySizes.isEmpty else {
        otherBlocks.append(block.nameSpan)
        return
      }
      for field in block.fields {
        var member = declaration(field, range: field.range)
        if let instance = block.instance {
          member.instance = instance
          // Its own declaration is one.
          if names[field.name, default: 0] > 1 { member.name = "\(instance)_\(field.name)" }
        }
        declarations.append(member)
      }
    }
  }
}
