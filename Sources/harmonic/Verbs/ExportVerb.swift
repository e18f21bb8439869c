import Export
import Files
import Opening
import Rendering

/// `harmonic export [SCENE | FILE] -o OUT`: writes what is shown as a file to share.
enum ExportVerb: Verb {
  static let name = VerbName.export
  static let usage = "harmonic export [SCENE | FILE] -o OUT [options]"
  static let summary = "write it to share: a page (.html)"

  static func run(_ arguments: Arguments, console: Console) throws {
    guard let path = arguments.text(of: .output) else {
      throw CommandFailure.usage("export needs a file to write", hint: "add -o page.html")
    }
    guard path.lowercased().hasSuffix(".html") else {
      throw CommandFailure.usage(
        "'\(path.visible)' has no ending of a file that is exported", hint: "pages end in .html")
    }
    var request = try arguments.soundRequest(remarksTo: console)
    // What was guessed for an effect is tried where there is a driver, as for a capture.
    let stage = try? OffscreenStage(
      functions: request.functions, report: { console.detail($0) })
    let trial = stage.map { ShaderTrial(arguments, on: $0) }
    request.guessAgain(cache: .guesses, on: trial?.guessStage)
    let text = try EffectPage(request).html
    try writeWhole(Array(text.utf8), to: path, replacing: true)
    console.say("wrote \(path)")
  }
}
