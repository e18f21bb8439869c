internal import Diagnostics
internal import ShaderTree
package import Tokens

extension DialectProgram {
  /// Reads a shader of a GLSL dialect.
  ///
  /// - Parameters:
  ///   - path: A file in `folder`, or a folder in it with the passes of a Shadertoy project
  ///     (`common`, `bufferA`…`bufferD`, `image`, ending in `.glsl`, `.frag`, `.fs` or nothing);
  ///     empty for `folder` itself. A file of such a project stands for the project.
  ///   - folder: Where files are found, included ones too.
  ///   - prefix: Put before every global name, so that programs with different prefixes fit beside
  ///     each other. Letters, digits and single underscores, as in `dialect_`.
  ///   - displayPrefix: Put before paths in messages and line maps.
  ///   - givenChannels: Numbers of the channels that the user sets, whatever the file says.
  ///   - dialect: The dialect to read a file as, whatever its content; `nil` to recognize it by its
  ///     content.
  ///   - lexed: Tokens of files that were read before.
  package init(
    of path: String, in folder: SourceFolder, prefix: String = "dialect_",
    displayPrefix: String = "", givenChannels: Set<Int> = [],
    dialect asked: (any Dialect.Type)? = nil, lexed: LexedFiles = LexedFiles()
  ) {
    self = onTreeStack {
      DialectProgram(
        reading: path, in: folder, prefix: prefix, displayPrefix: displayPrefix,
        givenChannels: givenChannels, asked: asked, lexed: lexed)
    }
  }

  private init(
    reading path: String, in folder: SourceFolder, prefix: String, displayPrefix: String,
    givenChannels: Set<Int>, asked: (any Dialect.Type)?, lexed: LexedFiles
  ) {
    let log = DiagnosticLog()
    let library = SourceLibrary(
      folder: folder, log: log, displayPrefix: displayPrefix, lexed: lexed)
    let reading = DialectReading(
      library: library, folder: folder, prefix: prefix, givenChannels: givenChannels,
      dialects: KnownDialects.all)
    name = DialectReading.bareName(of: path)
    evidence = ""
    if let project = Self.project(at: path, reading) {
      dialect = type(of: project)
      project.read(into: &self, reading)
    } else if let entry = library.entry(at: path) {
      read(entry, reading, as: asked)
    } else if log.diagnostics.isEmpty {
      log.report("cannot read '\(displayPrefix)\(path)'", at: nil)
    }
    if let asked, passes.isEmpty, log.errorCount == 0 {
      log.report(
        "'\(displayPrefix)\(path)' has nothing that can be drawn as '\(asked.name)'", at: nil,
        hint: "leave out '--dialect' to let its content decide")
    }
    if log.errorCount > 0 { passes = [] }
    markPersistentPasses()
    readPaths = library.readPaths
    diagnostics =
      hasFunctions
      ? log.sorted
      : log.shortened(
        because: "no function that can be read",
        hint: "is this \(dialect.map { $0.title } ?? "a shader")?")
  }

  private static func project(at path: String, _ reading: DialectReading) -> (any Dialect)? {
    for dialect in reading.dialects {
      if let project = dialect.init(ofFilesAt: path, reading) { return project }
    }
    return nil
  }

  private mutating func read(
    _ entry: SourceLibrary.Entry, _ reading: DialectReading, as asked: (any Dialect.Type)?
  ) {
    let found = reading.evidence(in: entry)
    evidence = asked == nil ? found.words : "it was asked for"
    guard let dialect = asked ?? found.dialect else {
      reading.report(
        "this is not a shader: \(found.words)", atStartOf: entry,
        hint: "write 'void mainImage(out vec4 fragColor, in vec2 fragCoord)'")
      return
    }
    self.dialect = dialect
    dialect.init(entry: entry).read(into: &self, reading)
  }

  /// A pass that another one reads in the next frame is persistent.
  private mutating func markPersistentPasses() {
    for channel in passes.flatMap(\.channels) {
      if case .drawing(.previousFrame(let index)) = channel.source,
        passes.indices.contains(index)
      {
        passes[index].buffer.isPersistent = true
      }
    }
  }
}
