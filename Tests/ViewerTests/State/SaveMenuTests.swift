import Controls
import Export
import Layers
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// The menu of files at the inspector's lower edge.
@Suite struct SaveMenuTests {
  @Test func theMenuDoesWhatTheKeysDo() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.hold("amplitude", at: .number(1))
    #expect(try viewer.choose(.screenshot) == [.recording(.writePicture)])
    #expect(try viewer.choose(.video).last == .recording(.startVideo))
    #expect(try viewer.openSaveMenu()[1].label == "Stop the Video")
    viewer.press(.escape)
    #expect(viewer.type("v").contains(.recording(.endVideo)))
    let json = PresetFile(scene: "button", values: [.init("amplitude", .number(1))]).json
    #expect(
      try viewer.choose(.preset) == [.panel(.writePreset(contents: json, name: "button"))])
  }

  @Test func everyFormOfAnExportHasALine() throws {
    var viewer = TestedViewer(isPaused: true)
    let lines = try viewer.openSaveMenu()
    #expect(
      lines.map(\.label) == [
        "Screenshot", "Video", "Script", "Preset", "Web Page", "Shadertoy", "Fragment Shader",
        "SwiftUI View",
      ])
    #expect(
      lines.map(\.detail) == ["s", "v", "F9", "p", ".html", ".glsl", ".frag", ".swift"])
    #expect(lines.filter(\.startsGroup).map(\.label) == ["Web Page"])
    viewer.press(.escape)
    var mesh = TestedViewer(AuroraScene.self, isPaused: true)
    #expect(try mesh.openSaveMenu().map(\.label).contains("Mesh"))
  }

  /// The prism's light follows the pointer in more ways than a page does.
  @Test func formsThatTheSceneDoesNotHaveAreDimmed() throws {
    var viewer = TestedViewer(PrismScene.self, isPaused: true)
    let lines = try viewer.openSaveMenu()
    let dimmed = lines.filter { !$0.isEnabled }
    #expect(dimmed.map(\.label) == ["Web Page", "Shadertoy", "Fragment Shader"])
    #expect(
      dimmed[0].tooltip.summary
        == "'prism' cannot be shown as a page: it moves in more ways than a page or a shader follows"
    )
    viewer.press(.escape)
    #expect(try viewer.choose(.export(.page)) == [])
    var button = TestedViewer(isPaused: true)
    #expect(try button.openSaveMenu().allSatisfy { $0.isEnabled && $0.tooltip.summary.isEmpty })
  }

  /// An export has the values, and the canvas in points.
  @Test func anExportHasTheValuesThatAreSet() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.hold("amplitude", at: .number(1))
    guard case .recording(.export(let job))? = try viewer.choose(.export(.page)).first else {
      Issue.record("nothing is exported")
      return
    }
    #expect(job.form == .page && job.name == "button" && job.input == nil)
    #expect(job.words.first == "button" && job.words.contains("amplitude=1"))
    #expect(!job.words.contains("--pixels") && !job.words.contains("--date"))
    #expect(viewer.state.overlays.notice?.text == "Web Page is being written")
    viewer.take(.recording(.exported(.written(path: "/d/button.html", said: "wrote it"))))
    #expect(viewer.state.overlays.notice?.text == "/d/button.html")
    viewer.take(.recording(.exported(.failed(form: .page, reason: "no room\nhint: make some"))))
    #expect(viewer.state.overlays.notice?.text == "Web Page is not written: no room")
    #expect(viewer.state.overlays.notice?.isFailure == true)
  }

  /// A text that is in no file: the process reads it from its standard input.
  @Test func aTextThatWasPastedIsExported() throws {
    let text = Array("void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }\n".utf8)
    let file = try EffectFile(FileOpening(text: text, name: "pasted shader"))
    var request = SceneRequest(scene: try #require(file.sources.first))
    request.files = [request.scene.arguments[0]: file]
    let job = ExportJob(.fragment, of: request)
    #expect(job.words.first == "-" && job.input == text)
  }

  @Test func copyMetalIsDimmedWhereThereIsNone() throws {
    func button(_ viewer: inout TestedViewer) throws -> Button {
      viewer.resize(width: 1280, height: 900)
      viewer.press(.tab)
      let panel = try #require(viewer.state.panel.layout).panel
      return try #require(panel.buttons.first { $0.name == InspectorFooter.copyMetal })
    }
    let folder = try TemporaryFolder()
    let text = "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }\n"
    let path = try folder.file("white.glsl", Array(text.utf8))
    var white = TestedViewer(try SceneRequest(opening: path, OptionValues()) { _ in })
    let dimmed = try button(&white)
    #expect(!dimmed.isEnabled)
    #expect(dimmed.tooltip.summary == "'\(path)' is GLSL: there is no Metal of it")
    #expect(try white.click(Target(InspectorFooter.copyMetal)) == [])
    var ripple = TestedViewer(RippleScene.self)
    #expect(try button(&ripple).isEnabled)
  }
}
