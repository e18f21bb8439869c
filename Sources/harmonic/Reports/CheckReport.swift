import Diagnostics
import Files
import Opening

/// The findings of `check` about one file.
struct CheckReport {
  let path: String
  let diagnostics: [Diagnostic]
  /// For machines.
  let json: JSON
  /// For people, without the diagnostics.
  let text: String

  var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// The form in which `check` prints its reports.
  enum Form: String, CaseIterable {
    case text
    case json
    /// Annotations of GitHub's workflows.
    case github
    /// SARIF 2.1.0, which code hosts show beside the lines.
    case sarif

    /// The forms that the option `--format` names.
    static let named = [github, sarif]
  }
}

extension CheckReport {
  init(_ view: OpenedView, _ diagnostics: [Diagnostic]) {
    self.init(
      path: view.path, diagnostics: diagnostics, json: view.json(diagnostics: diagnostics),
      text: view.text)
  }

  /// - Parameter text: For people.
  init(_ file: EffectFile, _ diagnostics: [Diagnostic], text: String) {
    self.init(
      path: file.path, diagnostics: diagnostics, json: file.json(diagnostics: diagnostics),
      text: text)
  }

  /// A file that could not be opened.
  init(_ error: OpeningError, ofFile path: String) {
    self.init(
      path: path,
      diagnostics: [
        Diagnostic(error.message, at: SourceSpan(file: path, line: 1), hint: error.hint)
      ], json: error.json(ofFile: path), text: "")
  }
}
