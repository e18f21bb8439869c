import Layers
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// A page of files that follows its folder, without a window.
@Suite struct FollowedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b", "d"] { try write(name) }
  }

  private func write(_ name: String) throws {
    let text = "void mainImage(out vec4 o, in vec2 p) { o = vec4(1.0); }"
    _ = try folder.file("\(name).glsl", Array(text.utf8))
  }

  private func viewer() throws -> TestedViewer {
    TestedViewer(try SceneRequest(opening: folder.path, OptionValues()) { _ in })
  }

  private func names(_ viewer: TestedViewer) -> [String] {
    (viewer.state.scene as? FolderScene)?.entries.map(\.source.name) ?? []
  }

  private static let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [1, 2, 3, 255])

  @Test func aChangeReadsTheFolderOnce() throws {
    var viewer = try viewer()
    viewer.take(.files(.changed))
    viewer.take(.files(.changed))
    let effects = viewer.take(.tick, after: 0.1)
    #expect(
      effects.filter { if case .files(.readFolder) = $0 { true } else { false } }
        == [.files(.readFolder(folder.path, version: 1001))])
    #expect(
      !viewer.take(.tick, after: 0.1).contains(.files(.readFolder(folder.path, version: 1401))))
  }

  /// A click on a view compiles it, and steps go from shader to shader.
  @Test func aViewIsOpenedByAClickAlone() throws {
    let view = "import SwiftUI\nstruct Page: View { var body: some View { Color.red } }"
    let path = try folder.file("a.swift", Array(view.utf8))
    var viewer = try viewer()
    #expect(names(viewer) == ["Page", "b", "d"])
    viewer.press(.pageDown)
    #expect(viewer.state.files.pending?.request.scene.name == "b")
    viewer.press(.pageUp)
    viewer.pressPointer(at: Point(x: 60, y: 60))
    let effects = viewer.releasePointer()
    let opened = OpenFiles.Effect.openView(UnopenedView(path: path, preview: nil), version: 1001)
    #expect(effects.contains(.files(opened)))
  }

  /// New files stand in their places; what was drawn moves with its file.
  @Test func theEntriesAreThoseOfTheFolder() throws {
    var viewer = try viewer()
    viewer.take(.files(.thumbnailDrawn(index: 1, Self.image)))
    for name in ["a", "c"] { try write(name) }
    let before = Set(viewer.state.shown.request.functions.keys)
    let effects = viewer.take(
      .files(.folderRead(.success(try ShaderFolder(folder.path, version: 1001)))))
    #expect(names(viewer) == ["a", "b", "c", "d"])
    #expect(viewer.state.shown.request.gallery.dropFirst().map(\.name) == ["a", "b", "c", "d"])
    #expect(viewer.state.files.thumbnails.keys.sorted() == [3])
    #expect(
      effects.contains(.files(.addShownFunctions))
        && effects.contains(.files(.removeFunctions(before))))
    #expect(
      effects.contains(
        .files(.drawThumbnails(of: Array(viewer.state.shown.request.gallery.dropFirst())))))
    // The second row of four columns is empty; the last of the first row opens the last file.
    viewer.pressPointer(at: Point(x: 620, y: 60))
    #expect(
      viewer.releasePointer().contains(.files(.tryScene(viewer.state.shown.request.gallery[4]))))
  }

  @Test func aFolderThatIsEmptiedKeepsItsPage() throws {
    var viewer = try viewer()
    let empty = try TemporaryFolder()
    viewer.take(
      .files(
        .folderRead(
          Result { () throws(EffectFile.ReadError) in
            try ShaderFolder(empty.path, version: 1001)
          })))
    #expect(names(viewer) == ["b", "d"])
    #expect(viewer.state.overlays.shownError?.headline == "The folder has no shaders")
    viewer.take(.files(.folderRead(.success(try ShaderFolder(folder.path, version: 1001)))))
    #expect(viewer.state.overlays.shownError == nil)
  }

  /// Changes to the folder while one of its shaders is shown are seen on the way back.
  @Test func thePageIsReadAgainOnTheWayBack() throws {
    var viewer = try viewer()
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.followedFolder == nil)
    viewer.take(.files(.folderRead(.success(try ShaderFolder(folder.path, version: 1001)))))
    #expect(viewer.state.shown.request.scene.name == "b")
    viewer.press(.escape)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.followedFolder == folder.path)
    let effects = viewer.take(.tick, after: 0.1)
    #expect(effects.contains(.files(.readFolder(folder.path, version: 1001))))
  }
}
