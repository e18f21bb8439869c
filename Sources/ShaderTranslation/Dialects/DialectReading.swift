/// What the readers of all dialects share: the files, where mistakes go, and how names of ours begin.
struct DialectReading {
  let library: SourceLibrary
  let folder: SourceFolder
  let prefix: String

  var log: DiagnosticLog { library.log }

  /// Reads one pass; `nil`, with a diagnostic, when it cannot be drawn.
  ///
  /// - Parameter entries: Files that follow each other.
  func draft(
    of entries: [SourceLibrary.Entry], defines: [String: String] = [:]
  ) -> PassDraft? {
    let unit = GLSLUnit(entries, in: library, defines: defines)
    unit.reportDirectives(log)
    guard unit.isSound, unit.reportUnavailable(log) else { return nil }
    return PassDraft(unit, prefix: prefix, log: log)
  }

  /// Returns the pass as far as the draft tells; its size and buffer are the caller's.
  func pass(
    named name: String, _ draft: PassDraft, calling call: [String], result: ResultForm
  ) -> DialectProgram.Pass {
    DialectProgram.Pass(
      name: name, text: draft.text(calling: call, result: result.expression),
      entryName: draft.entryName, channels: draft.channels, uniforms: draft.uniforms,
      isOpaque: result == .opaque)
  }

  /// Reports something about a whole file, at its first byte.
  func report(
    _ message: String, atStartOf entry: SourceLibrary.Entry,
    severity: Diagnostic.Severity = .error, hint: String? = nil
  ) {
    let start = Span(start: SourceLocation(file: entry.index, offset: 0), length: 1)
    log.report(message, at: start, severity: severity, hint: hint)
  }
}

extension DialectProgram {
  /// Reads a shader of a GLSL dialect.
  ///
  /// - Parameters:
  ///   - path: A file in `folder`, or a folder in it with the passes of a Shadertoy project (`common`, `bufferA`…`bufferD`,
  ///     `image`, ending in `.glsl`, `.frag`, `.fs` or nothing); empty for `folder` itself. A file of such a project
  ///     stands for the project.
  ///   - folder: Where files are found, included ones too.
  ///   - prefix: Put before every global name; programs with different prefixes fit beside each other. Letters, digits
  ///     and single underscores, as in `dialect_`.
  ///   - displayPrefix: Put before paths in messages and line maps.
  ///   - dialect: What a file is to be taken for, whatever stands in it; `nil` goes by that.
  package init(
    of path: String, in folder: SourceFolder, prefix: String = "dialect_",
    displayPrefix: String = "", dialect asked: ShaderDialect? = nil
  ) {
    let log = DiagnosticLog()
    let library = SourceLibrary(folder: folder, log: log, displayPrefix: displayPrefix)
    let reading = DialectReading(library: library, folder: folder, prefix: prefix)
    name = Self.bareName(of: path)
    evidence = ""
    if let project = ShadertoyProject(at: path, in: reading) {
      dialect = .shadertoy
      evidence = "it is a folder with an 'image' pass"
      if !path.isEmpty, !project.isFolder {
        name = Self.bareName(of: String(SourceFolder.directory(of: path).dropLast()))
      }
      if name.isEmpty { name = "image" }
      project.read(into: &self, reading)
    } else if let entry = library.entry(at: path) {
      read(entry, reading, as: asked)
    } else if log.diagnostics.isEmpty {
      log.report("cannot read '\(displayPrefix)\(path)'", at: nil)
    }
    if let asked, passes.isEmpty, log.errorCount == 0 {
      log.report(
        "'\(displayPrefix)\(path)' has nothing that can be drawn as '\(asked.rawValue)'", at: nil,
        hint: "leave out '--dialect' to let its content decide")
    }
    if log.errorCount > 0 { passes = [] }
    keepWhatIsReadLater()
    diagnostics = log.sorted
  }

  private mutating func read(
    _ entry: SourceLibrary.Entry, _ reading: DialectReading, as asked: ShaderDialect?
  ) {
    let text = reading.log.files[Int(entry.index)].text
    let found = ShaderDialect.evidence(
      tokens: entry.tokens, comments: entry.comments, text: text, path: entry.path)
    evidence = asked == nil ? found.words : "it was asked for"
    dialect = asked ?? found.dialect
    switch dialect {
    case .shadertoy: ShadertoyProject(file: entry).read(into: &self, reading)
    case .glsl: GLSLFile(entry: entry).read(into: &self, reading)
    case .isf: ISFFile(entry: entry).read(into: &self, reading)
    case .glTransition: TransitionFile(entry: entry).read(into: &self, reading)
    case .metal:
      dialect = nil
      reading.report("this is a Metal file: \(found.words)", atStartOf: entry)
    case nil:
      reading.report(
        "this is no shader: \(found.words)", atStartOf: entry,
        hint: "write 'void mainImage(out vec4 fragColor, in vec2 fragCoord)'")
    }
  }

  /// A pass is kept for the next frame when any pass reads it then.
  private mutating func keepWhatIsReadLater() {
    for channel in passes.flatMap(\.channels) {
      if case .previousFrame(let index) = channel.source, passes.indices.contains(index) {
        passes[index].isPersistent = true
      }
    }
  }

  /// `waves` for `effects/waves.glsl`.
  static func bareName(of path: String) -> String {
    let file = SourceFolder.fileName(of: path)
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
