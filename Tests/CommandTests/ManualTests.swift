import Dialects
import Foundation
import Opening
import Scenes
import TestSupport
import Testing

@testable import harmonic

/// `harmonic help`: its pages, as a terminal and a pipe show them.
@Suite struct ManualTests {
  private static func help(_ words: String..., environment: [String: String?] = [:]) async throws
    -> Command.Output
  {
    var bare: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "HOME": nil]
    bare.merge(environment) { $1 }
    var command = try Command.harmonic(environment: bare)
    command.arguments = ["help"] + words
    return try await command.run()
  }

  /// The text of a page with each run of spaces and line ends as one space.
  private static func words(of topic: String) async throws -> String {
    try await help(topic).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func helpListsEveryTopic() async throws {
    let output = try await Self.help()
    #expect(output.status == .exitCode(0))
    #expect(ManualPage.names.count > 15)
    for name in ManualPage.names { #expect(output.text.contains("\n  \(name) ")) }
    #expect(output.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (["kyes"], "did you mean 'keys'?"), (["translate"], "harmonic translate --help"),
    (["something"], "harmonic help lists the topics"),
  ])
  func anUnknownTopicIsRefusedWithAHint(words: [String], hint: String) async throws {
    var command = try Command.harmonic()
    command.arguments = ["help"] + words
    let output = try await command.run()
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("no topic is called '\(words[0])'"))
    #expect(output.errorText.contains(hint), "\(output.errorText)")
  }

  @Test func helpShowsOneTopic() async throws {
    let output = try await Self.help("keys", "capture")
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("help shows one topic, got 'keys' and 'capture'"))
  }

  // MARK: - Tables

  @Test func theTableOfParametersHasEveryParameterOfEveryScene() async throws {
    let text = try await Self.help("scenes").text
    var rest = try #require(text.components(separatedBy: "\nParameters\n").last)
    var listed: [String: [String]] = [:]
    for source in SceneCatalog.all {
      let parts = rest.components(separatedBy: "\n\(source.name)\n")
      #expect(parts.count == 2, "\(source.name)")
      rest = parts.last ?? ""
      var blocks = rest.components(separatedBy: "\n\n")
      let alike = blocks[0].firstMatch(of: /As `(\w+)`/).map { String($0.1) }
      if alike != nil { blocks.removeFirst() }
      let found = blocks[0].matches(of: /(?m)^ {2}(\S+)/).map { String($0.1) }
      // Of a scene that is like another only what differs.
      listed[source.name] = alike.flatMap { listed[$0] } ?? found
      #expect(
        listed[source.name] == source.make(SceneEnvironment()).parameters.all.map { $0.name })
      #expect(found.allSatisfy { listed[source.name]?.contains($0) == true })
    }
  }

  /// The help of every verb is made from the rows of options.
  @Test func theTableOfOptionsIsTheHelp() async throws {
    var helped: [String: (summary: String, verbs: [String])] = [:]
    for verb in VerbName.allCases {
      var command = try Command.harmonic()
      command.arguments = (verb == .window ? [] : [verb.rawValue]) + ["--help"]
      let text = try await command.run().text
      for match in text.matches(of: /(?m)^ {2}(-\S.*?) {2,}(\S.*)$/) {
        helped[String(match.1), default: (String(match.2), [])].verbs.append(verb.rawValue)
      }
    }
    let text = try await Self.help("options").text
    let rows = text.matches(of: /(?m)^ {2}(-.*)\n((?: {8}.*\n)+)/)
    #expect(Set(rows.map { String($0.1) }) == Set(helped.keys))
    #expect(rows.count == helped.count)
    for row in rows {
      let option = try #require(helped[String(row.1)])
      let isEvery = option.verbs.count == VerbName.allCases.count
      let takers = isEvery ? "all" : option.verbs.joined(separator: ", ")
      let meaning = row.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(meaning == "\(option.summary). Taken by: \(takers)")
    }
  }

  @Test func theTableOfDialectsSaysWhatMarksEach() async throws {
    let words = try await Self.words(of: "dialects")
    for dialect in try nonEmpty(KnownDialects.all) {
      let feature = dialect.feature.replacing("'", with: "`")
      let row = "\(dialect.name) recognized by: \(feature) names of files: "
      #expect(words.contains(row), "\(row)")
    }
  }

  @Test func theTableOfFormsHasEveryEnding() async throws {
    let text = try await Self.help("export").text
    for ending in [".html", ".glsl", ".frag", ".swift"] {
      #expect(text.contains("\n  \(ending) "))
    }
  }

  // MARK: - Terminals

  @Test(arguments: ManualPage.names)
  func aPageInAPipeIsPlainTextOf80Columns(topic: String) async throws {
    let output = try await Self.help(topic)
    #expect(output.status == .exitCode(0))
    #expect(output.errorText == "")
    #expect(!output.text.contains("\u{1B}"))
    for line in output.text.split(separator: "\n") where line.count > 80 {
      // Code stays as it is.
      #expect(line.hasPrefix("    "), "\(topic): \(line)")
    }
  }

  /// The page on a terminal of 60 columns.
  private static func shown(environment: [String: String?]) async throws -> String {
    let program = try Command.harmonic("help", "capture")
    let line = "stty cols 60; \(program.executable) help capture"
    var all: [String: String?] = ["TERM": "xterm", "NO_COLOR": nil]
    all.merge(environment) { $1 }
    return try await Command(
      "script", "--quiet", "--command", line, "/dev/null", environment: all
    ).run().text.replacing("\r\n", with: "\n")
  }

  @Test func aPageOnATerminalHasItsWidthAndBoldHeadings() async throws {
    let text = try await Self.shown(environment: [:])
    #expect(text.contains("\u{1B}[1mShaders that take long\u{1B}[0m\n"))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(lines.count > 20)
    #expect(lines.allSatisfy { $0.replacing(/\u{1B}\[\d?m/, with: "").count <= 60 })
    #expect(lines.contains { $0.count > 50 })
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func aTerminalWithoutColorHasNoBoldLetters(environment: [String: String]) async throws {
    let text = try await Self.shown(environment: environment)
    #expect(text.contains("Shaders that take long\n"))
    #expect(!text.contains("\u{1B}"))
  }

  // MARK: - Format

  @Test func markdownIsReadIntoBlocks() {
    var reader = MarkdownReader(
      """
      ## Keys `a`

      One [page](keys.md) and
      one [place](https://example.org).

      - first
      - second

      | key | does |
      |---|---|
      | `a\\|b` | one |
      ![a picture](x.png)
      ```sh
      harmonic  x
      ```
      ```rows
      options
      ```
      """)
    var paragraph = ManualText(plain: "One ")
    paragraph.spans += [
      .page("keys"), .plain(" and one "), .address("https://example.org", title: "place"),
      .plain("."),
    ]
    var heading = ManualText(plain: "Keys ")
    heading.spans.append(.code("a"))
    #expect(
      reader.blocks() == [
        .heading(level: 2, heading), .paragraph(paragraph),
        .list([ManualText(plain: "first"), ManualText(plain: "second")]),
        .table(
          ManualTable(
            head: ["key", "does"], rows: [[ManualText(code: "a|b"), ManualText(plain: "one")]])),
        .code(["harmonic  x"]), .rows("options"),
      ])
  }

  private static let page = ManualPage(
    "made-up",
    text: """
      # Made up

      A page for a test.

      A line of `code` that is long enough to be wrapped at forty.

      ## Terms

      | term | is |
      |---|---|
      | `a` | the first of two, which takes two lines |
      | `b` | the other |

      | term | is | was |
      |---|---|---|
      | `a-term-that-is-longer-than-others` | new | old |

      ```sh
      harmonic x
      ```
      """)

  @Test func aTerminalShowsTermsBesideOrAboveTheirExplanations() {
    #expect(
      TerminalWriter(width: 40, hasBold: false).text(of: Self.page) == """
        Made up

          A page for a test.

          A line of `code` that is long enough
          to be wrapped at forty.

        Terms

          a  the first of two, which takes two
             lines
          b  the other

          a-term-that-is-longer-than-others
                is: new
                was: old

            harmonic x
        """)
  }

  @Test func groffGetsMacrosAndEscapes() {
    let page = ManualPage(
      "made-up",
      text: """
        # Made up

        A page for a test.

        .dot and 'quote' and back\\slash: [keys](keys.md)

        | term | is | was |
        |---|---|---|
        | `--a` | new | old |
        | `-b` | new | |
        """)
    #expect(
      RoffWriter(version: "harmonic 0.1").text(of: page, others: ["keys"]) == #"""
        .\" Printed by "harmonic describe man".
        .TH HARMONIC\-MADE\-UP 1 "" "harmonic 0.1" "User Commands"
        .nh
        .ad l
        .SH NAME
        harmonic\-made\-up \- a page for a test
        .SH DESCRIPTION
        .PP
        \&.dot and \(aqquote\(aq and back\eslash: \fBharmonic\-keys\fR(1)
        .TP 5
        \fB\-\-a\fR
        is: new
        .br
        was: old
        .PD 0
        .TP 5
        \fB\-b\fR
        is: new
        .PD
        .SH SEE ALSO
        \fBharmonic\-keys\fR(1)
        """#)
  }
}
