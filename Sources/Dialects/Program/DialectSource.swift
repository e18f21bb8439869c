package import Tokens

/// A file as its dialect is recognized: its tokens, comments and text.
package struct DialectSource {
  package let path: String
  package let tokens: [Token]
  package let comments: [Lexer.Comment]
  package let text: [UInt8]

  /// - Parameter lexed: Tokens of files that were read before.
  package init(_ text: [UInt8], path: String, lexed: LexedFiles = LexedFiles()) {
    let lexer = lexed.lexed(text, file: 0)
    self.init(path: path, tokens: lexer.tokens, comments: lexer.comments, text: text)
  }

  init(path: String, tokens: [Token], comments: [Lexer.Comment], text: [UInt8]) {
    self.path = path
    self.tokens = tokens
    self.comments = comments
    self.text = text
  }

  /// Whether the code has the words `type name (` in this order.
  package func defines(_ name: String, returning type: String) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      tokens[index].text == name && tokens[index].kind == .identifier
        && tokens[index - 1].text == type && tokens[index + 1].kind == .leftParenthesis
    }
  }
}
