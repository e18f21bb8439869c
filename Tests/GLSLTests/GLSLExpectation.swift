import TestSupport
import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree
@testable import Tokens

/// The program in `source`, read on a stack like the one that the program reads files on.
func reading(_ source: String) -> GLSLReading {
  let (tokens, files) = tokens(of: source)
  return onTreeStack { GLSLReading(tokens, files: files) }
}

/// Returns the tokens that the preprocessor leaves of a file, and the file.
func tokens(of source: String) -> ([Token], [SourceFile]) {
  let log = DiagnosticLog()
  let library = SourceLibrary(
    folder: SourceFolder(["test.glsl": source]), log: log, displayPrefix: "")
  let tokens = library.entry(at: "test.glsl").map {
    Preprocessor.tokens(of: $0, in: library, language: .glsl)
  }
  return (tokens ?? [], log.files)
}

/// Expects that the program is taken whole, without a mistake, and returns its text.
@discardableResult
func expectTaken(
  _ source: String, entry: String = "draw",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> String {
  let reading = reading(source)
  #expect(reading.mistakes.isEmpty, "\(reading.mistakes)", sourceLocation: sourceLocation)
  let faults = reading.faults(reachedFrom: entry)
  #expect(faults.isEmpty, "\(faults)", sourceLocation: sourceLocation)
  let text = reading.text(of: entry)?.text
  #expect(text != nil, "no text", sourceLocation: sourceLocation)
  return text ?? ""
}

/// Expects the first mistake of `marked` to cover what stands between ⟦ and ⟧.
///
/// `marked` is the body of `void main()`, or a whole program when it says `void` itself.
func expectMistake(
  _ marked: String, _ message: String, hint: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let whole = marked.contains("void") ? marked : "void main() {\n\(marked)\n}\n"
  let program = MarkedText(whole)
  guard let first = reading(program.text).mistakes.first else {
    Issue.record("no mistake; expected '\(message)'", sourceLocation: sourceLocation)
    return
  }
  #expect(first.message == message, sourceLocation: sourceLocation)
  #expect(first.hint == hint, sourceLocation: sourceLocation)
  if let place = program.place, let span = first.span {
    #expect(
      MarkedText.Place(line: span.line, column: span.column, length: span.length) == place,
      "\(first)", sourceLocation: sourceLocation)
  }
}
