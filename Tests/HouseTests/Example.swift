import Foundation

/// An example in a comment of the source: a fence with a language.
///
/// An example in Swift compiles on its own, as the body of a function that sees everything in its
/// room and in the rooms that this one imports. What it uses and does not make is named, with its
/// type, in lines that begin with "given":
///
///     // given request: SceneRequest, var history: ChangeHistory
///
/// An example with an `extension` is a file instead.
struct Example {
  /// Relative to the repository's root.
  let path: String
  /// Of its first line in the file.
  let line: Int
  let language: String
  let lines: [String]

  /// The target that the file belongs to.
  var room: String { String(path.split(separator: "/")[1]) }

  /// Returns the examples of a file, in their order.
  static func all(in text: String, path: String) -> [Example] {
    var examples: [Example] = []
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let comment = line.drop { $0 == " " }
      guard comment.hasPrefix("///") else {
        open = nil
        continue
      }
      let content = String(comment.dropFirst(3).hasPrefix(" ") ? comment.dropFirst(4) : "")
      if !content.hasPrefix("```") {
        open?.lines.append(content)
      } else if let example = open {
        examples.append(
          Example(
            path: path, line: example.line, language: example.language, lines: example.lines))
        open = nil
      } else {
        open = (String(content.dropFirst(3)), index + 2, [])
      }
    }
    return examples
  }

  /// Returns what the compiler checks; messages name the lines of the comment.
  func declaration(named name: String) -> String {
    let body = """
      #sourceLocation(file: "\(path)", line: \(line))
      \(lines.joined(separator: "\n"))
      #sourceLocation()
      """
    if lines.contains(where: { $0.hasPrefix("extension ") }) { return body }
    return """
      @MainActor func \(name)() async throws {
      \(given.joined(separator: "\n"))
      \(body)
      }
      """
  }

  /// given = "// given " variable ("," variable)*; variable = "var"? name ":" type
  private var given: [String] {
    let lists = lines.compactMap { $0.wholeMatch(of: /\/\/ given (.*)/)?.1 }
    return lists.flatMap { list in
      // The comma between variables: types have commas of their own.
      list.replacing(/, (?=(?:var )?\w+: )/, with: "\n").split(separator: "\n")
    }.map { variable in
      let isVariable = variable.hasPrefix("var ")
      return "\(isVariable ? "" : "let ")\(variable) = given()"
    }
  }
}
