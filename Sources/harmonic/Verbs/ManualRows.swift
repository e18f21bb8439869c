import Dialects
import Export
import Opening
import Parameters
import Scenes
import Viewer

/// The parts of the manual that are made from rows of the program: a page names them in a fence
/// with the language `rows`.
enum ManualRows {
  /// Returns the blocks with this name.
  static func blocks(named name: String) -> [ManualBlock] {
    switch name {
    case "usage": [.code(VerbName.allCases.map { $0.verb.usage })]
    case "verbs": [table(["verb", "does"], VerbName.allCases.map { row(of: $0.verb) })]
    case "topics": [table(["topic", "is about"], topics)]
    case "scenes": [table(["scene", "shows"], SceneCatalog.all.map { [$0.name, $0.summary] })]
    case "parameters": parameters
    case "options": [table(["option", "meaning"], Option.all.map { row(of: $0) })]
    case "keys": [table(["key", "does"], keys)]
    case "statuses":
      [table(["status", "means"], ExitStatus.allCases.map { ["\($0.rawValue)", $0.summary] })]
    case "dialects": [table(["dialect", "recognized by", "names of files"], dialects)]
    case "forms": [table(["ending", "is"], ExportForm.allCases.map { [$0.rawValue, $0.summary] })]
    default: preconditionFailure("no rows are called '\(name)'")
    }
  }

  /// - Parameter rows: A term in each row, and its explanations as lines of Markdown.
  private static func table(_ head: [String], _ rows: [[String]]) -> ManualBlock {
    .table(
      ManualTable(
        head: head,
        rows: rows.map { row in
          [ManualText(code: row[0])] + row.dropFirst().map { ManualText($0) }
        }))
  }

  // MARK: - Rows

  private static func row(of verb: any Verb.Type) -> [String] { [verb.usage, verb.summary] }

  private static func row(of option: Option) -> [String] {
    let names = VerbName.allCases.filter(option.verbs.contains).map(\.rawValue)
    let takers = names.count == VerbName.allCases.count ? "all" : names.joined(separator: ", ")
    return [option.synopsis, "\(option.summary). Taken by: \(takers)"]
  }

  private static var topics: [[String]] {
    ManualPage.names.filter { $0 != ManualPage.mainName }
      .compactMap { ManualPage.page(named: $0) }.map { [$0.name, $0.summary] }
  }

  private static var dialects: [[String]] {
    KnownDialects.all.map { dialect in
      [
        dialect.name, dialect.feature.replacing("'", with: "`"),
        dialect.fileEndings.map { "`*\($0)`" }.joined(separator: ", "),
      ]
    }
  }

  /// The window's keys, and those of single scenes with the scenes' names.
  private static var keys: [[String]] {
    var own: [(keyNames: [String], summary: String, scenes: [String])] = []
    for scene in SceneCatalog.all {
      for row in KeyBindings.rows(of: scene.make(SceneEnvironment()).parameters) {
        if let known = own.firstIndex(where: { ($0.keyNames, $0.summary) == row }) {
          own[known].scenes.append("`\(scene.name)`")
        } else {
          own.append((row.keyNames, row.summary, ["`\(scene.name)`"]))
        }
      }
    }
    return KeyBindings.table.map { [$0.keyNames.joined(separator: ", "), $0.summary] }
      + own.map {
        [
          $0.keyNames.joined(separator: ", "),
          "\($0.summary) (\($0.scenes.joined(separator: ", ")))",
        ]
      }
  }

  /// A table for each scene. One that has the parameters of a scene before it lists those of other
  /// values.
  private static var parameters: [ManualBlock] {
    var listed: [(scene: String, parameters: [Parameter])] = []
    return SceneCatalog.all.flatMap { scene -> [ManualBlock] in
      let all = scene.make(SceneEnvironment()).parameters.all
      let heading = ManualBlock.heading(level: 3, ManualText(plain: scene.name))
      let names = all.map(\.name)
      guard let alike = listed.first(where: { $0.parameters.map(\.name) == names }) else {
        listed.append((scene.name, all))
        return [heading, table(of: all)]
      }
      let others = zip(all, alike.parameters).filter { $0 != $1 }.map(\.0)
      return [heading, .paragraph(ManualText("As `\(alike.scene)`, but for:")), table(of: others)]
    }
  }

  private static func table(of parameters: [Parameter]) -> ManualBlock {
    .table(
      ManualTable(
        head: ["parameter", "is"],
        rows: parameters.map { [ManualText(code: $0.name), ManualText(plain: text(of: $0))] }))
  }

  private static func text(of parameter: Parameter) -> String {
    "\(parameter.summary): \(parameter.valuesText)"
  }
}
