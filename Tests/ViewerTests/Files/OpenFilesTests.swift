import Layers
import Opening
import Scenes
import Testing

@testable import Viewer

/// Files behind the scene, without one.
@Suite struct OpenFilesTests {
  private let sources = Array(SceneCatalog.all.prefix(4))

  @Test func everyReadingHasAVersionOfItsOwn() {
    var files = OpenFiles()
    #expect(files.readFile() == .readFile(version: 1001))
    #expect(files.readText("x") == .readText("x", version: 1002))
    #expect(files.open(["/a", "/b"]) == .open(["/a", "/b"], version: 1003))
    let versions = DroppedFiles.versions(of: 2)
    #expect(files.readFolder("/f") == .readFolder("/f", version: 1003 + versions))
    #expect(files.readFile() == .readFile(version: 1003 + versions + ShaderFolder.limit))
  }

  /// A picture that names two files asks twice, and the second answer is one to both.
  @Test func consentIsGivenFileByFile() {
    var files = OpenFiles()
    #expect(files.agree(to: "/a.metal", in: "/p.png").files == ["/a.metal"])
    #expect(files.agree(to: "/b.png", in: "/p.png").files == ["/a.metal", "/b.png"])
    #expect(files.agree(to: "/b.png", in: "/other.png").files == ["/b.png"])
  }

  @Test func aChangedFileIsReadOnceItHasSettled() {
    var files = OpenFiles()
    #expect(!files.isDue(at: 5))
    files.changed(at: 5)
    #expect(!files.isDue(at: 5) && files.isDue(at: 5.1))
    files.settle()
    #expect(!files.isDue(at: 6))
  }

  @Test func stepsGoOnFromWhatIsOnItsWayOrWasRefused() {
    var files = OpenFiles()
    #expect(files.current(after: sources[0]) == sources[0])
    let effects = files.tryOut(
      SceneRequest(scene: sources[1]), adding: ["a"], because: .chosen, at: 0)
    #expect(effects == [.addFunctions(ofFile: "a"), .tryScene(sources[1])])
    #expect(files.current(after: sources[0]) == sources[1])
    #expect(files.takePending() != nil && files.takePending() == nil)
    files.refuse(sources[1])
    #expect(files.current(after: sources[0]) == sources[1])
  }

  @Test func picturesGoWithTheirEntries() {
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [9, 9, 9, 255])
    var files = OpenFiles()
    files.show(folderPage: sources[0], with: [:])
    files.addThumbnail(image, of: 1)
    files.follow(
      sources[0], from: [sources[1], sources[2]], to: [sources[2], sources[3], sources[1]])
    #expect(files.thumbnails == [0: image])
    #expect(files.forgetFolder() == [.drawThumbnails(of: [])])
    #expect(files.thumbnails.isEmpty && files.forgetFolder().isEmpty)
  }
}
