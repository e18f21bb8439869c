import Foundation
package import Testing

/// Expects that `text` is the contents of `Golden/<name>` beside the test file.
///
///     expectText(shader.text, matches: "dent.glsl")
///
/// A missing golden fails; with `RECORD=1` in the environment it is written instead, and so is one
/// that no longer matches. The message shows the first line that differs; for all of them, record
/// and look at the difference.
///
/// - Parameter name: The path of the golden in the folder, with its ending.
package func expectText(
  _ text: String, matches name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = TestFile(path: filePath).goldenFolder.appending(path: name)
  do {
    let records = ProcessInfo.processInfo.environment["RECORD"] == "1"
    guard FileManager.default.fileExists(atPath: file.path) || records else {
      Issue.record(
        "there is no \(file.path); RECORD=1 writes it", sourceLocation: sourceLocation)
      return
    }
    if records { try text.write(to: file, atomically: true, encoding: .utf8) }
    guard let change = firstChange(try String(contentsOf: file, encoding: .utf8), text) else {
      return
    }
    Issue.record("\(file.path):\(change)", sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, "while comparing '\(name)'", sourceLocation: sourceLocation)
  }
}

/// The first line that differs, with its number; `nil` for equal texts.
private func firstChange(_ expected: String, _ actual: String) -> String? {
  guard expected != actual else { return nil }
  let (old, new) = (
    expected.components(separatedBy: "\n"), actual.components(separatedBy: "\n")
  )
  let line = zip(old, new).prefix { $0 == $1 }.count
  let none = "(the end)"
  return """
    \(line + 1)
    expected: \(line < old.count ? old[line] : none)
    actual:   \(line < new.count ? new[line] : none)
    """
}
