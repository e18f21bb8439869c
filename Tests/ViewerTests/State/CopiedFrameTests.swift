import Layers
import Opening
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// The command that "Copy" gives, read again, draws the frame that is shown: in windows of any
/// size, after whatever was done in them.
@Suite struct CopiedFrameTests {
  private static let metal = """
    #include <metal_stdlib>
    using namespace metal;
    /// - Parameter bend: Range: 0...40. Default: 12.
    [[ stitchable ]] float2 lean(float2 position, float2 touch, float time, float bend) {
      return position + bend * sin(time + distance(position, touch) / 40);
    }
    """

  /// Reads the words of a request as the command does.
  private func opened(_ words: [String]) throws -> SceneRequest {
    let known = FileOpening.options.map(\.option) + SceneRequest.options.map(\.option)
    let (values, rest) = try OptionValues.scan(words, for: known)
    return try SceneRequest(opening: rest.first, values) { _ in }
  }

  /// Does something in the window: presses, drags, turns the wheel, sets and releases values, or
  /// makes it another size.
  private func act(in viewer: inout TestedViewer, _ random: inout SeededRandom) throws {
    let window = viewer.state.viewport
    func pixel() -> Point {
      Point(
        x: Double.random(in: 0...Double(window.pixelWidth), using: &random),
        y: Double.random(in: 0...Double(window.pixelHeight), using: &random))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      viewer.pressPointer(at: pixel())
      viewer.wait(0.15)
      viewer.releasePointer()
    case 2:
      viewer.pressPointer(at: pixel())
      for _ in 0..<4 { viewer.take(.input(.pointerMoved(pixel())), after: 0.03) }
      if Bool.random(using: &random) { viewer.releasePointer() }
    case 3:
      viewer.take(.input(.scrolled(x: 0, y: Double.random(in: -3...3, using: &random))))
    case 4:
      viewer.take(.input(.key(.enter, modifiers: [], phase: .down)))
      viewer.wait(0.1)
      viewer.take(.input(.key(.enter, modifiers: [], phase: .up)))
    case 5: viewer.type("R")
    case 6: resize(&viewer, &random)
    default:
      let parameters = viewer.state.scene.parameters.all
      let parameter = try #require(parameters.randomElement(using: &random))
      if let value = value(of: parameter, &random) { viewer.hold(parameter.name, at: value) }
    }
    viewer.wait(Double.random(in: 0...0.3, using: &random))
  }

  private func value(of parameter: Parameter, _ random: inout SeededRandom) -> ParameterValue? {
    switch parameter.kind {
    case .number(let range, _, _):
      let number = Double.random(in: range, using: &random)
      return .number(parameter.isWhole ? number.rounded() : number)
    case .toggle: return .toggle(Bool.random(using: &random))
    case .choice(let names): return names.randomElement(using: &random).map { .choice($0) }
    case .text: return .text("it's *two*\nlines, 1=2 \\ @")
    default: return nil
    }
  }

  private func resize(_ viewer: inout TestedViewer, _ random: inout SeededRandom) {
    viewer.resize(
      width: Int.random(in: 30...2600, using: &random),
      height: Int.random(in: 30...1500, using: &random),
      scale: [1, 1.25, 1.5, 2, 2.75].randomElement(using: &random) ?? 1)
  }

  private func expectCopiedFrame(of viewer: TestedViewer, _ note: String) throws {
    let shown = viewer.state.frame.request
    let again = try opened(shown.arguments)
    #expect(again.scene == shown.scene)
    #expect(again.fit == viewer.state.fit, "\(note): \(shown.command)")
    #expect(again.time == viewer.state.time.clock.time)
    #expect(again.script == shown.script, "\(note): \(shown.command)")
    let (width, height) = try again.pixelSize()
    #expect(width == viewer.state.viewport.pixelWidth)
    #expect(height == viewer.state.viewport.pixelHeight)
    let scene = again.script.playback(
      of: again.scene, in: again.canvas, environment: again.stillEnvironment
    ).scene(at: again.time)
    #expect(
      scene.layer(in: again.canvas, at: again.time)
        == viewer.state.scene.layer(in: viewer.state.fit.canvas, at: viewer.state.time.clock.time),
      "\(note): \(shown.command)")
  }

  private func expectCopiedFrames(of request: SceneRequest) throws {
    var random = SeededRandom(seed: 15)
    for round in 0..<24 {
      var viewer = TestedViewer(request)
      resize(&viewer, &random)
      for _ in 0..<Int.random(in: 0...5, using: &random) { try act(in: &viewer, &random) }
      try expectCopiedFrame(of: viewer, "round \(round)")
    }
  }

  @Test(arguments: SceneCatalog.all.map(\.name))
  func aSceneIsDrawnAgain(name: String) throws {
    let source = try #require(SceneCatalog.scene(named: name))
    try expectCopiedFrames(of: SceneRequest(scene: source))
  }

  @Test func aUsersFileIsDrawnAgain() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("it's lean.metal", Array(Self.metal.utf8))
    try expectCopiedFrames(of: SceneRequest(opening: path, OptionValues()) { _ in })
  }

  /// The shortest command that draws the frame: no list of events where the presses are enough.
  @Test func aPressIsCopiedAsAPress() {
    var viewer = TestedViewer(isPaused: false)
    viewer.pressPointer()
    viewer.wait(0.5)
    let command = viewer.state.frame.request.command
    #expect(command.contains(" --press ") && !command.contains("--input"))
    #expect(command.contains(" --size 360x160 --pixels 720x320 "))
  }

  @Test func aWindowOfAnotherShapeIsCopiedByItsPixels() {
    var viewer = TestedViewer(isPaused: true)
    viewer.resize(width: 1200, height: 900)
    let command = viewer.state.frame.request.command
    #expect(command.contains(" --size 360x160 --pixels 1200x900 "))
    #expect(!command.contains("--scale"))
  }

  /// The light on the rim belongs to the window's picture as long as it shines.
  @Test func theAnswerToAnActionIsCopied() throws {
    var viewer = TestedViewer(isPaused: false)
    viewer.pressPointer()
    viewer.wait(0.5)
    viewer.releasePointer()
    viewer.wait(0.05)
    #expect(viewer.state.frame.request.command.contains(" --answers"))
    try expectCopiedFrame(of: viewer, "just after the action")
    viewer.wait(1)
    #expect(!viewer.state.frame.request.command.contains(" --answers"))
  }
}
