import Resources

/// A page of the manual: a file of `Resources/Manual`.
///
/// ```swift
/// let page = ManualPage.page(named: "keys")
/// ```
///
/// The first line of the file is the title, and the paragraph below it says in one sentence what
/// the page is about.
struct ManualPage {
  /// The topic, as `harmonic help` takes it: the file's name without its ending.
  let name: String
  let title: String
  /// The subject of the page: a few words without a full stop, which begin with a small letter.
  let summary: String
  /// Everything below the title and the summary.
  private(set) var blocks: [ManualBlock]

  /// The page of the command as a whole, which `man harmonic` shows.
  static let mainName = "harmonic"

  /// The names of all pages, in alphabetical order.
  static let names: [String] = ManualFiles.paths.map { String($0.dropLast(".md".count)) }

  /// Returns the page with this name; `nil` if there is none.
  static func page(named name: String) -> ManualPage? {
    ManualFiles.source(at: "\(name).md").map { ManualPage(name, text: $0) }
  }

  init(_ name: String, text: String) {
    var reader = MarkdownReader(text)
    var blocks = reader.blocks()[...]
    guard case .heading(level: 1, let title)? = blocks.popFirst(),
      case .paragraph(let summary)? = blocks.popFirst()
    else { preconditionFailure("\(name).md must begin with a title and a sentence") }
    self.name = name
    self.title = title.plainText
    self.summary = Self.clause(of: summary.plainText)
    self.blocks = Array(blocks)
  }

  /// Replaces the places of rows by what `rows` returns for their names.
  func filled(by rows: (String) -> [ManualBlock]) -> ManualPage {
    var page = self
    page.blocks = blocks.flatMap { block in
      if case .rows(let name) = block { rows(name) } else { [block] }
    }
    return page
  }

  private static func clause(of sentence: String) -> String {
    let clause = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return clause.prefix(1).lowercased() + clause.dropFirst()
  }
}
