import Diagnostics
import Files

extension [CheckReport] {
  /// The diagnostics as a log in the Static Analysis Results Interchange Format.
  ///
  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
  ///
  /// - Parameter version: Of the program, in numbers.
  func sarif(version: String) -> JSON {
    let driver = JSON.object([
      JSON.Member("name", .string("harmonic")), JSON.Member("version", .string(version)),
      JSON.Member(
        "rules",
        .array(
          Rule.allCases.map { rule in
            .object([
              JSON.Member("id", .string(rule.rawValue)),
              JSON.Member(
                "shortDescription", .object([JSON.Member("text", .string(rule.summary))])),
            ])
          })),
    ])
    return .object([
      JSON.Member("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      JSON.Member("version", .string("2.1.0")),
      JSON.Member(
        "runs",
        .array([
          .object([
            JSON.Member("tool", .object([JSON.Member("driver", driver)])),
            JSON.Member("columnKind", .string("unicodeCodePoints")),
            JSON.Member(
              "results",
              .array(flatMap { report in report.diagnostics.map { Self.result($0, report.path) } })),
          ])
        ])),
    ])
  }

  /// The kind of file that a result is about.
  private enum Rule: String, CaseIterable {
    case view, shader

    init(_ path: String) { self = path.hasSuffix(".swift") ? .view : .shader }

    var summary: String {
      switch self {
      case .view: "A view does not compile, or calls a shader in a way that does not fit"
      case .shader: "A shader cannot be drawn, or not as it is written"
      }
    }
  }

  private static func result(_ diagnostic: Diagnostic, _ path: String) -> JSON {
    let path = diagnostic.span?.file ?? path
    let level = diagnostic.severity.rawValue
    let text = diagnostic.message + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    var place = [
      JSON.Member("artifactLocation", .object([JSON.Member("uri", .string(uri(of: path)))]))
    ]
    if let span = diagnostic.span {
      place.append(
        JSON.Member(
          "region",
          .object([
            JSON.Member("startLine", .number(Double(span.line))),
            JSON.Member("startColumn", .number(Double(span.column))),
            JSON.Member("endColumn", .number(Double(span.column + span.length))),
          ])))
    }
    return .object([
      JSON.Member("ruleId", .string(Rule(path).rawValue)), JSON.Member("level", .string(level)),
      JSON.Member("message", .object([JSON.Member("text", .string(text))])),
      JSON.Member(
        "locations", .array([.object([JSON.Member("physicalLocation", .object(place))])])),
    ])
  }

  /// A relative reference, or a file's whole address. Source: RFC 3986, section 3.3.
  private static func uri(of path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = [Character]("0123456789ABCDEF")
    let text = path.utf8.map { byte in
      plain.contains(byte)
        ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
    return path.isAbsolutePath ? "file://\(text)" : text
  }
}
