import Controls
import Layers
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Feedback for a press besides the picture, tested without a window and without a sound.
@Suite struct FeedbackTests {
  /// Returns how often an impact is to be heard: at the press, while it is held, at the release.
  private func impacts(
    _ feedback: Feedback?, scene: any GalleryScene.Type = ButtonScene.self,
    remembered: RememberedState = .fresh, prepare: (inout SceneRequest) -> Void = { _ in }
  ) -> [Int] {
    var request = SceneRequest(scene: SceneSource(scene))
    prepare(&request)
    var state = ViewerState(
      request, date: .standard,
      in: Viewport(pixelWidth: 720, pixelHeight: 320, isVisible: true), remembered: remembered,
      feedback: feedback)
    _ = state.handle(.opened(isFullscreen: false), at: 0)
    _ = state.handle(.input(.pointerMoved(Point(x: 360, y: 160))), at: 1)
    let events: [(ViewerEvent, Double)] = [
      (.input(.pointerDown), 1), (.tick, 1.1), (.input(.pointerMoved(Point(x: 350, y: 160))), 1.2),
      (.input(.pointerUp), 2), (.tick, 2.1),
    ]
    return events.map { event, time in
      state.handle(event, at: time).count { $0 == .playImpact }
    }
  }

  @Test func aPressAndAReleaseAreHeardWhereThatIsAskedFor() {
    for scene in [ButtonScene.self, ScreenScene.self] as [any GalleryScene.Type] {
      #expect(impacts(.sound, scene: scene) == [1, 0, 0, 1, 0])
      #expect(impacts(.some(.none), scene: scene) == [0, 0, 0, 0, 0])
      #expect(impacts(nil, scene: scene) == [0, 0, 0, 0, 0])
    }
    #expect(impacts(.sound, scene: RippleScene.self) == [0, 0, 0, 0, 0])
    let white = impacts(.sound) { $0.script.held = [(name: "stage", value: .choice("press"))] }
    #expect(white == [0, 0, 0, 0, 0])
  }

  @Test func itIsAsTheLastRunLeftItUnlessTheCommandLineSays() {
    var remembered = RememberedState.fresh
    remembered.feedback = .sound
    #expect(impacts(nil, remembered: remembered) == [1, 0, 0, 1, 0])
    #expect(impacts(.some(.none), remembered: remembered) == [0, 0, 0, 0, 0])
  }

  @Test func theSwitchInTheInspectorIsHeardAndStored() throws {
    var viewer = TestedViewer(ButtonScene.self, isPaused: true)
    viewer.resize(width: 1280, height: 2000)
    viewer.press(.tab)
    func row() throws -> Row {
      try #require(viewer.state.panel.layout?.panel.rows.first { $0.name == "press sound" })
    }
    #expect(try row().control == .toggle(Toggle(ValueKey("press sound"), isOn: false)))
    #expect(try viewer.click(Target("press sound")).count { $0 == .playImpact } == 1)
    #expect(try row().control == .toggle(Toggle(ValueKey("press sound"), isOn: true)))
    var state = viewer.state
    #expect(state.stateToStore(over: .fresh).feedback == .sound)
    #expect(try viewer.click(Target("press sound")).count { $0 == .playImpact } == 0)
    #expect(viewer.state.memory.feedback == .none && viewer.held.isEmpty)
    // One that nobody touched stays as it is stored.
    var untouched = TestedViewer(ButtonScene.self).state
    var stored = RememberedState.fresh
    stored.feedback = .sound
    #expect(untouched.stateToStore(over: stored).feedback == .sound)
  }

  @Test func onlyScenesThatAreFeltHaveTheSwitch() throws {
    for source in try nonEmpty(SceneCatalog.all) {
      var viewer = TestedViewer(SceneRequest(scene: source), isPaused: true)
      viewer.press(.tab)
      let names = try #require(viewer.state.panel.layout).panel.rows.map(\.name)
      let isFelt = ["button", "screen"].contains(source.name)
      #expect(names.contains("press sound") == isFelt, "\(source.name)")
    }
  }

  // MARK: - The sound

  /// Samples of the formula by another program (Python's floats, rounded to the nearest), its peak
  /// after 52 samples and its end.
  @Test(arguments: [
    (0, 0), (1, 282), (10, 2734), (48, 8736), (52, 8796), (100, 2064), (161, -6997), (240, 3492),
    (480, 3386), (960, 728), (1440, -237), (2000, 81), (2879, 0),
  ])
  func theSoundFollowsItsFormula(index: Int, expected: Int) {
    #expect(abs(Int(ImpactSound.samples[index]) - expected) <= 1)
  }

  /// 60 ms at 48 kHz, never louder than 0.27 of the range; a step of a hundredth is not a click.
  @Test func theSoundIsSoftAndShort() {
    let samples = ImpactSound.samples.map(Int.init)
    #expect(samples.count == 2880 && samples.map(abs).max() == 8796)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { abs($0 - $1) <= 327 })
    #expect(samples.first == 0 && samples.suffix(6).allSatisfy { $0 == 0 })
  }

  @Test func aServerIsLookedForWhereTheLibraryLooks() throws {
    let folder = try TemporaryFolder()
    let nowhere = ["XDG_RUNTIME_DIR": folder.path]
    // The whole system's server, which few machines have, is looked for as well.
    let systems = SoundStream.hasServer { _ in nil }
    #expect(SoundStream.hasServer { nowhere[$0] } == systems)
    #expect(SoundStream.hasServer { ["PULSE_SERVER": "unix:/there"][$0] })
    #expect(SoundStream.hasServer { ["PULSE_SERVER": ""][$0] } == systems)
    _ = try folder.file("native", [])
    #expect(SoundStream.hasServer { ["PULSE_RUNTIME_PATH": folder.path][$0] })
  }
}
