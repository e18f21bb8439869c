package import Diagnostics
package import Metal
internal import Parameters
internal import Pictures
package import Scenes
internal import ViewBuilding

/// From the words of a command line to what to show.
extension SceneRequest {
  /// A remark on what was opened, beside the request.
  package enum Remark: Sendable {
    /// Which form a file was taken for, and why.
    case evidence(String)
    /// A mistake in a shader of which something else can be shown, or why nothing can.
    case diagnostic(Diagnostic)
  }

  /// Opens a scene, a file, a folder, a mesh or a capture.
  ///
  /// ```swift
  /// // given options: [Option]
  /// let (values, words) = try OptionValues.scan(["dent.metal", "--time", "2"], for: options)
  /// let request = try SceneRequest(opening: words.first, values) { print($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - subject: A scene's name or a path, "-" for standard input; `nil` opens the standard scene.
  ///   - values: Options that the command line gives, those of others than files and scenes among
  ///     them.
  ///   - version: Of files: tells them from others that a renderer may hold at the same time. Those
  ///     of a folder have as many versions from this one on as it has files.
  ///   - waits: Whether a shader file of which nothing can be drawn is shown as its name, until it
  ///     is mended; an error is thrown otherwise.
  ///   - report: Takes remarks as they come, also before an error.
  package init(
    opening subject: String?, _ values: OptionValues, version: Int = 0, waits: Bool = false,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    if let subject {
      try self.init(subject: subject, values, version: version, waits: waits, report: report)
    } else {
      self.init(scene: SceneCatalog.standard)
    }
    try values.read(Self.options, into: &self)
    for remark in remarks + reductionNotes { report(.diagnostic(remark)) }
    reportUnused(values, report)
    try startView(waits: waits)
  }

  /// Warns of options that are given and change nothing of what was opened.
  private func reportUnused(_ values: OptionValues, _ report: (Remark) -> Void) {
    func warn(_ option: Option, _ reason: String) {
      report(
        .diagnostic(
          Diagnostic(
            "'\(option.spelling)' does nothing here: \(reason)", severity: .warning,
            hint: "leave it out")))
    }
    if values.has(Self.imageRow.option), !scene.make(stillEnvironment).showsPicture {
      warn(Self.imageRow.option, "'\(scene.name)' shows no picture")
    }
    if values.has(.trust), !isRestored {
      warn(.trust, "'\(scene.name)' is not from a capture")
    }
    if values.has(.embedded), !isRestored {
      warn(.embedded, "'\(scene.name)' is not from a capture")
    }
    if values.has(FileOpening.halfRow.option) {
      let isMetal = files.values.contains { file in
        if case .metal = file.content { true } else { false }
      }
      if !isMetal { warn(FileOpening.halfRow.option, "'\(scene.name)' is not Metal") }
    }
  }

  private init(
    subject: String, _ values: OptionValues, version: Int, waits: Bool,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    if SceneCatalog.scene(named: subject) != nil || FileOpening.isFolder(subject)
      || FileOpening.isShader(subject)
    {
      try self.init(
        openingSceneOrShader: subject, values, version: version, waits: waits, report: report)
    } else if subject.hasSuffix(MeshFile.ending) {
      try values.refuse(
        FileOpening.options.map(\.option), of: [.file, .metalFile, .program, .view],
        because: "'\(subject)' is a mesh")
      try self.init(mesh: subject)
    } else {
      let scope = ReadScope(ofCapture: subject, isTrusted: values.has(.trust))
      try self.init(
        restoring: subject, version: version, within: scope, isEmbedded: values.has(.embedded),
        report: report)
      try values.refuse(
        FileOpening.options.map(\.option), of: [.file, .metalFile, .program, .view],
        because: "'\(subject)' is a capture, which states how its file is opened")
    }
  }

  /// Opens anything but a capture, without the options of scenes.
  init(
    openingSceneOrShader subject: String, _ values: OptionValues, version: Int,
    within scope: ReadScope = .everything, waits: Bool = false, report: (Remark) -> Void
  ) throws(OpeningError) {
    if let scene = SceneCatalog.scene(named: subject) {
      try values.refuse(
        FileOpening.options.map(\.option), of: [.file, .metalFile, .program, .view],
        because: "'\(subject)' is a scene, not a file")
      self.init(scene: scene)
    } else if let preview = values.given(FileOpening.previewRow.option),
      let folder = CheckedProject.folder(of: subject)
    {
      try self.init(
        preview: preview.text, ofProject: folder, values, version: version, within: scope,
        waits: waits, report: report)
    } else if FileOpening.isFolder(subject), !FileOpening.isProject(subject) {
      let folder = CheckedProject.folder(of: subject) ?? subject
      try values.refuse(
        FileOpening.options.map(\.option), of: [.metalFile, .program, .view],
        because: "'\(subject)' is a folder")
      try self.init(
        folder: folder, version: version, within: scope, waits: waits, report: report)
    } else if FileOpening.isView(subject) {
      try self.init(
        view: try FileOpening(subject, values, within: scope), values, version: version,
        waits: waits, report: report)
    } else {
      try self.init(
        file: try FileOpening(subject, values, within: scope), values, version: version,
        waits: waits, report: report)
    }
  }

  /// Opens a shader file; of several functions it shows the one that was chosen, or the first.
  init(
    file opening: FileOpening, _ values: OptionValues, version: Int, waits: Bool = false,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    let file = try EffectFile(reading: opening, version: version)
    let path = file.path
    if !file.evidence.isEmpty { report(.evidence(file.evidence)) }
    let options = FileOpening.options.map(\.option)
    switch file.content {
    case .program where !file.sources.isEmpty:
      try values.refuse(
        options, of: [.metalFile],
        because: "'\(path)' is not a Metal file and covers the canvas itself")
    case .program: break
    case .metal:
      try values.refuse(
        options, of: [.program], because: "'\(path)' is Metal and has no channels")
    }
    try values.refuse(options, of: [.view], because: "'\(path)' is a shader")
    var chosen = file.sources.first
    if let name = opening.function {
      _ = try file.functions(named: name)
      chosen = file.sources(of: name).first
    }
    // A file with a mistake shows what it can, and reports what it cannot.
    if chosen == nil || opening.function == nil {
      for diagnostic in file.diagnostics { report(.diagnostic(diagnostic)) }
    }
    guard let chosen else {
      if waits, opening.text == nil {
        self.init(waitingFor: file)
        return
      }
      throw OpeningError(
        .rejected, "nothing of '\(path)' can be drawn",
        hint: file.diagnostics.isEmpty
          ? "mark a function [[ stitchable ]]" : "the messages above say why")
    }
    self.init(scene: chosen)
    files = [chosen.arguments[0]: file]
    gallery = file.sources
  }

  /// Opens a file of which nothing can be drawn: its name, until it is mended.
  private init(waitingFor file: EffectFile) {
    let source = file.waitingSource
    self.init(scene: source)
    files = [source.arguments[0]: file]
    gallery = [source]
  }

  /// Opens a mesh: the aurora's scene, with it.
  init(mesh path: String) throws(OpeningError) {
    let template = try MeshFile(contentsOf: path).template
    self.init(scene: SceneSource(AuroraScene.self))
    script.held = [
      (name: "mesh", value: .mesh(ParameterValue.FileMesh(path: path, template: template)))
    ]
    isRestored = true
  }

  /// Opens the Swift file of a project that has a preview, a view or an app of a name, which runs.
  private init(
    preview name: String, ofProject folder: String, _ values: OptionValues, version: Int,
    within scope: ReadScope, waits: Bool, report: (Remark) -> Void
  ) throws(OpeningError) {
    let previews = ProjectPreviews(in: CheckedProject.swiftPaths(in: folder))
    guard let entry = previews.entry(named: name) else {
      let names = previews.entries.map(\.name)
      let some = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      throw .usage(
        "'\(folder)' has no preview '\(name)'",
        hint: didYouMean(name, among: names)
          ?? (names.isEmpty ? "no Swift file of it shows a view" : "it has \(some)"))
    }
    var opening = try FileOpening(entry.path, values, within: scope)
    opening.preview = entry.preview
    try self.init(view: opening, values, version: version, waits: waits, report: report)
  }

  /// Opens a preview of a Swift file, which runs.
  init(
    running view: UnopenedView, version: Int, report: (Remark) -> Void
  ) throws(OpeningError) {
    var opening = FileOpening(path: view.path)
    opening.preview = view.preview
    try self.init(view: opening, OptionValues(), version: version, waits: false, report: report)
    try startView(waits: false)
  }

  /// Opens a Swift file, which runs: its previews are the gallery.
  private init(
    view opening: FileOpening, _ values: OptionValues, version: Int, waits: Bool,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    try OpenedView.checkReadable(opening)
    try values.refuse(
      FileOpening.options.map(\.option), of: [.file, .metalFile, .program],
      because: "'\(opening.path)' is a view, which runs")
    guard let view = OpenedView(opening, version: version, note: { OpenedView.write($0) }) else {
      preconditionFailure("nothing cancels it")
    }
    if let error = view.missingPreview { throw error }
    for diagnostic in view.diagnostics { report(.diagnostic(diagnostic)) }
    guard let source = view.firstSource else {
      guard waits else { throw Self.rejection(of: view) }
      self.init(waitingFor: view)
      return
    }
    self.init(scene: source)
    take(view)
  }

  /// Opens a view that cannot be shown: its name, until it is mended.
  private init(waitingFor view: OpenedView) {
    self.init(scene: view.waitingSource)
    take(view)
    gallery = [scene]
  }

  /// Takes another version of the view.
  package mutating func take(_ view: OpenedView) {
    self.view = view
    files = Dictionary(view.files.map { ($0.path, $0) }) { first, _ in first }
    gallery = view.sources
  }

  /// The request for another version of the view that is shown: the same preview, or the first.
  ///
  /// - Returns: `nil` if there is nothing to show.
  package func showing(_ next: OpenedView) -> SceneRequest? {
    let place = gallery.firstIndex(of: scene)
    let same = next.sources.first { $0 == scene }
    let there = place.flatMap { next.sources.indices.contains($0) ? next.sources[$0] : nil }
    guard let source = same ?? there ?? next.firstSource else { return nil }
    var request = self
    request.scene = source
    // A size that was not asked for is that of the preview.
    if !isSizeGiven { request.canvas = source.canvas ?? canvas }
    request.take(next)
    return request
  }

  /// Takes the places of the files that a version of the view with mistakes is made of.
  package mutating func watchPlaces(of next: OpenedView) { view?.watchPlaces(of: next) }

  /// Checks that the view still runs, whose pictures are the last one otherwise.
  package func checkView() throws(OpeningError) {
    guard let view, view.failure(of: scene) != nil else { return }
    throw OpeningError(
      .rejected, "'\(view.path)' has stopped", hint: "the messages above say why")
  }

  private static func rejection(of view: OpenedView) -> OpeningError {
    OpeningError(
      .rejected, "'\(view.path)' cannot be shown", hint: "the messages above say why")
  }

  /// Draws the view for the first time, which shows whether it runs.
  private mutating func startView(waits: Bool) throws(OpeningError) {
    guard var started = view, !started.sources.isEmpty else { return }
    started.prepare(self)
    view = started
    guard started.sources.isEmpty else { return }
    guard waits else { throw Self.rejection(of: started) }
    scene = started.waitingSource
    gallery = [scene]
  }

  /// Opens a folder of shaders: a page of pictures, and their functions as the gallery.
  private init(
    folder path: String, version: Int, within scope: ReadScope, waits: Bool,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    let folder = try ShaderFolder(reading: path, version: version, within: scope, waits: waits)
    for diagnostic in folder.diagnostics { report(.diagnostic(diagnostic)) }
    self.init(scene: folder.gallery[0])
    files = folder.files
    gallery = folder.gallery
  }
}

extension EffectFile {
  /// - Throws: An error if the file cannot be read. Mistakes in it are diagnostics of the
  ///   translation.
  package init(
    reading opening: FileOpening, version: Int = 0, in group: FileGroup = FileGroup()
  ) throws(OpeningError) {
    do throws(ReadError) { try self.init(opening, version: version, in: group) } catch {
      throw OpeningError(.unreadable, "\(error)")
    }
  }

  /// Returns the functions to work on: all, or those that `name` means.
  package func functions(named name: String?) throws(OpeningError) -> [StitchableFunction] {
    guard let name else { return stitchableFunctions }
    let found = stitchableFunctions.filter { $0.isMeant(by: name) }
    guard found.isEmpty else { return found }
    throw .usage(
      "'\(path)' has no stitchable function '\(name)'",
      hint: didYouMean(name, among: stitchableFunctions.map(\.title))
        ?? "harmonic list \(path) names them")
  }
}

extension ShaderFolder {
  package init(
    reading path: String, version: Int = 0, within scope: ReadScope = .everything,
    waits: Bool = false
  ) throws(OpeningError) {
    do throws(EffectFile.ReadError) {
      try self.init(path, version: version, within: scope, waits: waits)
    } catch {
      throw OpeningError(.unreadable, "\(error)")
    }
  }
}
