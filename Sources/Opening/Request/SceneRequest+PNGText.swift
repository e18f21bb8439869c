internal import Diagnostics
internal import Files
package import Pictures
package import Scenes

/// A request as text in the PNG of its frame, and back: `harmonic FILE.png` opens the scene in that
/// state.
///
/// "harmonic:arguments" holds the words of the command, quoted for a shell. "harmonic:parameters"
/// lists what every parameter amounted to; it is for people and is not read. Where files are named,
/// "harmonic:folder" says from where: the way from the picture's folder to that of the command.
/// "harmonic:source" holds the text of a user's shader, up to 64 KiB of it. Of a view
/// "harmonic:files" holds the SHA-256 and the name of each file that it is made of, a line each, as
/// `sha256sum` writes them.
///
/// A picture may come from anybody. Its words are read as options and never run, they name no other
/// capture, and the files that they name are opened only in the picture's own folder, or if the
/// user has named them before, unless the user trusts it.
extension SceneRequest {
  private static let keyPrefix = "harmonic:"
  private static let argumentsKey = "harmonic:arguments"
  private static let parametersKey = "harmonic:parameters"
  private static let folderKey = "harmonic:folder"
  private static let sourceKey = "harmonic:source"
  private static let filesKey = "harmonic:files"

  /// Bytes of a text that is read; more than a command line may have.
  private static let longestText = 4 << 20
  /// Characters of them that a message shows.
  private static let shownText = 80

  /// Returns the text chunks.
  ///
  /// - Parameters:
  ///   - scene: The scene as it was drawn.
  ///   - folder: Where the picture will be; `nil` if that is not known.
  package func pngText(parametersOf scene: any Scene, in folder: String? = nil) -> [PNGText] {
    let parameters = scene.parameters.all.map { "\($0.name)=\(scene.value(of: $0, at: time))" }
    return [
      PNGText(key: "Software", value: "harmonic"),
      PNGText(key: Self.argumentsKey, value: ShellWords.text(of: arguments)),
      PNGText(key: Self.parametersKey, value: parameters.joined(separator: "\n")),
    ] + wayBack(from: folder).map { PNGText(key: Self.folderKey, value: $0) }
      + [EmbeddedSource(file?.text)].compactMap(\.self)
      .map { PNGText(key: Self.sourceKey, value: $0.text) }
      + [view?.hashText].compactMap(\.self).map { PNGText(key: Self.filesKey, value: $0) }
  }

  /// Why the shader's text is not in the picture's, as a sentence; `nil` if it is, or there is
  /// none.
  package var remarkOnText: String? {
    guard let file, !file.text.isEmpty, EmbeddedSource(file.text) == nil else { return nil }
    let reason =
      file.text.utf8.count > EmbeddedSource.limit
      ? "has more than \(EmbeddedSource.limit >> 10) KiB" : "has a zero byte"
    return "the text of '\(file.path)' is not in the picture: it \(reason)"
  }

  /// Returns the way from a picture's folder to where relative paths begin; none if it is the same,
  /// or if no file is named.
  private func wayBack(from folder: String?) -> [String] {
    guard namesFiles, let picture = folder.flatMap(realPath), let own = realPath("."),
      picture != own
    else { return [] }
    return [own.relativePath(from: picture)]
  }

  /// Opens what a capture shows.
  ///
  /// - Parameter isEmbedded: As below.
  init(
    restoring path: String, version: Int, within scope: ReadScope, isEmbedded: Bool = false,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    let picture: Picture
    do {
      picture = try Picture(contentsOf: path)
    } catch {
      throw Self.isText(path)
        ? OpeningError(
          .unreadable, "'\(path)' is text, and not a shader that is read",
          hint: "shaders are Metal for SwiftUI, Shadertoy, GLSL, ISF and gl-transitions")
        : OpeningError(
          .unreadable, "\(error)", hint: "harmonic opens scenes, shaders and its own captures")
    }
    try self.init(
      restoring: picture, at: path, version: version, within: scope, isEmbedded: isEmbedded,
      report: report)
  }

  /// Whether a file can be read by people.
  private static func isText(_ path: String) -> Bool {
    guard let head = FileOpening.bytes(of: path)?.prefix(1024), !head.isEmpty else { return false }
    return head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
  }

  /// Whether a picture's text says what it shows.
  static func isCapture(_ picture: Picture) -> Bool {
    picture.text.contains { $0.key == argumentsKey }
  }

  /// Whether a capture carries a shader's text other than that of the file it shows.
  ///
  /// - Parameter file: `nil` if it could not be opened.
  static func carriesOtherText(_ picture: Picture, than file: EffectFile?) -> Bool {
    let text = picture.text.first { $0.key == sourceKey }?.value
    guard let source = EmbeddedSource(text) else { return false }
    return file.map { !source.isText(of: $0) } ?? true
  }

  /// Opens what a capture shows.
  ///
  /// - Parameters:
  ///   - scope: The files that its text may name.
  ///   - isEmbedded: Whether a shader's text in it is shown in place of the file.
  init(
    restoring picture: Picture, at path: String, version: Int, within scope: ReadScope,
    isEmbedded: Bool = false, report: (Remark) -> Void
  ) throws(OpeningError) {
    let own = picture.text.filter { $0.key.hasPrefix(Self.keyPrefix) }
    let text = Dictionary(own.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    Self.reportUnknown(own.map(\.key), of: path, report)
    let source = EmbeddedSource(text[Self.sourceKey], in: path, isAskedFor: isEmbedded)
    guard source != nil || !isEmbedded else {
      throw OpeningError(
        .unreadable, "'\(path)' carries no text of a shader",
        hint: "captures of a file carry texts of up to \(EmbeddedSource.limit >> 10) KiB")
    }
    do throws(OpeningError) {
      for text in own where text.value.utf8.count > Self.longestText {
        throw .usage("its text '\(text.key)' has more than \(Self.longestText >> 20) MiB")
      }
      guard let line = text[Self.argumentsKey] else {
        throw OpeningError(
          .unreadable, "'\(path)' is a picture, but not a capture by harmonic",
          hint: "a capture carries its scene as text: harmonic capture button -o button.png")
      }
      guard let words = ShellWords.words(of: line) else {
        throw .usage("a quote is not closed in \(String(line.prefix(Self.shownText)).visible)")
      }
      let scope = text[Self.folderKey].map { scope.from(String(onDisk: $0.bytesOnDisk)) } ?? scope
      try self.init(
        restoring: words, source, version: version, within: scope, report: report)
      (isRestored, isScaleGiven) = (true, false)
      if let view, let change = view.change(since: text[Self.filesKey] ?? "", of: path) {
        report(.diagnostic(change))
      }
    } catch {
      if error.cause == .unreadable { throw error }
      throw OpeningError(
        .unreadable, "'\(path)' cannot be opened again: \(error.message)", hint: error.hint)
    }
  }

  /// Reports the program's keys that this version does not know.
  private static func reportUnknown(
    _ keys: [String], of path: String, _ report: (Remark) -> Void
  ) {
    let unknown = keys.filter {
      ![argumentsKey, parametersKey, folderKey, sourceKey, filesKey].contains($0)
    }
    guard let first = unknown.first else { return }
    let others = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
    report(
      .diagnostic(
        Diagnostic(
          "'\(path)' has '\(first)'\(others) in its text, which is not known and ignored",
          severity: .warning)))
  }

  /// - Parameter source: The shader's text in the picture.
  private init(
    restoring words: [String], _ source: EmbeddedSource?, version: Int, within scope: ReadScope,
    report: (Remark) -> Void
  ) throws(OpeningError) {
    let known = FileOpening.options.map(\.option) + Self.options.map(\.option)
    let (values, rest) = try OptionValues.scan(
      words.map { String(onDisk: $0.bytesOnDisk) }, for: known)
    guard let name = rest.first, rest.count == 1 else {
      throw .usage("it names \(rest.count) scenes or files")
    }
    if let source, source.isAskedFor {
      let opening = try FileOpening(embedded: source, of: name, values, within: scope)
      try self.init(file: opening, values, version: version, report: report)
    } else {
      try self.init(
        restoring: name, values, source, version: version, within: scope, report: report)
    }
    if let remark = file.flatMap({ source?.remark(on: $0) }) { report(.diagnostic(remark)) }
    self.scope = scope
    try values.read(Self.options, into: &self)
  }

  /// Opens the scene or the file that a capture names, without the options of scenes.
  private init(
    restoring name: String, _ values: OptionValues, _ source: EmbeddedSource?, version: Int,
    within scope: ReadScope, report: (Remark) -> Void
  ) throws(OpeningError) {
    guard name != "-" else {
      throw .usage(
        "its shader came from standard input",
        hint: source?.hint ?? "give the shader again: harmonic - < FILE")
    }
    let isScene = SceneCatalog.scene(named: name) != nil
    let subject = isScene ? name : try Self.place(of: name, source, within: scope)
    // Not a capture again: one that names itself would never end.
    guard isScene || FileOpening.isFolder(subject) || FileOpening.isShader(subject) else {
      throw .usage("it names '\(subject)', which is neither a scene nor a shader")
    }
    try self.init(
      openingSceneOrShader: subject, values, version: version, within: scope, report: report)
  }

  /// Returns where the file is that a capture names; what it carries is the hint where there is
  /// none.
  private static func place(
    of name: String, _ source: EmbeddedSource?, within scope: ReadScope
  ) throws(OpeningError) -> String {
    let place: String
    do throws(OpeningError) { place = try scope.place(of: name) } catch {
      let (hints, asked) = ([error.hint, source?.hint].compactMap(\.self), error.askedFile)
      var error = OpeningError(error.cause, error.message, hint: hints.joined(separator: "; "))
      error.askedFile = asked
      throw error
    }
    if let source, realPath(place) == nil {
      throw OpeningError(
        .unreadable, "'\(source.capture)' shows '\(place)', which is not there",
        hint: source.hint)
    }
    return place
  }
}

extension Option {
  /// Opens what a capture names wherever it is.
  package static let trust = Option(
    "trust", "open the files that a capture names outside of its folder", verbs: .drawing)
}
