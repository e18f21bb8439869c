import Layers
import Opening
import Parameters
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// State that is restored at the next start, tested without a window.
@Suite struct RememberingTests {
  private var full: RememberedState {
    var state = RememberedState()
    state.set(RememberedState.Entry(key: "button", held: ["scale": "0.5", "palette": "cosine"]))
    state.set(
      RememberedState.Entry(
        key: "/a b/\"x\".metal lean", held: ["text": "a\\nü"]))
    state.windowSize = Size(width: 800, height: 450.5)
    state.isInspectorOpen = true
    state.feedback = .sound
    state.hasShownKeys = true
    return state
  }

  // MARK: - Text

  @Test func theTextOfAStateGivesItBack() {
    #expect(RememberedState(json: full.json) == full)
    #expect(RememberedState(json: RememberedState().json) == RememberedState())
  }

  @Test func halfAFileIsNotAState() {
    let json = full.json
    for count in stride(from: 0, to: json.count - 2, by: 7) {
      #expect(RememberedState(json: Array(json.prefix(count))) == nil)
    }
    #expect(RememberedState(json: Array("[]".utf8)) == nil)
    #expect(RememberedState(json: [0, 255, 7]) == nil)
  }

  /// A newer version may write more; what this one knows still counts.
  @Test func whatIsNotKnownIsIgnored() {
    let text = #"""
      {"version": 2, "hasShownKeys": true, "window": [1e9, 4], "colors": {"a": [1]}, "scenes": [
        {"values": {"scale": "1"}},
        {"opens": "button", "values": {"scale": "0.5", "lineWidth": 3}, "points": {"x": [1, 2]}}]}
      """#
    let state = RememberedState(json: Array(text.utf8))
    #expect(state?.entries == [RememberedState.Entry(key: "button", held: ["scale": "0.5"])])
    #expect(state?.windowSize == nil && state?.hasShownKeys == true)
  }

  @Test func theEntriesUnchangedForLongestAreForgotten() {
    var state = RememberedState()
    for index in 0..<250 { state.set(.init(key: "\(index)", held: ["a": "1"])) }
    state.set(.init(key: "60", held: ["a": "2"]))
    #expect(state.entries.count == 200)
    #expect(state.entries.first?.key == "60" && state.entry("49") == nil)
    #expect(state.entry("50") != nil)
    state.set(.init(key: "50"))
    #expect(state.entry("50") == nil)
  }

  // MARK: - File

  @Test func theFileLiesWhereTheDesktopKeepsStates() {
    let path = { (variables: [String: String]) in StateFile { variables[$0] }?.path }
    #expect(path(["HOME": "/h"]) == "/h/.local/state/harmonic/state.json")
    #expect(
      path(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/harmonic/state.json")
    #expect(path(["HOME": "/h", "XDG_STATE_HOME": "s"]) == "/h/.local/state/harmonic/state.json")
    #expect(path([:]) == nil)
  }

  @Test func aFileIsWrittenReadAndSetAside() throws {
    let folder = try TemporaryFolder()
    let file = try #require(StateFile { $0 == "HOME" ? folder.path : nil })
    #expect(file.contents() == .absent)
    try file.write(full)
    #expect(file.contents() == .state(full))
    try file.write(.fresh)
    #expect(file.contents() == .state(.fresh))
    #expect(file.setAside() == file.path + ".damaged")
    #expect(file.contents() == .absent)
    _ = try folder.file(".local/state/harmonic/state.json", Array("{\"version\"".utf8))
    #expect(file.contents() == .damaged)
  }

  // MARK: - In the viewer

  private func viewer(
    _ remembered: RememberedState, scene: String = "button",
    prepare: (inout SceneRequest) -> Void = { _ in }
  ) -> ViewerState {
    var request = SceneRequest(scene: SceneCatalog.scene(named: scene) ?? SceneCatalog.standard)
    prepare(&request)
    var state = ViewerState(
      request, date: .standard,
      in: Viewport(pixelWidth: 720, pixelHeight: 320, isVisible: true), isPaused: true,
      remembered: remembered)
    _ = state.handle(.opened(isFullscreen: false), at: 0)
    return state
  }

  private func nudgeWaves(_ state: inout ViewerState) {
    _ = state.handle(.input(.character("]", isRepeat: false)), at: 1)
  }

  @Test func changedValuesAreThereAtTheNextStart() {
    var first = viewer(.fresh)
    nudgeWaves(&first)
    #expect(
      first.handle(.input(.key(.escape, modifiers: [], phase: .down)), at: 9) == [.window(.close)])
    let stored = first.stateToStore(over: .fresh)
    #expect(stored.entries == [.init(key: "button", held: ["wavesCount": "7"])])
    let second = viewer(stored)
    #expect(second.scene.parameters.held == ["wavesCount": .number(7)])
    #expect(
      second.overlays.notice?.text == "Values of the last run are set; Shift+r resets them")
    #expect(viewer(stored, scene: "aurora").scene.parameters.held.isEmpty)
  }

  @Test func draggedPointsAreThereAtTheNextStart() throws {
    var remembered = RememberedState.fresh
    remembered.set(
      .init(key: "aurora", held: ["mesh": "three", "points": "0,0,1,0/0,1,0.25,0.5"]))
    let scene = viewer(remembered, scene: "aurora").scene
    let grid = try #require(PointGrid("0,0,1,0/0,1,0.25,0.5"))
    #expect(grid.points[3] == UnitPoint(x: 0.25, y: 0.5))
    #expect(scene.parameters.held == ["mesh": .choice("three"), "points": .points(grid)])
  }

  @Test func aMeshOfTheCommandLineComesWithoutThePointsOfAnother() {
    var remembered = RememberedState.fresh
    remembered.set(
      .init(key: "aurora", held: ["points": "0,0,1,0/0,1,0.25,0.5", "intensity": "0"]))
    let same = viewer(remembered, scene: "aurora") {
      $0.script.held = [(name: "mesh", value: .choice("aurora"))]
    }
    #expect(Set(same.scene.parameters.held.keys) == ["mesh", "points", "intensity"])
    let other = viewer(remembered, scene: "aurora") {
      $0.script.held = [(name: "mesh", value: .choice("three"))]
    }
    #expect(other.scene.parameters.held == ["mesh": .choice("three"), "intensity": .number(0)])
  }

  @Test func valuesOfTheCommandLineTakePrecedenceAndAreNotStored() {
    var remembered = RememberedState.fresh
    remembered.set(.init(key: "button", held: ["scale": "0.5", "amplitude": "2"]))
    var state = viewer(remembered) { $0.script.held = [(name: "scale", value: .number(0.75))] }
    #expect(
      state.scene.parameters.held == ["scale": .number(0.75), "amplitude": .number(2)])
    nudgeWaves(&state)
    #expect(
      state.stateToStore(over: .fresh).entries
        == [.init(key: "button", held: ["amplitude": "2", "wavesCount": "7"])])
  }

  @Test func aRunThatChangesNothingLeavesTheEntryAsItIs() {
    var remembered = RememberedState.fresh
    remembered.set(.init(key: "button", held: ["gone": "1", "scale": "none", "amplitude": "2"]))
    var state = viewer(remembered)
    // What the scene does not take is left out, and stays in the file.
    #expect(state.scene.parameters.held == ["amplitude": .number(2)])
    #expect(state.stateToStore(over: remembered) == remembered)
  }

  @Test func aCaptureOpensInItsOwnState() {
    var remembered = RememberedState.fresh
    remembered.set(.init(key: "button", held: ["scale": "0.5"]))
    #expect(viewer(remembered) { $0.isRestored = true }.scene.parameters.held.isEmpty)
  }

  /// Another window may have stored something meanwhile: only what was changed here is replaced.
  @Test func entriesOfOtherWindowsAreKept() {
    var state = viewer(.fresh)
    nudgeWaves(&state)
    var stored = RememberedState.fresh
    stored.set(.init(key: "prism", held: ["rainbowSize": "0.3"]))
    stored.set(.init(key: "button", held: ["scale": "0.5"]))
    let merged = state.stateToStore(over: stored)
    #expect(merged.entry("button")?.held == ["wavesCount": "7"])
    #expect(merged.entry("prism")?.held == ["rainbowSize": "0.3"])
  }

  @Test func releasingEverythingRemovesTheEntry() {
    var remembered = RememberedState.fresh
    remembered.set(.init(key: "button", held: ["scale": "0.5"]))
    var state = viewer(remembered)
    _ = state.handle(.input(.character("R", isRepeat: false)), at: 1)
    #expect(state.stateToStore(over: remembered).entries.isEmpty)
  }

  @Test func steppingThroughScenesThrowsNothingAway() {
    var viewer = TestedViewer(isPaused: true)
    viewer.type("]")
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.held.isEmpty)
    viewer.press(.pageUp)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.held == ["wavesCount": .number(7)])
    viewer.press(.z, .control)
    #expect(viewer.held.isEmpty)
  }

  @Test func theWindowsSizeIsStoredOnceTheUserChangedIt() {
    var state = viewer(.fresh)
    var viewport = state.viewport
    #expect(state.stateToStore(over: .fresh).windowSize == nil)
    (viewport.pixelWidth, viewport.pixelHeight, viewport.contentScale) = (1600, 900, 2)
    _ = state.handle(.viewportChanged(viewport), at: 1)
    #expect(state.stateToStore(over: .fresh).windowSize == Size(width: 800, height: 450))
    (viewport.pixelWidth, viewport.pixelHeight, viewport.isFullscreen) = (3000, 2000, true)
    _ = state.handle(.viewportChanged(viewport), at: 2)
    #expect(state.stateToStore(over: .fresh).windowSize == Size(width: 800, height: 450))
  }

  /// The window may grow with the inspector, and shrink with it.
  @Test func theSizeWithTheInspectorIsNotStored() {
    var state = viewer(.fresh)
    _ = state.handle(.input(.key(.tab, modifiers: [], phase: .down)), at: 1)
    var viewport = state.viewport
    viewport.pixelWidth += 312
    _ = state.handle(.viewportChanged(viewport), at: 1)
    #expect(state.stateToStore(over: .fresh).windowSize == nil)
  }

  @Test func theInspectorOpensAgain() {
    var state = viewer(.fresh)
    _ = state.handle(.input(.key(.tab, modifiers: [], phase: .down)), at: 1)
    let stored = state.stateToStore(over: .fresh)
    #expect(stored.isInspectorOpen && viewer(stored).panel.isOpen)
  }

  @Test func theFirstStartSaysWhichKeysThereAreAndNoOther() {
    var first = viewer(RememberedState())
    #expect(first.overlays.hint == "Press and hold" && first.overlays.notice == nil)
    // Nobody has pressed: the next start says it again.
    let unpressed = first.stateToStore(over: RememberedState())
    #expect(viewer(unpressed).overlays.hint == "Press and hold")
    _ = first.handle(.input(.pointerDown), at: 1)
    #expect(first.overlays.hint == nil)
    #expect(first.overlays.notice?.text == "h  all keys      Tab  inspector")
    #expect(first.overlays.noticeOpacity(at: 8) == 1 && first.overlays.noticeOpacity(at: 10) == 0)
    let second = viewer(first.stateToStore(over: RememberedState()))
    #expect(second.overlays.notice == nil && second.overlays.hint == nil)
  }

  /// Where a press is not seen, nothing asks for one.
  @Test func aFirstSceneThatNoPressChangesNamesTheKeysAtOnce() {
    var state = ViewerState(
      SceneRequest(scene: SceneSource(PrismScene.self)), date: .standard,
      in: Viewport(pixelWidth: 720, pixelHeight: 320), remembered: RememberedState())
    _ = state.handle(.opened(isFullscreen: false), at: 0)
    #expect(state.overlays.hint == nil)
    #expect(state.overlays.notice?.text == "h  all keys      Tab  inspector")
  }

  /// A function of a file goes by its path, one of a pasted text by what the text says.
  @Test func filesAndTextsAreDistinguished() throws {
    func state(_ opening: FileOpening) throws -> ViewerState {
      let file = try EffectFile(opening)
      var request = SceneRequest(scene: try #require(file.sources.first))
      request.files = [request.scene.arguments[0]: file]
      return ViewerState(
        request, date: .standard, in: Viewport(pixelWidth: 720, pixelHeight: 320))
    }
    let paint =
      "[[ stitchable ]] half4 paint(float2 position, float level) { return half4(level); }"
    let folder = try TemporaryFolder()
    let path = try folder.file("paint.metal", Array(paint.utf8))
    var opened = try state(FileOpening(path: path))
    #expect(opened.sceneKey == "\(path) paint")
    let pasted = try state(FileOpening(text: Array(paint.utf8), name: "pasted shader"))
    let other = try state(FileOpening(text: Array((paint + " ").utf8), name: "pasted shader"))
    #expect(pasted.sceneKey?.hasPrefix("text ") == true && pasted.sceneKey != other.sceneKey)
    _ = opened.handle(.input(.key(.right, modifiers: [], phase: .down)), at: 1)
    let stored = opened.stateToStore(over: .fresh)
    #expect(stored.entries.map(\.key) == ["\(path) paint"])
    #expect(stored.entries.first?.held["level"] != nil)
  }

  @Test(arguments: [
    ("dent.metal", "/home/me", "/home/me/dent.metal"), ("/x/./a.glsl", "/", "/x/a.glsl"),
    ("../b/../c.fs", "/home/me/", "/home/c.fs"), ("../../../d", "/a", "/d"),
  ])
  func filesAreKnownByTheirWholePath(path: String, folder: String, whole: String) {
    #expect(WindowMemory.absolute(path, in: folder) == whole)
  }
}
