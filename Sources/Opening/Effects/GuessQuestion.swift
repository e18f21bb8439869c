internal import Dialects
internal import Files
package import Rendering
internal import ShaderTree

/// A Metal file whose effects another process of the program draws, to find guesses that show them:
/// how it is read, as bytes and back.
///
/// ```swift
/// // given effects: EffectFile, stage: OffscreenStage
/// let question = GuessQuestion(about: effects, showing: "dent")
/// try GuessQuestion(question.bytes)?.lines(with: stage)  // one for each effect, for GuessSearch
/// ```
///
/// The other process reads the file itself. It opens nothing for the user: all that comes back are
/// numbers, and only those for a text that this process has read too.
package struct GuessQuestion: Sendable {
  private let opening: FileOpening
  private let name: String

  /// - Parameter name: The function that is about to be shown.
  package init(about file: EffectFile, showing name: String) {
    (opening, self.name) = (file.opening, name)
  }

  package init?(_ bytes: [UInt8]) {
    func path(_ node: JSON?) -> String? { node?.string.map { String(onDisk: $0.bytesOnDisk) } }
    guard let root = try? JSON(bytes), let name = root["name"]?.string,
      let place = path(root["path"])
    else { return nil }
    var opening =
      root["text"]?.string.map { FileOpening(text: Array($0.utf8), name: place) }
      ?? FileOpening(path: place)
    opening.dialect = MetalFile.self
    opening.halfMode = root["half"]?.string == "exact" ? .exact : .float
    opening.includeFolders = (root["include"]?.elements ?? []).compactMap(path)
    opening.view = path(root["view"])
    (self.opening, self.name) = (opening, name)
  }

  package var bytes: [UInt8] {
    var members = [
      JSON.Member("name", .string(name)), JSON.Member("path", .string(opening.path)),
      JSON.Member("half", .string(opening.halfMode == .exact ? "exact" : "float")),
      JSON.Member("include", .array(opening.includeFolders.map { .string($0) })),
    ]
    if let view = opening.view { members.append(JSON.Member("view", .string(view))) }
    if let text = opening.text {
      members.append(JSON.Member("text", .string(String(decoding: text, as: UTF8.self))))
    }
    return Array(JSON.object(members).text().utf8)
  }

  func file() throws -> EffectFile { try EffectFile(opening) }

  /// Reads the file, draws its effects small, and returns what was found for `GuessSearch`.
  @MainActor package func lines(with stage: OffscreenStage) throws -> [String] {
    let file = try file()
    let pictures = stage.smallPictures()
    return stage.with(file.functions) {
      GuessSearch(for: file, showing: name, cache: nil)
        .lines(drawnOn: GuessStage { try pictures.pixels(of: $0) })
    }
  }
}
