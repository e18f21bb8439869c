import Capture
import ShaderTranslation

/// `harmonic check FILE…`: translates and compiles, and reports everything; draws nothing.
@MainActor enum CheckCommand {
  static func run(_ arguments: Arguments) throws {
    guard !arguments.subjects.isEmpty else {
      throw CommandFailure.usage("check needs a file", hint: "harmonic check FILE.metal")
    }
    let halfMode = try arguments.halfMode()
    let stage = try OffscreenStage()
    var reports: [JSON] = []
    var isRejected = false
    for path in arguments.subjects {
      let file = try EffectFile(reading: path, halfMode: halfMode)
      let diagnostics = try file.translation.diagnostics + driverDiagnostics(of: file, on: stage)
      isRejected = isRejected || diagnostics.contains { $0.severity == .error }
      if arguments.has(.json) {
        reports.append(file.json(diagnostics: diagnostics))
      } else {
        for diagnostic in diagnostics { Console.error("\(diagnostic)") }
        try Console.print(text(of: file))
      }
    }
    if arguments.has(.json) {
      try Console.print(JSON.object([JSON.Member("files", .array(reports))]).text())
    }
    if isRejected {
      throw CommandFailure(
        .shaderRejected, "not everything can be drawn", hint: "the messages above say why")
    }
  }

  /// What the driver says, on the author's lines.
  private static func driverDiagnostics(
    of file: EffectFile, on stage: OffscreenStage
  ) throws -> [Diagnostic] {
    try file.translation.functions.filter { $0.isTranslated && $0.kind != nil }
      .flatMap { function -> [Diagnostic] in
        let text = StandaloneProgram(function).text
        guard let log = try stage.refusal(ofFragment: text.text, label: function.name) else {
          return []
        }
        return DriverLog(log, of: text).diagnostics
      }
  }

  /// One line a function, and one a parameter: what feeds it.
  private static func text(of file: EffectFile) -> String {
    guard !file.translation.functions.isEmpty else {
      return "\(file.path): no stitchable function"
    }
    return file.translation.functions.map { function in
      let kind = function.kind?.title ?? "none of the four kinds"
      let state = function.isTranslated ? "" : ", not translated"
      let feeds = function.feeds
      let rows = function.parameters.map {
        ("\($0.metalType) \($0.name)", "← \(feeds[$0.name] ?? "nothing")")
      }
      return "\(file.path): \(function.name): \(kind)\(state)\n" + Help.columns(rows)
    }.joined(separator: "\n")
  }
}

extension EffectKind {
  /// What SwiftUI calls the place it fits.
  var title: String {
    switch self {
    case .fill: "fill"
    case .color: "color effect"
    case .distortion: "distortion effect"
    case .layer: "layer effect"
    }
  }
}
