import Diagnostics
import Opening

/// `harmonic help [TOPIC]`: shows a page of the manual, or lists the pages.
enum HelpVerb: Verb {
  static let name = VerbName.help
  static let usage = "harmonic help [TOPIC]"
  static let summary = "show a page of the manual, or list its topics"
  static let takesManySubjects = true

  static func run(_ arguments: Arguments, console: Console) throws {
    guard arguments.subjects.count <= 1 else {
      throw CommandFailure.usage(
        "help shows one topic, got '\(arguments.subjects.joined(separator: "' and '"))'")
    }
    guard let topic = arguments.subject else { return try Console.print(overview) }
    guard let page = ManualPage.page(named: topic) else { throw unknown(topic) }
    let terminal = Terminal()
    let writer = TerminalWriter(width: terminal.width, hasBold: terminal.hasBold)
    try Console.print(styled: writer.text(of: page.filled(by: ManualRows.blocks)))
  }

  private static var overview: String {
    let topics = ManualPage.names.compactMap { ManualPage.page(named: $0) }
      .map { ($0.name, $0.summary) }
    return """
      Topics:
      \(columns(topics))

      harmonic help TOPIC shows a page; man harmonic-TOPIC does where it is installed.
      harmonic --help lists the verbs and the options of the window.
      """
  }

  private static func unknown(_ topic: String) -> CommandFailure {
    let isVerb = VerbName.allCases.contains { $0.rawValue == topic && $0 != .window }
    return .usage(
      "no topic is called '\(topic)'",
      hint: isVerb
        ? "harmonic \(topic) --help lists its options"
        : didYouMean(topic, among: ManualPage.names) ?? "harmonic help lists the topics")
  }
}
