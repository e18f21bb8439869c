/// Tokens of files that several translations read, so that each file is lexed once.
///
/// ```swift
/// // given text: [UInt8]
/// let files = LexedFiles()
/// files.lexed(text, file: 0).tokens
/// files.lexed(text, file: 0).tokens  // the same, and nothing is lexed
/// ```
///
/// A file is known by its bytes and the number that its tokens carry. Not for use by several
/// threads at once.
package final class LexedFiles {
  private struct Known {
    let text: [UInt8]
    let file: Int32
    let lexer: Lexer
  }

  private var known: [Known] = []
  private var bytes = 0
  /// Bytes of files whose tokens are stored; tokens take some ten times as much.
  private static let limit = 2 << 20

  package init() {}

  /// Returns what a lexer reads in `text`.
  package func lexed(_ text: [UInt8], file: Int32) -> Lexer {
    if let found = known.first(where: { $0.file == file && $0.text == text }) { return found.lexer }
    let lexer = Lexer(text, file: file)
    if bytes + text.count <= Self.limit {
      known.append(Known(text: text, file: file, lexer: lexer))
      bytes += text.count
    }
    return lexer
  }
}
