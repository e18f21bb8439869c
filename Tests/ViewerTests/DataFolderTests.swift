import Controls
import Layers
import Opening
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Meshes that the window saves.
@Suite struct DataFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ template: MeshTemplate) throws -> String {
    try DataFolder.meshes.write(
      named: template.name, environment: { $0 == "XDG_DATA_HOME" ? folder.path : nil }
    ) { _ in MeshFile(template).json }.get()
  }

  @Test func theMenuOfThePanelWritesTheMeshAsItIs() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.hold("width", at: .number(3))
    viewer.hold("colors", at: .colors([Color(hex: "FF8800")]))
    let effects = try viewer.choose(.mesh)
    guard case .panel(.writeMesh(let template))? = effects.first else {
      Issue.record("nothing is written: \(effects)")
      return
    }
    #expect(template == viewer.state.scene.mesh)
    let path = try write(template)
    #expect(path == "\(folder.path)/harmonic/meshes/Aurora Borealis.json")
    let again = try MeshFile(contentsOf: path).template
    #expect(again.mesh.width == 3 && again.mesh.points == template.mesh.points)
    #expect(again.mesh.colors[0] == Color(hex: "FF8800"))
    viewer.take(.fileWritten(.meshes, .success(path)))
    #expect(viewer.state.overlays.notice?.text == path)
  }

  @Test func nothingIsReplacedAndNoNameLeavesTheFolder() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing],
      colors: [.black])
    let names = ["Dusk", "Dusk", "../../up", "", ".hidden", "dusk.json"]
    let paths = try names.map { try write(MeshTemplate(name: $0, mesh: mesh)) }
    #expect(
      paths.map { $0.dropFirst("\(folder.path)/harmonic/meshes/".count) } == [
        "Dusk.json", "Dusk 2.json", "mesh..-..-up.json", "mesh.json", "mesh.hidden.json",
        "dusk.json",
      ])
  }

  @Test func whatCannotBeWrittenIsReported() throws {
    let mesh = AuroraScene(environment: SceneEnvironment()).mesh
    let template = try #require(mesh)
    let result = DataFolder.meshes.write(
      named: template.name, environment: { _ in nil },
      contents: { _ in MeshFile(template).json })
    guard case .failure(let failure) = result else {
      Issue.record("it was written: \(result)")
      return
    }
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.take(.fileWritten(.meshes, result))
    #expect(viewer.state.overlays.notice?.isFailure == true)
    #expect(viewer.state.overlays.notice?.text == "The mesh is not saved: \(failure.reason)")
  }

  @Test func anOpenedMeshIsInTheMenu() throws {
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    let template = try #require(viewer.state.scene.mesh)
    viewer.hold(
      "mesh", at: .mesh(ParameterValue.FileMesh(path: "/a b/dusk.json", template: template)))
    viewer.resize(width: 1280, height: 1400)
    viewer.press(.tab)
    guard case .menu(let menu)? = viewer.state.panel.layout?.panel.row(named: "mesh")?.control
    else {
      Issue.record("no menu")
      return
    }
    #expect(menu.choices == ["aurora", "three", "dusk.json"] && menu.chosen == 2)
    try viewer.click(Target("mesh"))
    try viewer.click(Target("mesh", .item(1)))
    #expect(viewer.held == ["mesh": .choice("three")])
  }

  /// Saved, the window's own way back: dropped on it, or chosen with Ctrl+O.
  @Test func aDroppedMeshIsShownAsItIs() throws {
    let mesh = try #require(AuroraScene(environment: SceneEnvironment()).mesh)
    let path = try write(
      MeshTemplate(name: "Dusk", mesh: mesh.mesh.resized(width: 3, height: 2)))
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.hold("width", at: .number(6))
    viewer.take(.files(.opened(DroppedFiles(reading: [path], version: 1))))
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.state.scene.mesh?.name == "Dusk")
    #expect(viewer.state.scene.mesh?.mesh.width == 3)
    // What was shown before is a step back.
    viewer.press(.escape)
    viewer.press(.escape)
    #expect(viewer.state.scene.mesh?.mesh.width == 6)
  }

  @Test func aDamagedMeshChangesNothingButTheMessage() throws {
    let path = try folder.file("broken.json", Array(#"{"width": 4}"#.utf8))
    var viewer = TestedViewer(AuroraScene.self, isPaused: true)
    viewer.hold("width", at: .number(6))
    let before = viewer.state.scene.mesh
    let effects = viewer.take(.files(.opened(DroppedFiles(reading: [path], version: 1))))
    #expect(viewer.state.scene.mesh == before && viewer.state.files.pending == nil)
    #expect(viewer.state.overlays.shownError?.headline == "The file cannot be opened")
    #expect(
      effects.contains {
        guard case .say(let text) = $0 else { return false }
        return text.hasPrefix("'\(path)' is not a mesh: 'height' is not a whole number")
      })
  }
}
