internal import Diagnostics
internal import Parameters
internal import Tokens

extension FunctionComment {
  /// Reads the comments around the head of `function`.
  init(of function: FunctionSyntax, in file: SourceFile, comments: [Lexer.Comment]) {
    let start = Int(function.headSpan.start.offset)
    let end = start + Int(function.headSpan.length)
    self.init(
      above: Self.linesAbove(start, file, comments),
      beside: Self.notesBeside(function, from: start, to: end, file, comments))
  }

  /// Lines of the comments that stand directly above the byte at `start`.
  private static func linesAbove(
    _ start: Int, _ file: SourceFile, _ comments: [Lexer.Comment]
  ) -> [String] {
    var blocks: [[String]] = []
    var next = start
    for comment in comments.reversed() where comment.upperBound <= start {
      let gap = file.text[comment.upperBound..<next]
      let newlines = gap.count { $0 == UInt8(ascii: "\n") }
      guard gap.allSatisfy({ $0 <= 32 }), newlines <= 2 else { break }
      // A comment at the end of a line of code belongs to that code.
      var before = comment.lowerBound
      while before > 0, file.text[before - 1] == 32 || file.text[before - 1] == 9 { before -= 1 }
      guard before == 0 || file.text[before - 1] == UInt8(ascii: "\n") else { break }
      blocks.append(lines(of: file.text[comment]))
      next = comment.lowerBound
    }
    return blocks.reversed().flatMap { $0 }
  }

  /// A comment inside the parentheses belongs to the parameter before it on its line, else to the
  /// next one.
  private static func notesBeside(
    _ function: FunctionSyntax, from start: Int, to end: Int, _ file: SourceFile,
    _ comments: [Lexer.Comment]
  ) -> [String: String] {
    var notes: [String: String] = [:]
    for comment in comments where comment.lowerBound >= start {
      // The last comment may stand behind the ")".
      guard comment.lowerBound <= end || file.line(at: comment.lowerBound) == file.line(at: end)
      else { break }
      let line = file.line(at: comment.lowerBound)
      let before = function.parameters.last {
        $0.nameSpan.start.offset < comment.lowerBound
          && file.line(at: Int($0.nameSpan.start.offset)) == line
      }
      let owner =
        before ?? function.parameters.first { $0.nameSpan.start.offset > comment.lowerBound }
      guard let owner else { continue }
      notes[owner.name, default: ""] += lines(of: file.text[comment]).joined(separator: " ")
    }
    return notes
  }
}
