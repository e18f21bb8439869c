import Foundation
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Messages of a window that does not follow a file, and how it returns to following one.
@Suite struct FollowingTests {
  private let folder: TemporaryFolder
  private let accepted = ViewerEvent.files(.tried(.accepted(date: .standard)))

  init() throws { folder = try TemporaryFolder() }

  private static let text = "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }\n"

  private func viewerOfFile() throws -> TestedViewer {
    let path = try folder.file("one.frag", Array(Self.text.utf8))
    var viewer = TestedViewer(isPaused: true)
    viewer.take(.files(.opened(DroppedFiles(reading: [path], version: 1001))))
    viewer.take(accepted)
    return viewer
  }

  @discardableResult
  private func paste(_ text: String, in viewer: inout TestedViewer) throws -> [ViewerEffect] {
    let opening = FileOpening(text: Array(text.utf8), name: "pasted shader")
    viewer.take(.files(.read(.success(try EffectFile(opening, version: 2001)))))
    return viewer.take(accepted)
  }

  @Test func whatWasPastedIsNotTakenForTheFile() throws {
    var viewer = try viewerOfFile()
    #expect(viewer.state.title == "harmonic – one")
    let effects = try paste(Self.text, in: &viewer)
    let title = "harmonic – pasted shader (pasted; 'one.frag' is not followed)"
    #expect(effects.contains(.window(.setTitle(title))))
    let notice = viewer.state.overlays.notice?.text ?? ""
    #expect(notice.hasPrefix("Pasted; 'one.frag' is not followed") && notice.contains("Esc"))
    // There is nothing to read again, which is said.
    #expect(viewer.press(.f5) == [])
    #expect(viewer.state.overlays.notice?.text.hasPrefix("This was pasted") == true)
    let back = viewer.press(.pageUp)
    #expect(back.contains(.window(.setTitle("harmonic – one"))) && back.contains(.files(.watch)))
    #expect(back.contains { if case .files(.readFile) = $0 { true } else { false } })
  }

  /// A file may be saved while it is tried, and none is watched until then.
  @Test func aFileIsComparedOnceItIsWatched() throws {
    let path = try folder.file("one.frag", Array(Self.text.utf8))
    var viewer = TestedViewer(isPaused: true)
    viewer.take(.files(.opened(DroppedFiles(reading: [path], version: 1001))))
    let file = try #require(viewer.state.files.pending?.request.file)
    #expect(!file.isOutdated)
    _ = try folder.file("one.frag", Array(Self.text.replacing("1.0", with: "0.5").utf8))
    #expect(file.isOutdated)
    let effects = viewer.take(accepted)
    let watched = try #require(effects.firstIndex(of: .files(.watch)))
    #expect(effects[watched...].contains(.files(.compare)))
    // What is gone is reported by the watch, and a pasted text has no file.
    try FileManager.default.removeItem(atPath: path)
    #expect(!file.isOutdated)
    try paste(Self.text, in: &viewer)
    #expect(viewer.state.shown.request.file?.isOutdated == false)
  }

  /// Over a built-in scene there is no file that could be followed.
  @Test func whatWasPastedOverAScene() throws {
    var viewer = TestedViewer(isPaused: true)
    try paste(Self.text, in: &viewer)
    #expect(viewer.state.title == "harmonic – pasted shader (pasted)")
  }

  @Test func aFolderThatCannotBeWatchedIsReported() throws {
    var viewer = try viewerOfFile()
    let effects = viewer.take(
      .files(.watchFailed(reason: "changes will not be noticed: no memory")))
    let title = "harmonic – one (changes are not noticed)"
    #expect(
      effects == [.say("changes will not be noticed: no memory"), .window(.setTitle(title))])
    #expect(
      viewer.state.overlays.notice?.text == "Changes of the file are not noticed; F5 reads it again"
    )
    // Another scene is another attempt.
    try paste(Self.text, in: &viewer)
    viewer.press(.pageUp)
    #expect(viewer.state.title == "harmonic – one")
  }

  /// Of many texts that were pasted the oldest are forgotten, and not the file below them.
  @Test func manyPastesLeadBackToTheFile() throws {
    var viewer = try viewerOfFile()
    for index in 0..<40 { try paste(Self.text + "// \(index)\n", in: &viewer) }
    #expect(viewer.state.files.shownBefore.count == 32)
    for _ in 0..<31 { viewer.press(.pageUp) }
    #expect(viewer.state.title == "harmonic – one")
    viewer.press(.pageUp)
    #expect(viewer.state.shown.request.scene.name == "button")
  }
}
