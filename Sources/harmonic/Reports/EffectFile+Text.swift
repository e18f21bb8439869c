import Dialects
import Metal
import Opening
import Parameters

extension EffectFile {
  /// For `check`: one line a function, and one a parameter: what feeds it.
  var text: String {
    if case .program(let program) = content { return text(of: program) }
    guard !stitchableFunctions.isEmpty else { return "\(path): no stitchable function" }
    var views = DrawingViews(of: self)
    return stitchableFunctions.map { function in
      let kind = function.kind?.title ?? "none of the four kinds"
      let state = function.isTranslated ? "" : ", not translated"
      let feeds = feeds(of: function)
      let rows = function.parameters.map {
        ("\($0.type) \($0.name)", "← \(feeds[$0.name] ?? "nothing")")
      }
      let view = views.view(of: function).map { "\n  \($0.words)" } ?? ""
      return "\(path): \(function.title): \(kind)\(state)\(view)\n" + columns(rows)
    }.joined(separator: "\n")
  }
}

extension EffectFile {
  /// In a line of a table: "2 functions", or the dialect.
  var summary: String {
    if case .program(let program) = content { return program.dialect?.title ?? "" }
    let count = stitchableFunctions.count
    return "\(count) function\(count == 1 ? "" : "s")"
  }

  /// The dialect of a program, the evidence for it, its passes, and the feeds of its controls.
  private func text(of program: DialectProgram) -> String {
    let passes = program.passes.map(\.name).joined(separator: ", ")
    let rows =
      program.bindings.map { ("\($0.parameter.name)", "← \($0.words)") }
      + samplers.map { ($0.name, "← \($0.words)") }
    let title = program.dialect?.title ?? "nothing that is known"
    return "\(path): \(title), \(program.evidence); passes: \(passes)"
      + (rows.isEmpty ? "" : "\n" + columns(rows))
  }
}
