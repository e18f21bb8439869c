package import Diagnostics

/// The directives and expansions of one translation unit: turns files into one list of tokens
/// without macros.
///
/// Follows the C++ rules: arguments are expanded before they are put in, except beside `#` and
/// `##`, and a macro does not expand inside its own expansion. Runaway expansion is cut off with a
/// diagnostic, and so is what would fill the memory: words that `##` doubles, and macros in each
/// other by the thousand.
package struct Preprocessor {
  /// Tokens that all expansions of a unit may produce together.
  package static let expansionLimit = 200_000
  /// Letters of a word that `##` makes: as many as GLSL allows in a name.
  package static let pastedLengthLimit = 1024
  /// Names that the sets of hidden macros may hold together: enough for macros in each other more
  /// than 1000 levels deep, each of which needs a set with one name more.
  package static let hiddenNameLimit = 1_000_000
  package static let includeDepthLimit = 40
  package static let includeCountLimit = 1000

  /// The language whose directives and predefined macros hold.
  package enum Language: Sendable {
    /// - Parameters:
    ///   - macros: Texts of the macros that the compiler predefines, by name.
    ///   - isConstant: Whether a name is a constant of the standard library, which `defined` knows.
    case metal(macros: [String: String], isConstant: @Sendable (String) -> Bool)
    case glsl

    var isGLSL: Bool { if case .glsl = self { true } else { false } }
  }

  /// A directive of GLSL or of a GLSL editor, which is left to whoever asked for the tokens.
  package struct Aside {
    /// `version`, `pragma`, `iChannel0`, …
    package var name: Token
    /// The rest of its line, macros not expanded.
    package var line: [Token]

    package init(name: Token, line: [Token]) {
      self.name = name
      self.line = line
    }
  }

  package let language: Language
  /// Directives of GLSL that do not change the tokens, in their order.
  package var asides: [Aside] = []

  package let library: SourceLibrary
  package var log: DiagnosticLog { library.log }
  package var macros: [String: Macro]
  package var output: [Token] = []

  /// Headers of the system that were included, in their order.
  package private(set) var systemHeaders: [SystemHeader] = []

  /// Files being read, the innermost last.
  package var openFiles: [SourceLibrary.Entry] = []
  package var filesReadOnce: Set<Int32> = []
  package var includeCount = 0
  package var expansionCount = 0
  /// Sets of macro names, referred to by tokens; the first is empty.
  package var hiddenSets: [Set<String>] = [[]]
  /// How many names they hold together.
  package var hiddenNameCount = 0
  /// Sets that were joined before.
  package var hiddenUnions: [HiddenUnion: Int32] = [:]

  package init(library: SourceLibrary, language: Language) {
    self.library = library
    self.language = language
    if case .metal(let texts, _) = language {
      macros = texts.mapValues(Macro.init(text:))
    } else {
      macros = [:]
    }
  }

  /// Returns the tokens of the file and everything it includes, ended by one end of file.
  package static func tokens(
    of entry: SourceLibrary.Entry, in library: SourceLibrary, language: Language
  ) -> [Token] {
    var preprocessor = Preprocessor(library: library, language: language)
    return preprocessor.tokens(of: entry)
  }

  /// Returns the tokens of the file and everything it includes, ended by one end of file.
  package mutating func tokens(of entry: SourceLibrary.Entry) -> [Token] {
    output.reserveCapacity(entry.tokens.count)
    read(entry)
    if let end = entry.tokens.last { output.append(end) }
    return output
  }

  /// file = (directive | text)*
  package mutating func read(_ entry: SourceLibrary.Entry) {
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

  /// A header of the system, whose contents the translator knows.
  package struct SystemHeader: Sendable {
    /// The first part of its path: `SwiftUI` for `<SwiftUI/SwiftUI_Metal.h>`.
    package let folder: String
    /// How many tokens of the output stand above it.
    package let position: Int
  }

  /// Notes a header of the system where it is included.
  mutating func note(systemHeader name: String) {
    let folder = name.split(separator: "/").first.map(String.init) ?? ""
    systemHeaders.append(SystemHeader(folder: folder, position: output.count))
  }

  /// Two sets of names, and one more.
  package struct HiddenUnion: Hashable {
    package var first: Int32
    package var second: Int32
    package var name: String

    package init(first: Int32, second: Int32, name: String) {
      self.first = first
      self.second = second
      self.name = name
    }
  }

  /// One `#if … #endif` that is open.
  package struct Condition {
    package var opening: String
    package var span: Span
    /// Whether the current branch is left out.
    package var isSkipping: Bool
    /// Whether a branch was already taken, or the whole is inside a left-out one.
    package var isDecided: Bool
    /// Whether `#else` has been there: the last branch.
    var isLast = false

    package init(opening: String, span: Span, isSkipping: Bool, isDecided: Bool) {
      self.opening = opening
      self.span = span
      self.isSkipping = isSkipping
      self.isDecided = isDecided
    }
  }
}
