/// A `#define`.
struct Macro {
  /// Names of the parameters; `nil` for a macro that takes none and is written without parentheses.
  var parameters: [String]?
  var isVariadic = false
  var replacement: [Token]
}
