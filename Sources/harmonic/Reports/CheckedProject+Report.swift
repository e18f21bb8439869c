import Diagnostics
import Files
import Opening

extension CheckedProject {
  /// A report for each Swift file, and one for what is wrong with none of them.
  ///
  /// - Parameter folder: As the user named it.
  func reports(of folder: String) -> [CheckReport] {
    let own = files.map { file in
      CheckReport(
        path: file.path, diagnostics: file.diagnostics, json: file.json, text: file.text)
    }
    guard !diagnostics.isEmpty else { return own }
    let json = JSON.object([
      JSON.Member("file", .string(folder)),
      JSON.Member("diagnostics", .array(diagnostics.map(EffectFile.json))),
    ])
    return own + [CheckReport(path: folder, diagnostics: diagnostics, json: json, text: "")]
  }

  /// A line for each file: what is in it, and whether it is right.
  static func table(of reports: [CheckReport]) -> String {
    let rows = reports.map { report in
      let count = report.errorCount
      let verdict = count == 0 ? "ok" : count == 1 ? "1 mistake" : "\(count) mistakes"
      return (report.path, report.text.isEmpty ? verdict : "\(verdict): \(report.text)")
    }
    let broken = reports.count { $0.errorCount > 0 }
    let count = "\(reports.count) file\(reports.count == 1 ? "" : "s")"
    return columns(rows) + "\n\(count), "
      + (broken == 0 ? "all of them right" : "\(broken) with mistakes")
  }
}

extension CheckedProject.File {
  /// "2 previews, 1 view, 3 calls of shaders"
  fileprivate var text: String {
    [(previews.count, "preview"), (views.count, "view")].filter { $0.0 > 0 }
      .map { $0 == 1 ? "1 \($1)" : "\($0) \($1)s" }
      .joined(separator: ", ")
      + (calls.isEmpty
        ? "" : ", \(calls.count) call\(calls.count == 1 ? "" : "s") of shaders")
  }

  fileprivate var json: JSON {
    .object([
      JSON.Member("file", .string(path)),
      JSON.Member(
        "previews",
        .array(
          previews.map { preview in
            .object([
              JSON.Member("name", preview.name.map(JSON.string) ?? .null),
              JSON.Member("line", .number(Double(preview.line))),
            ])
          })),
      JSON.Member("views", .array(views.map(JSON.string))),
      JSON.Member(
        "calls",
        .array(
          calls.map { call in
            .object([
              JSON.Member("function", .string(call.function)),
              JSON.Member("line", .number(Double(call.line))),
              JSON.Member("column", .number(Double(call.column))),
              JSON.Member("arguments", .number(Double(call.count))),
            ])
          })),
      JSON.Member("diagnostics", .array(diagnostics.map(EffectFile.json))),
    ])
  }
}
