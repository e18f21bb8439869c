import Controls
import Layers
import Opening
import Parameters
import Scenes
import Testing

@testable import Viewer

/// Saving what was set, and setting it again in the panel.
@Suite struct PresetTests {
  private static let warm: [String: ParameterValue] = [
    "wavesCount": .number(9), "amplitude": .number(1.25),
  ]

  /// The button with its panel open, and two presets.
  private func opened() -> TestedViewer {
    var viewer = TestedViewer()
    viewer.resize(width: 1200, height: 1800)
    #expect(viewer.press(.tab).contains(.panel(.listPresets)))
    let presets = [
      SceneRequest.Preset(name: "still", values: ["amplitude": .number(0)]),
      SceneRequest.Preset(name: "warm", values: Self.warm),
    ]
    viewer.take(.panel(.presetsListed(presets, ofScene: "button")))
    return viewer
  }

  @Test func whatMakesADifferenceIsSaved() {
    var viewer = TestedViewer()
    viewer.hold("wavesCount", at: .number(9))
    // Not moved by anything, and at its default: it says nothing.
    viewer.hold("lineWidth", at: .number(1))
    // A press would color the strings.
    viewer.hold("mixCoeff", at: .number(0))
    #expect(
      viewer.type("p") == [
        .panel(
          .writePreset(
            contents: PresetFile(
              scene: "button",
              values: [.init("wavesCount", .number(9)), .init("mixCoeff", .number(0))]
            ).json, name: "button"))
      ])
  }

  @Test func aPresetIsChosenInThePanelAndUndone() throws {
    var viewer = opened()
    viewer.hold("lineWidth", at: .number(3))
    try viewer.click(Target("saved preset", .item(2)))
    #expect(viewer.held == Self.warm)
    viewer.press(.z, .control)
    #expect(viewer.held == ["lineWidth": .number(3)])
    viewer.press(.z, [.control, .shift])
    #expect(viewer.held == Self.warm)
    // The first one lets go of all.
    try viewer.click(Target("saved preset", .item(0)))
    #expect(viewer.held == [:])
  }

  @Test func presetsOfAnotherSceneAreNotShown() throws {
    var viewer = opened()
    viewer.take(.panel(.presetsListed([], ofScene: "ripple")))
    #expect(viewer.state.panel.presets.isEmpty)
    #expect(viewer.state.panel.layout?.rect(of: Target("saved preset", .item(0))) == nil)
  }

  @Test func aNewPresetIsInTheList() {
    var viewer = opened()
    #expect(
      viewer.take(.fileWritten(.presets, .success("/p/button.json"))).contains(.panel(.listPresets))
    )
    #expect(viewer.state.overlays.notice?.text == "Saved as the preset 'button'")
  }

  /// Types into a field of the panel, and ends with Return.
  private func type(_ text: String, into name: String, _ viewer: inout TestedViewer) throws
    -> [ViewerEffect]
  {
    try viewer.click(Target(name))
    viewer.press(.a, .control)
    for character in text { viewer.type(character) }
    return viewer.press(.enter)
  }

  @Test func aPresetIsSavedUnderTheNameThatIsTyped() throws {
    var viewer = opened()
    viewer.hold("amplitude", at: .number(1))
    viewer.take(.tick, after: 0.1)
    let json = PresetFile(scene: "button", values: [.init("amplitude", .number(1))]).json
    #expect(
      try type("calm sea", into: "new preset", &viewer)
        .contains(.panel(.writePreset(contents: json, name: "calm sea"))))
  }

  @Test func theChosenPresetIsRenamed() throws {
    var viewer = opened()
    try viewer.click(Target("saved preset", .item(2)))
    viewer.take(.tick, after: 0.1)
    #expect(
      try type("hot", into: "preset name", &viewer)
        .contains(.panel(.renamePreset(name: "warm", to: "hot"))))
    let effects = viewer.take(.panel(.presetRenamed(name: "warm", .success("hot"))))
    #expect(effects.contains(.panel(.listPresets)))
    #expect(viewer.state.overlays.notice?.text == "The preset 'warm' is now 'hot'")
  }

  @Test func thePresetWhoseValuesAreSetIsTheChosenOne() throws {
    var viewer = opened()
    #expect(viewer.state.panel.chosenPreset(of: viewer.held) == 0)
    try viewer.click(Target("saved preset", .item(1)))
    #expect(viewer.state.panel.chosenPreset(of: viewer.held) == 1)
    viewer.hold("lineWidth", at: .number(3))
    #expect(viewer.state.panel.chosenPreset(of: viewer.held) == nil)
  }

  @Test func presetsAreDrawnSmallAndKeepTheirPictures() {
    var viewer = opened()
    let (still, warm) = (viewer.state.panel.presets[0], viewer.state.panel.presets[1])
    let image = Image(pixelWidth: 1, pixelHeight: 1, pixels: [9, 9, 9, 255])
    viewer.take(.panel(.presetDrawn(index: 2, image)))
    #expect(viewer.state.panel.presetTiles.map(\.picture) == [nil, nil, image])
    let cold = SceneRequest.Preset(name: "cold", values: [:])
    let effects = viewer.take(.panel(.presetsListed([cold, still, warm], ofScene: "button")))
    #expect(effects.contains(.panel(.drawPresets([nil, cold, still, warm]))))
    #expect(viewer.state.panel.presetTiles.map(\.name) == ["Defaults", "cold", "still", "warm"])
    #expect(viewer.state.panel.presetTiles.map(\.picture) == [nil, nil, nil, image])
  }

  @Test func aPresetIsMovedToTheTrash() throws {
    var viewer = opened()
    #expect(
      try viewer.click(Target("saved preset", .remover(2))) == [.panel(.removePreset(name: "warm"))]
    )
    viewer.take(.panel(.presetRemoved(name: "warm", .success([7]))))
    #expect(
      viewer.state.overlays.notice?.text == "Moved the preset 'warm' to the trash")
    #expect(viewer.state.overlays.notice?.actions == [.restorePreset(named: "warm")])
    let failure = DataFolder.Failure(reason: "Read-only file system")
    viewer.take(.panel(.presetRemoved(name: "warm", .failure(failure))))
    #expect(viewer.state.overlays.notice?.text == "'warm' is not removed: Read-only file system")
    #expect(viewer.state.overlays.notice?.isFailure == true)
    // The defaults cannot be removed.
    #expect(viewer.state.panel.layout?.rect(of: Target("saved preset", .remover(0))) == nil)
  }

  /// Its place stays empty: another press there would remove the next one.
  @Test func nothingMovesWhenAPresetIsRemovedAndItsPlaceBringsItBack() throws {
    var viewer = opened()
    let place = viewer.state.panel.layout?.rect(of: Target("saved preset", .item(2)))
    viewer.take(.panel(.presetRemoved(name: "still", .success([7]))))
    #expect(place != nil)
    #expect(viewer.state.panel.layout?.rect(of: Target("saved preset", .item(2))) == place)
    #expect(
      viewer.state.panel.presetTiles.map(\.name) == ["Defaults", "Undo: still", "warm"])
    #expect(viewer.state.panel.layout?.rect(of: Target("saved preset", .remover(1))) == nil)
    #expect(
      try viewer.click(Target("saved preset", .item(1)))
        .contains(.panel(.writePreset(contents: [7], name: "still"))))
  }

  /// Even when a value was changed since.
  @Test func theButtonOfTheMessageBringsARemovedPresetBack() throws {
    var viewer = opened()
    viewer.take(.panel(.presetRemoved(name: "warm", .success([7]))))
    viewer.hold("amplitude", at: .number(1))
    let canvas = ControlCanvas(
      size: viewer.state.messageRoom(at: viewer.time), scale: 1, text: viewer.state.text)
    let notice = try #require(viewer.state.overlays.notice)
    let button = try #require(NoticeLayout(of: notice, on: canvas).buttons.first)
    let middle = Point(
      x: button.rect.minX + button.rect.size.width / 2, y: button.rect.minY + 12)
    viewer.take(.input(.pointerMoved(middle)))
    #expect(viewer.state.pointerShape == .hand)
    // It stays as long as the pointer is over it, and eight seconds after that.
    for _ in 0..<20 {
      viewer.take(.tick, after: 1)
      viewer.take(.input(.pointerMoved(middle)))
    }
    #expect(viewer.state.overlays.noticeOpacity(at: viewer.time + 7.9) == 1)
    #expect(viewer.state.overlays.noticeOpacity(at: viewer.time + 9) == 0)
    viewer.pressPointer(at: middle)
    #expect(!viewer.isPressed)
    #expect(
      viewer.releasePointer().contains(.panel(.writePreset(contents: [7], name: "warm"))))
    #expect(viewer.state.overlays.notice == nil)
  }

  @Test func undoBringsARemovedPresetBackBeforeItUndoesValues() {
    var viewer = opened()
    viewer.hold("amplitude", at: .number(1))
    viewer.take(.panel(.presetRemoved(name: "warm", .success([7]))))
    #expect(
      viewer.press(.z, .control).contains(.panel(.writePreset(contents: [7], name: "warm"))))
    #expect(viewer.held == ["amplitude": .number(1)])
    viewer.press(.z, .control)
    #expect(viewer.held == [:])
  }
}
