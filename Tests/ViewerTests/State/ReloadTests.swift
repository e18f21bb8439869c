import Foundation
import Opening
import Scenes
import Testing

@testable import Viewer

/// Editing a file with the window open, without a window.
@Suite struct ReloadTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-reload-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "paint.metal").path }

  private static func source(_ color: String, name: String = "paint") -> String {
    """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 \(name)(float2 position, float level) { return half4(\(color), 1); }
    """
  }

  /// Writes `text` to the file, or removes the file if `nil`, and returns the result of reading it.
  private func read(_ text: String?, version: Int) -> Result<EffectFile, EffectFile.ReadError> {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: path)  // it need not be there yet
      if let text { try Data(text.utf8).write(to: URL(filePath: path)) }
    } catch {
      Issue.record(error)
    }
    return Result { () throws(EffectFile.ReadError) in
      try EffectFile(FileOpening(path: path), version: version)
    }
  }

  /// A viewer with the file open, `level` held at 0.5, at three seconds.
  private func viewer() throws -> TestedViewer {
    let file = try read(Self.source("1, 0, level"), version: 0).get()
    var request = SceneRequest(scene: try #require(file.sources.first))
    request.files = [request.scene.arguments[0]: file]
    request.gallery = file.sources
    request.time = 3
    request.script.held = [(name: "level", value: .number(0.5))]
    return TestedViewer(request, isPaused: true)
  }

  private func names(_ viewer: TestedViewer) -> Set<String> {
    Set(viewer.state.shown.request.functions.keys)
  }

  @Test func aChangeIsReadAMomentLater() throws {
    var viewer = try viewer()
    #expect(viewer.take(.files(.changed)) == [])
    #expect(viewer.take(.tick, after: 0.005) == [])
    viewer.take(.files(.changed))  // an editor that saves in two steps
    #expect(viewer.take(.tick, after: 0.010) == [])
    let due = viewer.state.secondsUntilTick(at: viewer.time)
    #expect(due.map { abs($0 - 0.002) < 1e-9 } == true)
    #expect(viewer.take(.tick, after: 0.003) == [.files(.readFile(version: 1001))])
    #expect(viewer.take(.tick, after: 1) == [])
  }

  @Test func theFolderOfANewlyIncludedFileIsWatched() throws {
    var viewer = try viewer()
    let inner = folder.appending(path: "tones")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("#define TONE 1".utf8).write(to: inner.appending(path: "tone.h"))
    let text = "#include \"tones/tone.h\"\n" + Self.source("TONE, 1, level")
    viewer.take(.files(.read(read(text, version: 1001))))
    #expect(viewer.take(.files(.tried(.accepted(date: .standard)))).contains(.files(.watch)))
    #expect(viewer.state.shown.request.file?.folders.contains { $0.hasSuffix("/tones") } == true)
    viewer.take(.files(.read(read(text, version: 1002))))
    #expect(!viewer.take(.files(.tried(.accepted(date: .standard)))).contains(.files(.watch)))
  }

  @Test func aNewVersionReplacesTheOldAndKeepsValuesAndTime() throws {
    var viewer = try viewer()
    let word = viewer.state.shown.request.scene.arguments[0]
    let old = names(viewer)
    #expect(viewer.press(.f5) == [.files(.readFile(version: 1001))])
    #expect(
      viewer.take(.files(.read(read(Self.source("0, 1, level"), version: 1001))))
        == [
          .files(.addFunctions(ofFile: word)), .files(.tryScene(viewer.state.shown.request.scene)),
        ])
    #expect(names(viewer) == old)
    #expect(
      viewer.take(.files(.tried(.accepted(date: .standard))))
        == [
          .files(.removeFunctions(old)), .files(.noteKnown),
          .detail("reloaded '\(path)', showing 'paint'"),
          .window(.setTitle("harmonic – paint")),
        ])
    #expect(names(viewer).isDisjoint(with: old))
    #expect(viewer.held == ["level": .number(0.5)])
    #expect(viewer.state.time.clock.time == 3 && viewer.state.shown.crossFade == nil)
    #expect(viewer.wait(0.1).contains(.draw))
  }

  @Test func aBrokenVersionChangesNothingButTheMessage() throws {
    var viewer = try viewer()
    let old = names(viewer)
    let effects = viewer.take(.files(.read(read(Self.source("1, nil, 0"), version: 1001))))
    guard case .say(let text) = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return
    }
    #expect(text.contains("paint.metal:3:"))
    #expect(names(viewer) == old && viewer.state.files.pending == nil)
    #expect(viewer.state.overlays.shownError?.headline == "A mistake in the file")
    // The same mistakes once more are not printed again.
    #expect(viewer.take(.files(.read(read(Self.source("1, nil, 0"), version: 1002)))) == [])
    viewer.take(.files(.read(read(Self.source("0, 0, 1"), version: 1003))))
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.overlays.shownError == nil)
  }

  @Test(arguments: [
    SceneVerdict.refused("it never ends"), .rejected([]),
  ])
  func aVersionThatCannotBeDrawnIsRemovedAgain(verdict: SceneVerdict) throws {
    var viewer = try viewer()
    let old = names(viewer)
    viewer.take(.files(.read(read(Self.source("0, 1, level"), version: 1001))))
    let arriving = Set((viewer.state.files.pending?.request.functions ?? [:]).keys)
    #expect(!arriving.isEmpty)
    let effects = viewer.take(.files(.tried(verdict)))
    #expect(effects.first == .files(.removeFunctions(arriving)))
    #expect(names(viewer) == old && viewer.state.overlays.shownError != nil)
  }

  @Test func anEmptyAndAVanishedFileAreReported() throws {
    var viewer = try viewer()
    #expect(
      viewer.take(.files(.read(read(" \n", version: 1001))))
        == [.say("'\(path)' is empty, waiting for the rest")])
    let gone = viewer.take(.files(.read(read(nil, version: 1002))))
    guard case .say(let text) = gone.first else {
      Issue.record("\(gone)")
      return
    }
    #expect(text.hasPrefix("cannot read '\(path)'"))
    #expect(viewer.state.overlays.shownError?.headline == "The file is gone")
  }

  @Test func aFunctionThatIsGoneGivesWayToTheFirst() throws {
    var viewer = try viewer()
    let effects = viewer.take(
      .files(.read(read(Self.source("0, 1, 0", name: "other"), version: 1001))))
    #expect(effects.first == .say("'paint' is gone, showing 'other'"))
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.shown.request.scene.name == "other")
    #expect(viewer.state.shown.request.gallery.map(\.name) == ["other"])
  }

  @Test func aBuiltInSceneHasNoFileToRead() {
    var viewer = TestedViewer()
    #expect(viewer.press(.f5) == [])
  }

  // MARK: - The clipboard

  @Test func aPastedShaderIsTriedAndShown() throws {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.press(.v, .control) == [.files(.readClipboard)])
    let text = "void mainImage(out vec4 c, in vec2 p) { c = vec4(0.0, 0.0, 1.0, 1.0); }\n"
    #expect(
      viewer.take(.files(.clipboardRead(.text(text)))) == [.files(.readText(text, version: 1001))])
    let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
    let file = try EffectFile(opening, version: 1001)
    let scene = try #require(file.sources.first)
    let effects = viewer.take(.files(.read(.success(file))))
    #expect(
      effects == [
        .say(file.evidence), .files(.addFunctions(ofFile: "-")), .files(.tryScene(scene)),
      ])
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.shown.request.scene == scene)
    // There is no file to read again, and the gallery is the shader's own.
    #expect(viewer.press(.f5) == [])
    #expect(viewer.press(.pageDown) == [])
  }

  private func pasted(_ text: String) throws -> (viewer: TestedViewer, effects: [ViewerEffect]) {
    var viewer = TestedViewer(isPaused: true)
    let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
    let effects = try viewer.take(.files(.read(.success(EffectFile(opening, version: 1001)))))
    return (viewer, effects)
  }

  /// Not as a mistake in a file: there is none.
  @Test(arguments: ["Dear all,\nthe meeting is at ten.\n", "float half(float x) { return x / 2; }"])
  func pastedTextThatIsNoShaderIsReportedAsSuch(text: String) throws {
    let (viewer, effects) = try pasted(text)
    guard case .say(let said) = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return
    }
    #expect(said.hasPrefix("the clipboard holds text that is not a shader: it has neither "))
    #expect(said.contains("'mainImage'") && said.contains("a stitchable function"))
    let shownError = viewer.state.overlays.shownError
    #expect(shownError?.headline == "The clipboard holds text that is not a shader")
    #expect(shownError?.details.last == "What was shown before stays on screen.")
    #expect(viewer.state.files.pending == nil)
  }

  @Test func aMistakeInAPastedShaderIsNotOneInAFile() throws {
    let (viewer, effects) = try pasted(Self.source("1, nil, 0"))
    guard case .say(let said) = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(said.contains("pasted shader:3:"))
    #expect(
      viewer.state.overlays.shownError?.headline == "A mistake in the shader on the clipboard")
  }

  @Test(arguments: [ClipboardText.none, .text("")])
  func anEmptyClipboardIsReported(text: ClipboardText) {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.take(.files(.clipboardRead(text))) == [])
    #expect(viewer.state.overlays.notice?.text == "The clipboard has no text")
  }

  /// The values come after the trial of a scene and before it is shown.
  @Test func valuesThatShowAnEffectReplaceGuesses() throws {
    var viewer = try viewer()
    let words = viewer.state.shown.request.scene.arguments[0]
    func level() -> Double? {
      let scene = viewer.state.shown.playback.scene(at: 0)
      guard let parameter = scene.parameters.all.first(where: { $0.name == "level.pressed" }) else {
        return nil
      }
      return scene.value(of: parameter, at: 0).number
    }
    #expect(level() == 1)
    let file = try #require(viewer.state.shown.request.files[words])
    viewer.take(.files(.guessedAgain(Self.raised(file))))
    #expect(level() == 4)
    let next = try read(Self.source("0, 1, level"), version: 1).get()
    viewer.take(.files(.read(.success(next))))
    #expect(level() == 4)
    viewer.take(.files(.guessedAgain(Self.raised(next))))
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(level() == 4)
    #expect(viewer.state.shown.request.files[words]?.functions.keys == next.functions.keys)
  }

  /// The file as it is where nothing is seen of an amount below 1.
  private static func raised(_ file: EffectFile) -> EffectFile {
    var draws = 0
    let stage = GuessStage { _ in
      draws += 1
      // Nothing at rest and held; then two colors
      return draws < 4 ? [UInt8](repeating: 0, count: 8) : [9, 9, 9, 255, 90, 90, 90, 255]
    }
    return file.showing(cache: nil, on: stage)
  }
}
