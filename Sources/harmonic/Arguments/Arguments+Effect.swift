import Capture
import Layers
import Scenes
import ShaderTranslation

/// What the arguments say of a file's effect: which function, and what it is laid on.
extension Arguments {
  /// Options that only make sense with a Metal file, whose functions are laid on something.
  static let metalOptions: [Option] = [.function, .on, .layer, .edge]
  /// Options that only make sense with a file.
  static let fileOptions: [Option] = metalOptions + [.include, .dialect] + Option.channels

  /// - Throws: A failure that names the first of `options` that was given in vain.
  func refuseFileOptions(_ options: [Option], because reason: String) throws(CommandFailure) {
    for option in options where has(option) {
      throw .usage("'--\(option.rawValue)' does nothing here: \(reason)", hint: "leave it out")
    }
  }

  /// Reads and translates the file, and chooses the function.
  ///
  /// - Throws: A failure of status 3 when nothing of the file can be drawn; its diagnostics are printed before.
  func effectRequest(for path: String) throws(CommandFailure) -> CaptureRequest {
    let file = try EffectFile(reading: try opening(of: path))
    if !file.evidence.isEmpty { Console(isQuiet: has(.quiet)).say(file.evidence) }
    if case .program = file.content, !file.sources.isEmpty {
      try refuseFileOptions(
        Self.metalOptions, because: "'\(path)' is no Metal file and covers the canvas itself")
    } else if case .metal = file.content {
      try refuseFileOptions(Option.channels, because: "'\(path)' is Metal and has no channels")
    }
    guard let scene = try chosenScene(of: file) else {
      for diagnostic in file.diagnostics { Console.error("\(diagnostic)") }
      throw CommandFailure(
        .shaderRejected, "nothing of '\(path)' can be drawn",
        hint: file.diagnostics.isEmpty
          ? "mark a function [[ stitchable ]]" : "the messages above say why")
    }
    var request = CaptureRequest(scene: scene)
    request.files = [scene.arguments[0]: file]
    request.gallery = file.sources
    return request
  }

  /// Reads the shaders of a folder.
  func folderRequest(for path: String) throws(CommandFailure) -> CaptureRequest {
    do throws(EffectFile.ReadError) {
      let folder = try ShaderFolder(path)
      for diagnostic in folder.diagnostics { Console.error("\(diagnostic)") }
      var request = CaptureRequest(scene: folder.gallery[0])
      request.files = folder.files
      request.gallery = folder.gallery
      return request
    } catch {
      throw CommandFailure(.unreadableInput, "\(error)")
    }
  }

  /// How the file is to be opened.
  func opening(of path: String) throws(CommandFailure) -> FileOpening {
    var opening = FileOpening(path: path, words: openingWords(for: path))
    opening.halfMode = try halfMode()
    opening.ground = try ground()
    opening.dialect = try dialect()
    opening.includeFolders = texts(of: .include)
    for folder in opening.includeFolders where !FileOpening.isFolder(folder) {
      throw .usage("'--include' names no folder: '\(folder)'")
    }
    for (number, option) in Option.channels.enumerated() {
      opening.channels[number] = text(of: option)
    }
    if path == "-" {
      opening.text = Self.standardInput()
      opening.path = "standard input"
    }
    return opening
  }

  /// `--dialect NAME`.
  private func dialect() throws(CommandFailure) -> ShaderDialect? {
    guard let text = text(of: .dialect) else { return nil }
    guard let dialect = ShaderDialect(rawValue: text) else {
      let names = ShaderDialect.allCases.map(\.rawValue)
      throw .usage(
        "'--dialect' cannot be '\(text)'",
        hint: nearestName(to: text, among: names).map { "did you mean '\($0)'?" }
          ?? "it is one of \(names.joined(separator: ", "))")
    }
    return dialect
  }

  /// All that standard input holds, as far as a shader may be long.
  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while let line = readLine(strippingNewline: false), bytes.count < 8 << 20 {
      bytes += line.utf8
    }
    return bytes
  }

  private func chosenScene(of file: EffectFile) throws(CommandFailure) -> SceneSource? {
    guard let name = text(of: .function) else {
      // A file with a mistake shows what it can, and says what it cannot.
      if !file.sources.isEmpty {
        for diagnostic in file.diagnostics { Console.error("\(diagnostic)") }
      }
      return file.sources.first
    }
    _ = try file.functions(named: name)
    return file.sources.first { $0.name == name }
  }

  /// `--layer FILE`, `--edge` and `--on SCENE`.
  private func ground() throws(CommandFailure) -> EffectGround {
    var edge = SampleEdge.clamp
    if let text = text(of: .edge) {
      guard let known = SampleEdge(rawValue: text) else {
        throw .usage("'--edge' cannot be '\(text)'", hint: "it is one of clamp, transparent")
      }
      guard has(.layer) else {
        throw .usage("'--edge' needs a layer", hint: "add --layer FILE.png")
      }
      edge = known
    }
    if let path = text(of: .layer) {
      guard !has(.on) else {
        throw .usage("'--layer' and '--on' are two layers", hint: "leave one of them out")
      }
      do { return .exactly(try Image(exactContentsOf: path), edge: edge) } catch {
        throw CommandFailure(.unreadableInput, "\(error)", hint: "PNG and JPEG are read")
      }
    }
    guard let name = text(of: .on) else { return .testPicture }
    guard let scene = SceneCatalog.scene(named: name) else {
      let near = nearestName(to: name, among: SceneCatalog.all.map(\.name))
      throw .usage(
        "no scene is called '\(name)'",
        hint: near.map { "did you mean '\($0)'?" } ?? "harmonic list names the scenes")
    }
    return .scene(scene)
  }

  /// What opens the file as it is opened now, but for the function.
  private func openingWords(for path: String) -> [String] {
    [path]
      + ([Option.on, .layer, .edge, .half, .dialect] + Option.channels).flatMap { option in
        text(of: option).map { ["--\(option.rawValue)", $0] } ?? []
      } + texts(of: .include).flatMap { ["--include", $0] }
  }
}

extension EffectFile {
  /// - Throws: A failure when the file cannot be read. Mistakes in it are diagnostics of the translation.
  init(reading opening: FileOpening) throws(CommandFailure) {
    do throws(EffectFile.ReadError) { try self.init(opening) } catch {
      throw CommandFailure(.unreadableInput, "\(error)")
    }
  }

  /// Returns the functions to work on: all, or the one called `name`.
  func functions(named name: String?) throws(CommandFailure) -> [StitchableFunction] {
    guard let name else { return stitchableFunctions }
    let found = stitchableFunctions.filter { $0.name == name }
    guard found.isEmpty else { return found }
    let near = nearestName(to: name, among: stitchableFunctions.map(\.name))
    throw .usage(
      "'\(path)' has no stitchable function '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "harmonic list \(path) names them")
  }
}
