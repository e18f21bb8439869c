import Diagnostics
import Export
import Opening
import Rendering

/// `harmonic export [SCENE | FILE] -o OUT`: writes what is shown as a file to share.
enum ExportVerb: Verb {
  static let name = VerbName.export
  static let usage = "harmonic export [SCENE | FILE] -o OUT [options]"
  static let summary =
    "write it to share: \(ExportForm.allCases.map(\.rawValue).joined(separator: " "))"

  static func run(_ arguments: Arguments, console: Console) throws {
    guard let path = arguments.text(of: .output) else {
      throw CommandFailure.usage("export needs a file to write", hint: "add -o page.html")
    }
    let form = try ExportForm(ofFileAt: path)
    var request = try arguments.soundRequest(remarksTo: console)
    arguments.noteKnown(request)
    // What was guessed for an effect is tried where there is a driver, as for a capture.
    let stage = try? OffscreenStage(
      functions: request.functions, report: { console.detail($0) })
    let trial = try stage.map { try ShaderTrial(arguments, on: $0, console: console) }
    request.guessAgain(cache: .guesses, on: trial?.guessStage)
    let files = try form.files(
      of: request, at: path, report: { console.show(Diagnostic($0, severity: .note)) },
      drawing: { pass, plan in
        try? stage?.pixels(ofPass: pass, in: plan)  // else the page draws it itself
      })
    try ExportedFile.write(files)
    for file in files { console.say("wrote \(file.path)") }
  }
}
