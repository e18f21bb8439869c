/// A place in a list of tokens, before which other tokens can be put.
package struct TokenCursor {
  private let tokens: [Token]
  private var index = 0
  /// Tokens to be read before the rest, the next one last.
  private var pending: [Token] = []

  package init(tokens: [Token]) { self.tokens = tokens }

  /// The next token; `nil` at the end.
  package var peek: Token? {
    if let last = pending.last { return last }
    guard index < tokens.count, tokens[index].kind != .endOfFile else { return nil }
    return tokens[index]
  }

  package mutating func next() -> Token? {
    if let last = pending.popLast() { return last }
    guard let token = peek else { return nil }
    index += 1
    return token
  }

  package mutating func push(_ replacement: [Token]) {
    pending.append(contentsOf: replacement.reversed())
  }

  /// Returns the rest of the line that began with a token already read.
  package mutating func restOfLine() -> [Token] {
    var line: [Token] = []
    while let token = peek, !token.startsLine, let taken = next() { line.append(taken) }
    return line
  }

  /// Goes to the first token of the next line.
  package mutating func skipLine() {
    _ = next()
    while let token = peek, !token.startsLine { _ = next() }
  }
}
