internal import Diagnostics
internal import Parameters
internal import Tokens

/// The comments of one file, with comments on consecutive lines joined.
struct CommentBlocks {
  struct Block {
    /// Lines without comment marks.
    var lines: [String]
    var firstLine: Int
    var lastLine: Int
    /// Bytes in the file.
    var range: Range<Int>
    /// Whether there is code before it on its first line.
    var followsCode: Bool
  }

  private(set) var blocks: [Block] = []

  init(of entry: SourceLibrary.Entry, in file: SourceFile) {
    for comment in entry.comments {
      let first = file.line(at: comment.lowerBound)
      let last = file.line(at: max(comment.lowerBound, comment.upperBound - 1))
      var before = comment.lowerBound
      while before > 0, file.text[before - 1] == 32 || file.text[before - 1] == 9 { before -= 1 }
      let followsCode = before > 0 && file.text[before - 1] != UInt8(ascii: "\n")
      let lines = FunctionComment.lines(of: file.text[comment])
      if let open = blocks.last, !followsCode, !open.followsCode, first == open.lastLine + 1,
        blocks.last?.lines.count ?? 0 < 2000
      {
        blocks[blocks.count - 1].lines += lines
        blocks[blocks.count - 1].lastLine = last
        blocks[blocks.count - 1].range = open.range.lowerBound..<comment.upperBound
      } else {
        blocks.append(
          Block(
            lines: lines, firstLine: first, lastLine: last, range: comment, followsCode: followsCode
          ))
      }
    }
  }

  /// Returns the index of the first block that begins after the byte at `offset`.
  func index(behind offset: Int) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.lowerBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The texts of `@param` and `- Parameter` items, by name.
  var parameterNotes: [String: String] {
    var notes: [String: String] = [:]
    for block in blocks {
      for (name, text) in FunctionComment(above: block.lines, beside: [:]).notes {
        notes[name] = notes[name] ?? text
      }
    }
    return notes
  }

  /// Returns the first sentence at the head of the file, without lines about authors and licenses;
  /// empty if there is none.
  func summary(before firstToken: Int) -> String {
    guard let head = blocks.first, head.range.lowerBound < firstToken else { return "" }
    let prose = head.lines.filter { !Self.isCredit($0) }
    return FunctionComment(above: prose, beside: [:]).summary
  }

  /// Whether a line is about authors and licenses, and so says nothing of the code.
  static func isCredit(_ line: String) -> Bool {
    let lower = line.lowercased()
    return ["copyright", "license", "author", "created by", "http", "(c)"]
      .contains { lower.contains($0) }
  }
}
