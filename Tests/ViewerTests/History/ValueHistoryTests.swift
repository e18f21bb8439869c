import Parameters
import Scenes
import Testing

@testable import Viewer

/// The steps of a scene's values, without a scene.
@Suite struct ValueHistoryTests {
  private func values(_ scale: Double) -> TunedValues {
    var values = TunedValues()
    values.held = ["scale": .number(scale)]
    return values
  }

  private func hold(_ scale: Double) -> SceneEvent {
    .hold(name: "scale", value: .number(scale))
  }

  @Test func aDragIsOneStepAndTheNextPressAnother() {
    var history = ValueHistory()
    for press in 0..<2 {
      history.handle(.pointerDown)
      for step in 0..<3 {
        let before = Double(press * 3 + step)
        history.note(
          from: values(before), to: values(before + 1), by: hold(before + 1), at: before)
      }
    }
    #expect(history.undo(from: values(6)) == values(3))
    #expect(history.undo(from: values(3)) == values(0))
    #expect(history.undo(from: values(0)) == nil)
    #expect(history.redo(from: values(0)) == values(3))
  }

  @Test func keysAfterTheMouseAreAStepOfTheirOwn() {
    var history = ValueHistory()
    history.handle(.pointerDown)
    history.note(from: values(0), to: values(1), by: hold(1), at: 0)
    history.handle(.character("]", isRepeat: false))
    history.note(from: values(1), to: values(2), by: hold(2), at: 0.1)
    #expect(history.undo(from: values(2)) == values(1))
  }

  @Test func oneComparesWithTheLastChangeOrTheDefaults() {
    var history = ValueHistory()
    #expect(history.values(of: .lastChange).values == .defaults)
    #expect(!history.values(of: .lastChange).isLast)
    history.note(from: values(1), to: values(2), at: 0)
    #expect(history.values(of: .lastChange).values == values(1))
    #expect(history.values(of: .lastChange).isLast)
    #expect(history.values(of: .defaults).values == .defaults)
  }

  @Test func aSceneThatWasShownBeforeHasItsSteps() {
    var history = ValueHistory()
    history.note(from: values(1), to: values(2), at: 0)
    let steps = history.steps
    history.begin()
    #expect(history.undo(from: values(2)) == nil)
    history.begin(with: steps)
    #expect(history.undo(from: values(2)) == values(1))
  }
}
