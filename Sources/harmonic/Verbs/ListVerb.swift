import Diagnostics
import Files
import Opening
internal import Parameters
import Scenes

/// `harmonic list [SCENE] [--json]`: scenes and their parameters.
enum ListVerb: Verb {
  static let name = VerbName.list
  static let usage = "harmonic list [SCENE | FILE] [--json]"
  static let summary = "scenes, or a file's functions, and their parameters"

  static func run(_ arguments: Arguments, console: Console) throws {
    if let path = arguments.subject, FileOpening.isView(path) {
      let (view, diagnostics) = try OpenedView.checked(try arguments.opening(of: path))
      if arguments.has(.json) {
        try Console.print(view.json(diagnostics: diagnostics).text())
      } else {
        for diagnostic in diagnostics { console.show(diagnostic) }
        try Console.print(view.text)
      }
      if diagnostics.contains(where: { $0.severity == .error }) { throw CommandFailure.mistakes }
      return
    }
    if let path = arguments.subject, FileOpening.isShader(path) {
      // Nothing is drawn for a list; what was found before is listed.
      let file = try arguments.file(at: path).showing(cache: .guesses, on: nil)
      if arguments.has(.json) {
        try Console.print(file.json(diagnostics: file.diagnostics).text())
      } else {
        try list(file, console)
      }
      return try refuseMistakes(in: [file])
    }
    if let path = arguments.subject, FileOpening.isFolder(path) {
      let folder = try ShaderFolder(reading: path)
      let files = folder.files.sorted { $0.key < $1.key }.map(\.value)
      try list(files, arguments, console)
      if !arguments.has(.json) { try list(folder.gallery.filter { $0.unopened != nil }) }
      return try refuseMistakes(in: files)
    }
    let scenes = try arguments.subject.map { [try SceneCatalog.scene(for: $0)] } ?? SceneCatalog.all
    let text =
      arguments.has(.json)
      ? JSON.object([JSON.Member("scenes", .array(scenes.map(\.json)))]).text()
      : scenes.map { table(of: $0) }.joined(separator: "\n\n")
    try Console.print(text)
  }

  /// Throws if a file has mistakes: the list, already printed, is incomplete.
  private static func refuseMistakes(in files: [EffectFile]) throws(CommandFailure) {
    if files.contains(where: \.hasErrors) { throw .mistakes }
  }

  /// Lists views, which are not opened for that, with the commands that open them.
  private static func list(_ views: [SceneSource]) throws {
    guard !views.isEmpty else { return }
    let rows = views.map { ($0.name.visible, $0.command) }
    try Console.print("views, which run once they are opened\n" + columns(rows))
  }

  private static func list(
    _ files: [EffectFile], _ arguments: Arguments, _ console: Console
  ) throws {
    guard arguments.has(.json) else {
      for file in files { try list(file, console) }
      return
    }
    let reports = files.map { $0.json(diagnostics: $0.diagnostics) }
    try Console.print(JSON.object([JSON.Member("files", .array(reports))]).text())
  }

  private static func list(_ file: EffectFile, _ console: Console) throws(CommandFailure) {
    for diagnostic in file.diagnostics { console.show(diagnostic) }
    if case .program = file.content {
      let samplers = file.samplers.map { ($0.name, "← \($0.words)") }
      let tables = file.sources.map { table(of: $0, samplers) }
      return try Console.print(tables.joined(separator: "\n\n"))
    }
    var views = DrawingViews(of: file)
    let functions = file.stitchableFunctions.map { function in
      let rows = function.parameters.map { ($0.name, $0.type) }
      let kind = function.kind?.title ?? "none of the four kinds"
      let view = views.view(of: function).map { "\n  \($0.words)".visibleLines } ?? ""
      return "\(function.title): \(kind)".visible + view + "\n" + columns(rows)
    }
    try Console.print(
      functions.isEmpty
        ? "\(file.path) has no stitchable function" : functions.joined(separator: "\n\n"))
  }

  private static func parameters(of scene: SceneSource) -> [Parameter] {
    scene.make(SceneEnvironment()).parameters.all
  }

  /// - Parameter samplers: Names of the samplers of a program, and what they read.
  private static func table(
    of scene: SceneSource, _ samplers: [(String, String)] = []
  ) -> String {
    let rows = parameters(of: scene).map { parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : "“\($0)” " } ?? ""
      let values = parameter.valuesText
      let padding = String(repeating: " ", count: max(0, 28 - values.count))
      return (parameter.name, "\(values)\(padding)  \(label)\(parameter.summary)")
    }
    let title = scene.summary.isEmpty ? scene.name : "\(scene.name): \(scene.summary)"
    return title.visible + "\n" + columns(rows + samplers)
  }
}
