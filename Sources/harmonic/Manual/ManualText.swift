/// A line of the manual: plain text, code and links.
///
/// ```swift
/// ManualText("Press `q` to quit: see [keys](keys.md)")
/// ```
struct ManualText: Equatable {
  enum Span: Equatable {
    case plain(String)
    case code(String)
    /// Another page, by its name.
    case page(String)
    /// A place outside of the manual.
    case address(String, title: String)
  }

  var spans: [Span] = []

  init(plain text: String) { spans = [.plain(text)] }

  init(code text: String) { spans = [.code(text)] }

  /// Reads a line of Markdown.
  ///
  /// line = (code | link | any)*; code = "`" [^`]* "`"; link = "[" [^]]* "](" [^)]* ")"
  init(_ markdown: some StringProtocol) {
    let mark = /`(?<code>[^`]*)`|\[(?<title>[^\]]*)\]\((?<target>[^)]*)\)/
    var start = markdown.startIndex
    let text = Substring(markdown)
    for match in text.matches(of: mark) {
      add(plain: text[start..<match.range.lowerBound])
      if let code = match.output.code {
        spans.append(.code(String(code)))
      } else if let title = match.output.title, let target = match.output.target {
        spans.append(
          target.hasSuffix(".md") && !target.contains("/")
            ? .page(String(target.dropLast(3))) : .address(String(target), title: String(title)))
      }
      start = match.range.upperBound
    }
    add(plain: text[start...])
  }

  private mutating func add(plain text: Substring) {
    if !text.isEmpty { spans.append(.plain(String(text))) }
  }

  /// The text without marks.
  var plainText: String {
    spans.map { span in
      switch span {
      case .plain(let text), .code(let text), .page(let text), .address(_, title: let text): text
      }
    }.joined()
  }
}
