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
    #expect(viewer.press(.tab).contains(.listPresets))
    let presets = [
      SceneRequest.Preset(name: "still", values: ["amplitude": .number(0)]),
      SceneRequest.Preset(name: "warm", values: Self.warm),
    ]
    viewer.take(.presetsListed(presets, ofScene: "button"))
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
        .writePreset(
          PresetFile(
            scene: "button",
            values: [.init("wavesCount", .number(9)), .init("mixCoeff", .number(0))]))
      ])
  }

  @Test func aPresetIsChosenInThePanelAndUndone() throws {
    var viewer = opened()
    viewer.hold("lineWidth", at: .number(3))
    try viewer.click(Target("saved preset"))
    try viewer.click(Target("saved preset", .item(2)))
    #expect(viewer.held == Self.warm)
    viewer.press(.z, .control)
    #expect(viewer.held == ["lineWidth": .number(3)])
    viewer.press(.z, [.control, .shift])
    #expect(viewer.held == Self.warm)
    // The first choice lets go of all.
    try viewer.click(Target("saved preset"))
    try viewer.click(Target("saved preset", .item(0)))
    #expect(viewer.held == [:])
  }

  @Test func presetsOfAnotherSceneAreNotShown() throws {
    var viewer = opened()
    viewer.take(.presetsListed([], ofScene: "ripple"))
    #expect(viewer.state.presets.isEmpty)
    #expect(viewer.state.inspector?.rect(of: Target("saved preset")) == nil)
  }

  @Test func aNewPresetIsInTheList() {
    var viewer = opened()
    #expect(viewer.take(.fileWritten(.presets, .success("/p/button.json"))).contains(.listPresets))
  }
}
