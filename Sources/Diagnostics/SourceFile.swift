/// The bytes of one source file, and where its lines begin.
///
/// ```swift
/// // given bytes: [UInt8]
/// let file = SourceFile(path: "dent.metal", text: bytes)
/// file.span(from: 120, length: 6)  // dent.metal:14:21, six characters
/// ```
package struct SourceFile: Sendable {
  /// Path as messages show it.
  package let path: String
  package let text: [UInt8]
  /// Whether messages may show its lines.
  private let showsLines: Bool
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]

  /// - Parameter showsLines: Whether messages may show its lines; if not, they only say where.
  package init(path: String, text: [UInt8], showsLines: Bool = true) {
    self.path = path
    self.text = text
    self.showsLines = showsLines
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Returns the line of the byte at `offset`, counted from 1.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the text of `line`, counted from 1, without its line end; `nil` for one too long to
  /// show, and for a file whose lines are not shown.
  package func lineText(_ line: Int) -> String? {
    guard showsLines else { return nil }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : text.count
    if end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    guard end - start <= 300 else { return nil }
    return String(decoding: text[start..<max(start, end)], as: UTF8.self)
  }

  /// Returns the span of `length` bytes at `offset`, cut at the end of its line.
  package func span(from offset: Int, length: Int) -> SourceSpan {
    let offset = min(max(0, offset), text.count)
    let line = line(at: offset)
    let lineStart = lineStarts[line - 1]
    let lineEnd = line < lineStarts.count ? lineStarts[line] - 1 : text.count
    let end = min(offset + length, max(lineEnd, offset))
    let lead = String(decoding: text[lineStart..<offset], as: UTF8.self)
    let marked = String(decoding: text[offset..<end], as: UTF8.self)
    return SourceSpan(
      file: path, line: line, column: lead.count + 1, length: max(1, marked.count))
  }
}
