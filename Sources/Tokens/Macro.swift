/// A `#define`.
struct Macro {
  /// Names of the parameters; `nil` for a macro that takes none and is written without parentheses.
  var parameters: [String]?
  var isVariadic = false
  var replacement: [Token]
}

extension Macro {
  /// One that stands for `text` and takes no parameters.
  init(text: String) {
    replacement = Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast())
  }
}
