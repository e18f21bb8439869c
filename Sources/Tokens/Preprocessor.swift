/// The directives and expansions of one translation unit: turns files into one list of tokens without macros.
///
/// Follows the C++ rules: arguments are expanded before they are put in, except beside `#` and `##`, and a macro does
/// not expand inside its own expansion. What expands without end is cut off with a diagnostic.
struct Preprocessor {
  /// Tokens that all expansions of a unit may produce together.
  static let expansionLimit = 200_000
  static let includeDepthLimit = 40
  static let includeCountLimit = 1000

  /// Whose directives and predefined macros hold.
  enum Language {
    case metal, glsl
  }

  /// A directive of GLSL or of a GLSL editor, which is left to whoever asked for the tokens.
  struct Aside {
    /// `version`, `pragma`, `iChannel0`, …
    var name: Token
    /// The rest of its line, macros not expanded.
    var line: [Token]
  }

  let language: Language
  /// Directives of GLSL that do not change the tokens, in their order.
  var asides: [Aside] = []

  let library: SourceLibrary
  var log: DiagnosticLog { library.log }
  var macros: [String: Macro]
  var output: [Token] = []

  /// Files being read, the innermost last.
  var openFiles: [SourceLibrary.Entry] = []
  var filesReadOnce: Set<Int32> = []
  var includeCount = 0
  var expansionCount = 0
  /// Sets of macro names, referred to by tokens; the first is empty.
  var hiddenSets: [Set<String>] = [[]]
  /// Sets that were joined before.
  var hiddenUnions: [HiddenUnion: Int32] = [:]

  init(library: SourceLibrary, language: Language = .metal) {
    self.library = library
    self.language = language
    macros = language == .metal ? Self.predefined : [:]
  }

  /// Macros that Apple's compiler defines and shaders look at.
  private static let predefined: [String: Macro] = {
    let values = [
      "__METAL__": "1", "__METAL_VERSION__": "320", "__METAL_MACOS__": "1",
      "METAL_FUNC": "inline", "TARGET_OS_OSX": "1",
    ]
    return values.mapValues(Macro.init(text:))
  }()

  /// Returns the tokens of the file and everything it includes, ended by one end of file.
  static func tokens(of entry: SourceLibrary.Entry, in library: SourceLibrary) -> [Token] {
    var preprocessor = Preprocessor(library: library)
    preprocessor.output.reserveCapacity(entry.tokens.count)
    preprocessor.read(entry)
    if let end = entry.tokens.last { preprocessor.output.append(end) }
    return preprocessor.output
  }

  /// file = (directive | text)*
  mutating func read(_ entry: SourceLibrary.Entry) {
    openFiles.append(entry)
    defer { openFiles.removeLast() }
    var cursor = TokenCursor(tokens: entry.tokens)
    var conditions: [Condition] = []
    while let token = cursor.peek {
      if token.kind == .hash, token.startsLine {
        readDirective(&cursor, conditions: &conditions)
      } else if conditions.last?.isSkipping == true {
        cursor.skipLine()
      } else if let expanded = expandNext(&cursor, depth: 0) {
        output.append(expanded)
      }
    }
    for condition in conditions {
      log.report("'#\(condition.opening)' has no '#endif'", at: condition.span)
    }
  }

  /// Two sets of names, and one more.
  struct HiddenUnion: Hashable {
    var first: Int32
    var second: Int32
    var name: String
  }

  /// One `#if … #endif` that is open.
  struct Condition {
    var opening: String
    var span: Span
    /// Whether the current branch is left out.
    var isSkipping: Bool
    /// Whether a branch was already taken, or the whole is inside a left-out one.
    var isDecided: Bool
  }
}
