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
    viewer.resize(width: 1200, height: 900)
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
            PresetFile(
              scene: "button",
              values: [.init("wavesCount", .number(9)), .init("mixCoeff", .number(0))])))
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
    #expect(
      viewer.take(.panel(.presetRemoved(name: "warm", failing: nil))).contains(.panel(.listPresets))
    )
    #expect(viewer.state.overlays.notice?.text == "Moved 'warm' to the trash")
    viewer.take(.panel(.presetRemoved(name: "warm", failing: "Read-only file system")))
    #expect(viewer.state.overlays.notice?.text == "'warm' is not removed: Read-only file system")
    #expect(viewer.state.overlays.notice?.isFailure == true)
    // The defaults stay.
    #expect(viewer.state.panel.layout?.rect(of: Target("saved preset", .remover(0))) == nil)
  }
}
