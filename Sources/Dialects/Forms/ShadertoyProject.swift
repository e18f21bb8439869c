/// The passes of a Shadertoy shader: one file, or a folder of them.
struct ShadertoyProject {
  /// Names of the passes in drawing order.
  static let passNames = ["bufferA", "bufferB", "bufferC", "bufferD", "image"]
  private static let endings = [".glsl", ".frag", ".fs", ""]

  struct PassFile {
    var name: String
    var entry: SourceLibrary.Entry
  }

  /// Code that is put before that of each pass.
  private(set) var common: SourceLibrary.Entry?
  private(set) var passes: [PassFile] = []
  /// Whether it was asked for as a folder.
  private(set) var isFolder = false

  /// One file alone.
  init(file: SourceLibrary.Entry) { passes = [PassFile(name: "image", entry: file)] }

  /// The folder at `path`, or the one that holds the pass at `path`; `nil` if there is none.
  init?(at path: String, in reading: DialectReading) {
    let own = Self.passName(of: path)
    let isPart = own != nil
    let directory = isPart ? SourceFolder.directory(of: path) : path.isEmpty ? "" : path + "/"
    isFolder = !isPart
    if isFolder, !path.isEmpty, SourceFolder.fileName(of: path).contains(".") { return nil }
    let found = Self.files(in: directory, reading)
    guard let image = found["image"], isFolder || found.count > 1 else { return nil }
    // A file named `image.frag` may be another shader beside these.
    if !isFolder {
      let text = reading.log.files[Int(image.index)].text
      let evidence = ShaderDialect.evidence(
        tokens: image.tokens, comments: image.comments, text: text, path: image.path)
      guard evidence.dialect == .shadertoy else { return nil }
    }
    common = found["common"]
    passes = Self.passNames.compactMap { name in
      found[name].map { PassFile(name: name, entry: $0) }
    }
  }

  /// `bufferA` for `Buffer A.glsl`, `buf_a.frag` and the like; `nil` for other names.
  static func passName(of path: String) -> String? {
    let file = SourceFolder.fileName(of: path)
    guard let ending = endings.first(where: { file.lowercased().hasSuffix($0) }) else { return nil }
    let word = file.dropLast(ending.count).lowercased().filter { !" _-".contains($0) }
    for name in passNames + ["common"] {
      let lower = name.lowercased()
      if word == lower || (lower.hasPrefix("buffer") && word == "buf" + lower.suffix(1)) {
        return name
      }
    }
    return nil
  }

  /// The files of a folder that are passes, by the passes' names.
  private static func files(
    in directory: String, _ reading: DialectReading
  ) -> [String: SourceLibrary.Entry] {
    // A folder need not list files without a known ending; the usual names are asked for.
    var paths = (passNames + ["common"]).flatMap { name in
      endings.map { directory + name + $0 }
    }
    paths += reading.folder.paths().filter { SourceFolder.directory(of: $0) == directory }.sorted()
    var found: [String: SourceLibrary.Entry] = [:]
    for path in paths {
      guard let name = passName(of: path), found[name] == nil,
        let normal = SourceFolder.normalized(path), let entry = reading.library.entry(at: normal)
      else { continue }
      found[name] = entry
    }
    return found
  }

  /// Writes what there is to draw into `program`.
  func read(into program: inout DialectProgram, _ reading: DialectReading) {
    for (index, pass) in passes.enumerated() {
      let entries = (common.map { [$0] } ?? []) + [pass.entry]
      guard var draft = reading.draft(of: entries) else { continue }
      guard let main = draft.unit.function("mainImage"),
        case .function(let parameters, _) = main.kind
      else {
        reading.report(
          "'\(pass.entry.path)' does not define 'mainImage'", atStartOf: pass.entry,
          hint: "write 'void mainImage(out vec4 fragColor, in vec2 fragCoord)'")
        continue
      }
      // Browsers initialize the color to 0, and shaders add to it.
      if let out = parameters.first(where: { draft.unit.tokens[$0].text == "out" }) {
        draft.replace(out, with: "inout")
      }
      let notes = ControlNotes(of: draft.unit, log: reading.log)
      let isPicture = index == passes.count - 1
      if isPicture { program.summary = notes.summary(ofFile: pass.entry) }
      feed(&draft, pass: index, notes: notes, program: &program, reading)
      var result = reading.pass(
        named: pass.name, draft,
        calling: ["\(draft.name(of: main))(color, pixel);"], result: isPicture ? .opaque : .raw)
      result.isFloat = !isPicture
      program.passes.append(result)
    }
  }

  private func feed(
    _ draft: inout PassDraft, pass: Int, notes: ControlNotes, program: inout DialectProgram,
    _ reading: DialectReading
  ) {
    let names = passes.map(\.name)
    let choice = ShadertoyChannels(
      of: draft.unit, passes: names, current: pass, log: reading.log)
    var binder = InputBinder(
      dialect: .shadertoy, notes: notes, log: reading.log, known: program.controls)
    binder.bind(&draft, implicit: InputNames.shadertoy) { name in
      ShadertoyChannels.number(of: name).map { choice.channel($0) }
    }
    program.controls = binder.controls
    draft.addShadertoyChannels { choice.channel($0) }
  }
}

extension PassDraft {
  /// Declares those of `iChannel0`…`3`, `iChannelResolution`, `iChannelTime` and `iSampleRate` that are read.
  mutating func addShadertoyChannels(_ channel: (Int) -> DialectProgram.Channel) {
    let readsAll =
      unit.names.contains("iChannelResolution") || unit.names.contains("iChannelTime")
    var indices: [Int] = []
    for number in 0..<4 where readsAll || unit.names.contains("iChannel\(number)") {
      indices.append(addChannel(channel(number)))
    }
    if unit.names.contains("iChannelResolution") {
      let name = addUniforms(
        "vec3", "iChannelResolution", indices.map { .channelResolution($0) })
      use(name, for: "iChannelResolution")
    }
    if unit.names.contains("iChannelTime") {
      use(
        addUniforms("float", "iChannelTime", indices.map { .channelTime($0) }), for: "iChannelTime")
    }
    if unit.names.contains("iSampleRate"), !unit.declares("iSampleRate") {
      addHeader("const float \(prefix)iSampleRate = 44100.0;")
      use(prefix + "iSampleRate", for: "iSampleRate")
    }
  }
}
