internal import Diagnostics
internal import GLSL
internal import Tokens

/// The tokens of one pass without macros and conditions, and what they declare outside of
/// functions.
struct GLSLUnit {
  let tokens: [Token]
  /// Directives of GLSL and of GLSL editors, in the order of the source.
  let asides: [Preprocessor.Aside]
  /// The files it was read from, with those it includes.
  let entries: [SourceLibrary.Entry]
  /// The syntax of the tokens; empty if they were not read.
  private(set) var source = GLSLSource([], log: DiagnosticLog())
  /// Declarations outside of functions; repeated inputs, outputs and uniforms are in it once.
  private(set) var declarations: [GLSLDeclaration] = []
  /// All names in the code, except those after a period.
  private(set) var names: Set<String> = []
  /// Whether all of it was read without an error.
  private(set) var isSound = false

  private static let strangerLimit = 20
  private static let tokenLimit = 400_000

  /// Macros that are defined in every dialect. `GL_ES` is not one of them: this is desktop GLSL.
  private static let predefined = [
    "__VERSION__": "330", "GL_core_profile": "1", "HW_PERFORMANCE": "1",
  ]

  /// - Parameters:
  ///   - entries: Files that are joined, such as a project's common code and a buffer.
  ///   - defines: Macros in addition to the predefined ones.
  init(
    _ entries: [SourceLibrary.Entry], in library: SourceLibrary, defines: [String: String] = [:]
  ) {
    var preprocessor = Preprocessor(library: library, language: .glsl)
    preprocessor.macros = Self.predefined.merging(defines) { $1 }.mapValues(Macro.init(text:))
    for entry in entries {
      preprocessor.read(entry)
      // What is joined is there once, even if a later file includes it by its name.
      preprocessor.filesReadOnce.insert(entry.index)
    }
    tokens = preprocessor.output
    asides = preprocessor.asides
    let files = Set(tokens.map(\.span.start.file)).union(asides.map(\.name.span.start.file))
    self.entries = library.entries(withIndices: files.union(entries.map(\.index)))
    let log = library.log
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      if index == 0 || tokens[index - 1].kind != .period { names.insert(token.text) }
    }
    guard reportStrangers(log) else { return }
    guard tokens.count <= Self.tokenLimit else {
      log.report("code has more than \(Self.tokenLimit) words", at: tokens.first?.span)
      return
    }
    source = GLSLSource(tokens, log: log)
    declarations = source.declarations
    for block in source.otherBlocks {
      log.report("blocks of uniforms or of inputs are not supported", at: block)
    }
    isSound = !source.hasGaps && source.otherBlocks.isEmpty
    dropRepeats(log)
  }

  /// Leaves out inputs, outputs and uniforms that were declared before: a file and what it includes
  /// may both declare one.
  private mutating func dropRepeats(_ log: DiagnosticLog) {
    var first: [String: GLSLDeclaration] = [:]
    declarations.removeAll { declaration in
      guard declaration.isInterface else { return false }
      guard let known = first[declaration.name] else {
        first[declaration.name] = declaration
        return false
      }
      if !declaration.repeats(known) {
        log.report(
          "'\(declaration.name)' was declared as something else",
          at: tokens[declaration.nameIndex].span)
        isSound = false
      }
      return true
    }
  }

  /// The last function of this name with a body; `nil` if there is none.
  func function(_ name: String) -> GLSLDeclaration? {
    declarations.last {
      if case .function(hasBody: true) = $0.kind { $0.name == name } else { false }
    }
  }

  /// Whether it has a function with a body.
  var hasFunctions: Bool {
    declarations.contains { if case .function(hasBody: true) = $0.kind { true } else { false } }
  }

  /// Whether the author declares `name` outside of functions.
  func declares(_ name: String) -> Bool { declarations.contains { $0.name == name } }

  /// The variables that another shader stage sets.
  var inputs: [GLSLDeclaration] {
    declarations.filter { if case .variable = $0.kind { $0.isInput } else { false } }
  }

  /// Whether the code has the name of a declaration anywhere else.
  func isRead(_ declaration: GLSLDeclaration) -> Bool {
    declaration.instance != nil || declaration.isPart
      || tokens.indices.contains { index in
        index != declaration.nameIndex && tokens[index].text == declaration.name
          && (index == 0 || tokens[index - 1].kind != .period)
      }
  }

  var uniforms: [GLSLDeclaration] { declarations.filter { $0.has("uniform") } }

  /// Reports characters and strings that GLSL does not have. Returns whether there are none.
  private func reportStrangers(_ log: DiagnosticLog) -> Bool {
    var problems = 0
    for token in tokens {
      // Not a shader; and finding the line of each place takes time.
      if problems == Self.strangerLimit { break }
      switch token.kind {
      case .string, .character:
        log.report("GLSL does not have text in quotes", at: token.span)
      case .unknown, .hash, .hashHash, .arrow, .scope, .ellipsis:
        log.report("'\(token.shownText)' has no meaning in GLSL", at: token.span)
      case .identifier where token.text.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "$") }:
        log.report("'\(token.shownText)' is not a name in GLSL", at: token.span)
      case .number where token.text.contains("'"):
        log.report("'\(token.shownText)' is not a number in GLSL", at: token.span)
      default: continue
      }
      problems += 1
    }
    return problems == 0
  }
}
