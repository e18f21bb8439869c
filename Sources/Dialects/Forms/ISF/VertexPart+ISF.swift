internal import Diagnostics
internal import Tokens

extension VertexPart {
  /// The vertex shader beside an ISF file; `nil` if there is none or nothing depends on it, or,
  /// with a diagnostic, if it cannot be read.
  ///
  /// - Parameter isRead: Whether the file reads what a vertex shader gives.
  init?(besideISF entry: SourceLibrary.Entry, isRead: Bool, _ reading: DialectReading) {
    let stem = entry.path.lastIndex(of: ".").map { String(entry.path[..<$0]) } ?? entry.path
    let paths = ISFFile.companionEndings.map { stem + $0 }
    guard let vertex = paths.lazy.compactMap({ reading.library.entry(at: $0) }).first,
      isRead || vertex.tokens.contains(where: { $0.text == "gl_Position" })
    else { return nil }
    let unit = GLSLUnit([vertex], in: reading.library)
    unit.reportDirectives(reading.log)
    guard unit.isSound, unit.reportUnavailable(reading.log, isVertex: true) else { return nil }
    self.init(unit, at: vertex.path, countsPosition: true, reading.log)
    guard unit.function("main") == nil else { return }
    reading.report("'\(vertex.path)' does not define 'main'", atStartOf: vertex)
    return nil
  }
}

extension PassDraft {
  /// Defines the function that an ISF vertex shader calls first, which sets what is set here
  /// already.
  mutating func defineVertexStart() {
    for name in ["isf_vertShaderInit", "vv_vertShaderInit"] where unit.names.contains(name) {
      addHeader("void \(prefix)\(name)() {}")
      use(prefix + name, for: name)
    }
  }
}
