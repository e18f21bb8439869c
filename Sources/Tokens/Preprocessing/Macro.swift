/// A `#define`.
package struct Macro {
  /// Names of the parameters; `nil` for a macro that takes none and is written without parentheses.
  package var parameters: [String]?
  package var isVariadic = false
  package var replacement: [Token]

  package init(parameters: [String]? = nil, isVariadic: Bool = false, replacement: [Token]) {
    self.parameters = parameters
    self.isVariadic = isVariadic
    self.replacement = replacement
  }
}

extension Macro {
  /// One that stands for `text` and takes no parameters.
  package init(text: String) {
    replacement = Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast())
  }
}
