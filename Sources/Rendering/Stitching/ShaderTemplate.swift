/// The text of a shader with lines `//@name`, each the place of a text that comes later.
///
/// ```swift
/// // given template: ShaderTemplate, body: String
/// let text = template.filled(["varyings": "flat in vec4 v0;", "body": body])
/// ```
///
/// Texts that are put in are not searched, however long they are.
nonisolated struct ShaderTemplate {
  private let lines: [Substring]
  private static let mark = "//@"

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The text with these in their places; a place that has none stays empty.
  func filled(_ texts: [String: String]) -> String {
    lines.map { line in
      guard line.hasPrefix(Self.mark) else { return String(line) }
      return texts[String(line.dropFirst(Self.mark.count))] ?? ""
    }.joined(separator: "\n")
  }
}
