import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree
@testable import Tokens

/// The program in `source`, read.
func reading(_ source: String, names: AuthorNames = AuthorNames()) -> GLSLReading {
  let log = DiagnosticLog()
  let library = SourceLibrary(
    folder: SourceFolder(["test.glsl": source]), log: log, displayPrefix: "")
  let tokens = library.entry(at: "test.glsl").map {
    Preprocessor.tokens(of: $0, in: library, language: .glsl)
  }
  return GLSLReading(tokens ?? [], files: log.files, names: names)
}

/// Expects that the program is taken whole, without a mistake, and returns its text.
@discardableResult
func expectTaken(
  _ source: String, entry: String = "draw",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> String {
  let reading = reading(source)
  #expect(reading.mistakes.isEmpty, "\(reading.mistakes)", sourceLocation: sourceLocation)
  #expect(reading.obstacles.isEmpty, "\(reading.obstacles)", sourceLocation: sourceLocation)
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
  var place: (line: Int, column: Int, length: Int)?
  var (line, column) = (1, 1)
  var source = ""
  for character in whole {
    switch character {
    case "⟦": place = (line, column, 0)
    case "⟧":
      let start = place?.column ?? column
      place?.length = column - start
    default:
      source.append(character)
      column += 1
      if character == "\n" { (line, column) = (line + 1, 1) }
    }
  }
  guard let first = reading(source).mistakes.first else {
    Issue.record("no mistake; expected '\(message)'", sourceLocation: sourceLocation)
    return
  }
  #expect(first.message == message, sourceLocation: sourceLocation)
  #expect(first.hint == hint, sourceLocation: sourceLocation)
  if let place, let span = first.span {
    #expect(
      [span.line, span.column, span.length] == [place.line, place.column, max(1, place.length)],
      "\(first)", sourceLocation: sourceLocation)
  }
}
