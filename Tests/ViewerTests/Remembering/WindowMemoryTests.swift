import Layers
import Parameters
import Scenes
import Testing

@testable import Viewer

/// State that is restored with a scene, tested without a window.
@Suite struct WindowMemoryTests {
  private func values(_ scale: Double) -> TunedValues {
    var values = TunedValues()
    values.held = ["scale": .number(scale)]
    return values
  }

  private func steps(to scale: Double) -> ChangeHistory {
    var steps = ChangeHistory()
    steps.note(from: .defaults, to: values(scale), by: .once, at: 0)
    return steps
  }

  private let parameters = ButtonScene(environment: SceneEnvironment()).parameters

  @Test func valuesThatWereLeftComeBackWithTheirSteps() throws {
    var memory = WindowMemory(.fresh)
    memory.handle(.left(key: "button", values(0.5), steps(to: 0.5)))
    let found = try #require(
      memory.recollection(of: "button", from: .defaults, of: parameters))
    #expect(found.events == [.hold(name: "scale", value: .number(0.5))])
    #expect(found.steps?.isEmpty == false)
    #expect(memory.recollection(of: "prism", from: .defaults, of: parameters) == nil)
  }

  @Test func onlyWhatWasChangedIsStored() {
    var memory = WindowMemory(.fresh)
    memory.handle(.left(key: "button", values(0.5), ChangeHistory()))
    #expect(memory.stateToStore(over: .fresh, isInspectorOpen: false).entries.isEmpty)
    memory.handle(.left(key: "button", values(0.5), steps(to: 0.5)))
    let stored = memory.stateToStore(over: .fresh, isInspectorOpen: true)
    #expect(stored.entries.map(\.key) == ["button"] && stored.isInspectorOpen)
  }

  @Test func valuesOfTheCommandLineComeAfterThoseOfTheLastRun() throws {
    var remembered = RememberedState.fresh
    remembered.set(.init(key: "button", held: ["scale": "0.5", "amplitude": "2"]))
    var memory = WindowMemory(remembered)
    memory.handle(.given(key: "button", ["scale": .number(0.75)]))
    let found = try #require(
      memory.recollection(of: "button", from: .defaults, of: parameters))
    #expect(found.events.last == .hold(name: "scale", value: .number(0.75)))
    #expect(found.events.count == 3 && found.steps == nil)
  }

  @Test func theSizeCountsOnceItIsNotTheOpenedOne() {
    var memory = WindowMemory(.fresh)
    memory.handle(.opened(Size(width: 720, height: 320)))
    memory.handle(.sized(Size(width: 720.4, height: 320)))
    #expect(memory.windowedSize == nil)
    memory.handle(.sized(Size(width: 900, height: 320)))
    memory.handle(.sized(Size(width: 720, height: 320)))
    #expect(memory.windowedSize == Size(width: 720, height: 320))
  }

  @Test func theUsersChoiceOfFeedbackComesFirst() {
    var remembered = RememberedState.fresh
    remembered.feedback = .sound
    #expect(WindowMemory(remembered).feedback == .sound)
    var memory = WindowMemory(remembered, feedback: Feedback.none)
    #expect(memory.feedback == .none)
    #expect(memory.stateToStore(over: remembered, isInspectorOpen: false).feedback == .sound)
    memory.handle(.feedbackChosen(.none))
    #expect(memory.stateToStore(over: remembered, isInspectorOpen: false).feedback == .none)
  }
}
