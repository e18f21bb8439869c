import Diagnostics

extension [CheckReport] {
  /// The diagnostics as commands of GitHub's workflows, each on a line, which are shown beside the
  /// lines of a change.
  ///
  /// ```text
  /// ::error file=App/Ripple.swift,line=12,col=5,endColumn=9::cannot find 'Txt' in scope
  /// ```
  ///
  /// Source: GitHub, "Workflow commands for GitHub Actions".
  var githubText: String {
    flatMap { report in report.diagnostics.map { Self.command($0, in: report.path) } }
      .joined(separator: "\n")
  }

  private static func command(_ diagnostic: Diagnostic, in path: String) -> String {
    let name =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var place = ["file=\(escapedProperty(diagnostic.span?.file ?? path))"]
    if let span = diagnostic.span {
      place += [
        "line=\(span.line)", "col=\(span.column)", "endColumn=\(span.column + span.length)",
      ]
    }
    let text = diagnostic.message + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    return "::\(name) \(place.joined(separator: ","))::\(escaped(text))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: String) -> String {
    text.replacingOccurrences(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
}

extension String {
  /// The text with some characters written otherwise.
  fileprivate func replacingOccurrences(_ table: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { table[$0] ?? String($0) }.joined()
  }
}
