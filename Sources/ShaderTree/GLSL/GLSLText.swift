package import Diagnostics

/// GLSL text, and which line of which author's file each of its lines came from.
package struct GLSLText: Sendable, Hashable {
  /// A line of the author's, counted from 1.
  package struct Origin: Sendable, Hashable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package private(set) var lines: [String] = []
  /// One for each line; `nil` for what no author wrote.
  package private(set) var origins: [Origin?] = []
  /// Mistakes that a front end found in its source. The text is not complete then, and no driver is
  /// asked about it.
  package var mistakes: [Diagnostic] = []

  package init() {}

  package mutating func append(_ line: String, from origin: Origin? = nil) {
    lines.append(line)
    origins.append(origin)
  }

  package mutating func append(_ other: GLSLText) {
    lines += other.lines
    origins += other.origins
    mistakes += other.mistakes
  }

  /// Each line of `text`, none of them the author's.
  package mutating func append(block text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      append(String(line))
    }
  }

  /// All lines, each ended.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// Where line `line` of the text, counted from 1, came from; for a built-in line, the nearest
  /// above it.
  package func origin(ofLine line: Int) -> Origin? {
    guard line >= 1 else { return nil }
    return origins.prefix(line).last { $0 != nil } ?? nil
  }

  /// The text with the author's lines in comments, where they change.
  package var commentedText: String {
    var result = ""
    var previous: Origin?
    for (line, origin) in zip(lines, origins) {
      result += line
      if let origin, origin != previous {
        let width = line.count
        result +=
          String(repeating: " ", count: max(2, 72 - width)) + "// \(origin.file):\(origin.line)"
        previous = origin
      }
      result += "\n"
    }
    return result
  }
}

extension DriverLog {
  /// - Parameters:
  ///   - log: The driver's whole message.
  ///   - text: The program it was given.
  package init(_ log: String, of text: GLSLText) {
    self.init(log) { _, line in
      text.origin(ofLine: line).map { SourceSpan(file: $0.file, line: $0.line) }
    }
  }
}
