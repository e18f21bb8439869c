internal import Layers
package import Tokens

/// A Shadertoy shader: one file with `mainImage`, a folder of passes, or a file whose channels name
/// other files.
package struct ShadertoyProject: Dialect {
  package static let name = "shadertoy"
  package static let title = "Shadertoy"
  package static let feature = "'mainImage'"
  package static let fileEndings = [".glsl", ".frag", ".shadertoy"]

  package static func evidence(in file: DialectSource) -> String? {
    file.defines("mainImage", returning: "void") ? "it defines 'mainImage'" : nil
  }

  package static func isPart(_ fileName: String) -> Bool {
    ShadertoyPass.name(of: fileName) != nil
  }

  package static func marksFolder(_ fileName: String) -> Bool {
    ShadertoyPass.name(of: fileName) == ShadertoyPass.names.last
  }

  struct PassFile {
    var name: String
    var entry: SourceLibrary.Entry
  }

  /// Code that is put before that of each pass.
  private(set) var common: SourceLibrary.Entry?
  private(set) var passes: [PassFile] = []
  /// The name of its folder, if it is one; empty for the folder that is searched.
  private var folderName: String?

  package init(entry: SourceLibrary.Entry) { passes = [PassFile(name: "image", entry: entry)] }

  package init?(ofFilesAt path: String, _ reading: DialectReading) {
    let isFolder = ShadertoyPass.name(of: path) == nil
    let directory =
      !isFolder ? SourceFolder.directory(of: path) : path.isEmpty ? "" : path + "/"
    if isFolder, !path.isEmpty, SourceFolder.fileName(of: path).contains(".") { return nil }
    folderName = DialectReading.bareName(of: isFolder ? path : String(directory.dropLast()))
    let found = Self.files(in: directory, reading)
    guard let image = found["image"], isFolder || found.count > 1 else { return nil }
    // A file named `image.frag` may be another shader beside these.
    if !isFolder {
      guard reading.evidence(in: image).dialect == Self.self else { return nil }
    }
    common = found[ShadertoyPass.common]
    passes = ShadertoyPass.names.compactMap { name in
      found[name].map { PassFile(name: name, entry: $0) }
    }
  }

  /// Returns the files of a folder that are passes, by the names of the passes.
  private static func files(
    in directory: String, _ reading: DialectReading
  ) -> [String: SourceLibrary.Entry] {
    // A folder need not list files without a known ending, so the usual names are tried.
    var paths = (ShadertoyPass.names + [ShadertoyPass.common]).flatMap { name in
      ShadertoyPass.fileEndings.map { directory + name + $0 }
    }
    paths += reading.folder.paths().filter { SourceFolder.directory(of: $0) == directory }.sorted()
    var found: [String: SourceLibrary.Entry] = [:]
    for path in paths {
      guard let name = ShadertoyPass.name(of: path), found[name] == nil,
        let normal = SourceFolder.normalized(path), let entry = reading.library.entry(at: normal)
      else { continue }
      found[name] = entry
    }
    return found
  }

  package func read(into program: inout DialectProgram, _ reading: DialectReading) {
    if let folderName {
      program.name = folderName.isEmpty ? "image" : folderName
      program.evidence = "it is a folder with an 'image' pass"
    }
    let passes = passesWithReferences(reading)
    for (index, pass) in passes.enumerated() {
      let entries = (common.map { [$0] } ?? []) + [pass.entry]
      guard var draft = reading.draft(of: entries, for: &program) else { continue }
      // Editors run 'main' where there is no 'mainImage'.
      guard let main = draft.unit.function("mainImage") ?? draft.unit.function("main") else {
        reading.report(
          "'\(pass.entry.path)' does not define 'mainImage'", atStartOf: pass.entry,
          hint: "write 'void mainImage(out vec4 fragColor, in vec2 fragCoord)'")
        continue
      }
      // Browsers initialize the color to 0, and shaders add to it.
      draft.initializeOutputs(of: main.name)
      let notes = ControlNotes(of: draft.unit, log: reading.log)
      let isPicture = index == passes.count - 1
      if isPicture { program.summary = notes.summary(ofFile: pass.entry) }
      let choice = ShadertoyChannels(
        of: draft.unit,
        passes: passes.map { ShadertoyPass(name: $0.name, path: $0.entry.path) }, current: index,
        reading)
      let hosts = HostInputs.of(draft.unit)
      var binder = InputBinder(
        known: hosts.uniforms, notes: notes, log: reading.log, controls: program.controls)
      binder.bind(&draft, implicit: hosts.uniforms) { name in
        ShadertoyChannels.number(of: name).map { choice.channel($0) }
      }
      program.controls = binder.controls
      choice.declareChannels(in: &draft)
      var call = ["\(draft.name(of: main))(color, pixel);"]
      if main.name == "main" {
        draft.addVaryings(of: hosts)
        call = ["\(draft.name(of: main))();", "color = \(draft.addOutputs());"]
      }
      var result = reading.pass(
        named: pass.name, draft, calling: call,
        result: !isPicture ? .raw : main.name == "main" ? .premultiplied : .opaque)
      result.buffer.isFloat = !isPicture
      choice.reportGuesses(result.channels, in: draft.unit, reading)
      program.passes.append(result)
    }
  }

  /// Whether the channels of a file name other shaders.
  static func namesShaders(_ entry: SourceLibrary.Entry, _ reading: DialectReading) -> Bool {
    ShadertoyChannels.paths(namedIn: entry).contains {
      $0 != entry.path && FileEnding.isShaders($0) && reading.library.entry(at: $0) != nil
    }
  }

  /// The passes, each after the shaders that its channels name as files.
  private func passesWithReferences(_ reading: DialectReading) -> [PassFile] {
    let own = Set(passes.map(\.entry.path))
    var ordered: [PassFile] = []
    var seen: Set<String> = []
    func add(_ pass: PassFile) {
      guard seen.insert(pass.entry.path).inserted, seen.count <= ShadertoyPass.limit else { return }
      for path in ShadertoyChannels.paths(namedIn: pass.entry) where !own.contains(path) {
        guard FileEnding.isShaders(path), let entry = reading.library.entry(at: path) else {
          continue
        }
        add(PassFile(name: DialectReading.bareName(of: path), entry: entry))
      }
      ordered.append(pass)
    }
    for pass in passes { add(pass) }
    return ordered
  }
}
