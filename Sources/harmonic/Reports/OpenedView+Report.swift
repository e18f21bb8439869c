import Diagnostics
import Files
import Opening
import Parameters
import Scenes

extension OpenedView {
  /// Opens a view and draws its previews once, for `check` and `list`.
  ///
  /// - Throws: An error if the file cannot be read.
  static func checked(
    _ opening: FileOpening
  ) throws(OpeningError) -> (view: OpenedView, diagnostics: [Diagnostic]) {
    try checkReadable(opening)
    guard var view = OpenedView(opening, version: 0, note: { write($0) }) else {
      preconditionFailure("nothing cancels it")
    }
    return (view, view.check())
  }

  /// The previews, each with what can be tuned of it.
  var text: String {
    let count = sources.count
    let title =
      count == 0 ? "nothing can be shown" : "\(count) preview\(count == 1 ? "" : "s")"
    return (["\(path): \(title)"] + sources.map(Self.text)).joined(separator: "\n")
  }

  private static func text(of preview: SceneSource) -> String {
    let size = preview.canvas.map { ", \(number($0.width)) × \(number($0.height)) points" } ?? ""
    let rows = preview.make(SceneEnvironment()).parameters.all.map { parameter in
      (parameter.name, "\(parameter.valuesText)  ← \(parameter.feed)")
    }
    return "\(preview.name)\(size)" + (rows.isEmpty ? "" : "\n" + columns(rows))
  }

  private static func number(_ length: Double) -> String { "\(ParameterValue.number(length))" }

  /// The report of the view.
  func json(diagnostics: [Diagnostic]) -> JSON {
    .object([
      JSON.Member("file", .string(path)),
      JSON.Member("previews", .array(sources.map(\.json))),
      JSON.Member("diagnostics", .array(diagnostics.map(EffectFile.json))),
    ])
  }
}
