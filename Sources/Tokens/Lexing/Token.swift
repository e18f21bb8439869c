package import Diagnostics

/// The smallest meaningful piece of a source file.
package struct Token: Sendable {
  package var kind: TokenKind
  /// Characters of the token as written; for a string, what is between the quotes.
  package var text: String
  package var span: Span
  /// Whether it is the first of its line; a `#` there begins a directive.
  package var startsLine = false
  /// Whether white space precedes it, which `#` preserves when it turns tokens into a string.
  package var followsSpace = false
  /// Names of macros that must not expand this token again: an index into the preprocessor's sets.
  package var hiddenMacros: Int32 = 0

  package init(
    kind: TokenKind, text: String, span: Span, startsLine: Bool = false, followsSpace: Bool = false,
    hiddenMacros: Int32 = 0
  ) {
    self.kind = kind
    self.text = text
    self.span = span
    self.startsLine = startsLine
    self.followsSpace = followsSpace
    self.hiddenMacros = hiddenMacros
  }
}

extension Token {
  /// The text for messages, shortened: a damaged file can have names of any length.
  package var shownText: String { String(text.prefix(60)) }
}

/// The kind of a token; each punctuator is a kind of its own.
package enum TokenKind: String, Sendable {
  case identifier, number, string, character
  case endOfFile = "end of file"
  /// A byte that begins no token.
  case unknown

  case leftParenthesis = "("
  case rightParenthesis = ")"
  case leftBracket = "["
  case rightBracket = "]"
  case leftBrace = "{"
  case rightBrace = "}"
  case semicolon = ";"
  case comma = ","
  case period = "."
  case ellipsis = "..."
  case arrow = "->"
  case colon = ":"
  case scope = "::"
  case question = "?"
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case percent = "%"
  case plusPlus = "++"
  case minusMinus = "--"
  case equal = "="
  case plusEqual = "+="
  case minusEqual = "-="
  case starEqual = "*="
  case slashEqual = "/="
  case percentEqual = "%="
  case ampersandEqual = "&="
  case barEqual = "|="
  case caretEqual = "^="
  case shiftLeftEqual = "<<="
  case shiftRightEqual = ">>="
  case equalEqual = "=="
  case notEqual = "!="
  case less = "<"
  case greater = ">"
  case lessEqual = "<="
  case greaterEqual = ">="
  case logicalAnd = "&&"
  case logicalOr = "||"
  case not = "!"
  case ampersand = "&"
  case bar = "|"
  case caret = "^"
  case tilde = "~"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case hash = "#"
  case hashHash = "##"
}
