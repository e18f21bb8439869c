package import Diagnostics

/// The comment and the prototype at the head of one of our GLSL shader files.
///
/// ```glsl
/// /// Pulls the layer toward a point.
/// ///
/// /// - Parameter radius: Distance of half the pull. Unit: points. Range: 8...240. Default: 90.
/// vec2 dent(vec2 position, vec2 center, float radius, float depth) {
/// ```
///
/// It reads the first documented function of a file and no more; Metal sources go through the
/// translator.
package struct ShaderHeader: Sendable {
  package let signature: FunctionSignature

  /// Reads the first function that has a `///` comment.
  ///
  /// - Parameters:
  ///   - source: GLSL text of the file.
  ///   - file: Path for messages.
  /// - Throws: A diagnostic when there is no documented function, its shape fits none of the four
  ///   kinds, or comment and prototype name different parameters.
  package init(source: String, file: String) throws(Diagnostic) {
    var comment: [Substring] = []
    var prototype: (text: String, line: Int)?
    let lines = source.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let trimmed = Substring(line).trimmingSpaces()
      if let open = prototype {
        prototype = (open.text + " " + trimmed, open.line)
      } else if trimmed.hasPrefix("///") {
        comment.append(trimmed.dropFirst(3).trimmingSpaces())
        continue
      } else if comment.isEmpty {
        continue
      } else if trimmed.isEmpty {
        comment = []
        continue
      } else {
        prototype = (String(trimmed), index + 1)
      }
      if prototype?.text.utf8.contains(UInt8(ascii: "{")) == true { break }
    }
    guard let prototype, let brace = prototype.text.firstIndex(of: "{") else {
      throw Diagnostic(
        "no documented function", at: SourceSpan(file: file, line: 1),
        hint: "write a /// comment directly above the function the file is named after")
    }
    let span = SourceSpan(file: file, line: prototype.line, length: prototype.text.count)
    var reader = PrototypeReader(text: prototype.text[..<brace], span: span)
    var signature = try reader.read()
    let notes = Self.notes(in: comment)
    signature.summary = notes.summary
    for (name, note) in notes.parameters {
      guard let index = signature.arguments.firstIndex(where: { $0.name == name }) else {
        if PrototypeReader.suppliedNames.contains(name) { continue }
        throw Diagnostic(
          "the comment describes '\(name)', which '\(signature.name)' does not take", at: span,
          hint: didYouMean(name, among: signature.arguments.map(\.name)))
      }
      note.describe(&signature.arguments[index])
    }
    self.signature = signature
  }

  private struct Notes {
    var summary = ""
    var parameters: [(name: String, note: ParameterNote)] = []
  }

  /// Splits the comment into its first sentence and its `- Parameter name: …` items.
  private static func notes(in comment: [Substring]) -> Notes {
    var notes = Notes()
    if let first = comment.first { notes.summary = String(first) }
    for line in comment {
      if let item = line.dropping(prefix: "- Parameter "), let colon = item.firstIndex(of: ":") {
        let text = item[item.index(after: colon)...].trimmingSpaces()
        notes.parameters.append((String(item[..<colon]), ParameterNote(text: String(text))))
      } else if line.hasPrefix("- ") {
        notes.parameters.append(("", ParameterNote(text: "")))
      } else if let last = notes.parameters.indices.last {
        notes.parameters[last].note.text += " " + line
      }
    }
    notes.parameters.removeAll { $0.name.isEmpty }
    return notes
  }
}
