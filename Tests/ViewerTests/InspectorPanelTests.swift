import Controls
import Layers
import Parameters
import Testing

@testable import Viewer

/// Which control a parameter gets, and what a control's value is for it.
@Suite struct InspectorPanelTests {
  private func rows(_ parameters: Parameter..., held: [String: ParameterValue] = [:]) -> [Row] {
    // The field for a preset's name follows those of the parameters.
    panel(parameters, held: held).rows.filter { $0.name != "new preset" }
  }

  private func panel(_ parameters: [Parameter], held: [String: ParameterValue] = [:]) -> Panel {
    var set = ParameterSet(parameters)
    for (name, value) in held { set.hold(name, at: value) }
    return InspectorPanel(
      title: "effect", parameters: set,
      value: { set.value(of: $0.name) ?? $0.defaultValue }, spring: nil,
      frameTimes: FrameTimes.Reading()
    ).panel
  }

  @Test func vectorsOfTwoArePlacesAndLongerOnesSliders() throws {
    let place = Parameter(
      "center", "where",
      kind: .vector(components: ["x", "y"], range: 0...1, step: 0.1, defaultValue: [0.5, 0.25]))
    let vector = Parameter(
      "axis", "which way",
      kind: .vector(
        components: ["x", "y", "z"], range: -1...1, step: 0.1, defaultValue: [0, 0, 1]))
    let rows = rows(place, vector)
    #expect(rows.map(\.name) == ["center", "axis x", "axis y", "axis z"])
    guard case .pad(let pad) = rows[0].control, case .slider(let slider) = rows[3].control else {
      Issue.record("not a pad and a slider")
      return
    }
    #expect(pad.point == Point(x: 0.5, y: 0.25))
    #expect(slider.number.key == ValueKey("axis", component: 2) && slider.number.value == 1)
    #expect(
      vector.value(.number(0.5), component: 1, current: .numbers([0, 0, 1]))
        == .numbers([0, 0.5, 1]))
    #expect(
      place.value(.point(Point(x: 1, y: 0)), component: nil, current: .numbers([0, 0]))
        == .numbers([1, 0]))
  }

  @Test func listsPicturesAndColorsHaveTheirControls() {
    let list = Parameter(
      "weights", "how much",
      kind: .list(components: 1, range: 0...1, isColor: false, defaultValue: [0.5, 1]))
    let color = Parameter("tint", "which color", kind: .color(defaultValue: .white))
    let picture = Parameter("map", "what moves it", kind: .picture)
    let controls = rows(list, color, picture).map(\.control)
    guard case .list(let shown) = controls[0], case .color(let well) = controls[1],
      case .note(let note) = controls[2]
    else {
      Issue.record("other controls: \(controls)")
      return
    }
    #expect(shown.numbers == [0.5, 1] && well.color == .white && note == "the built-in picture")
  }

  @Test func whatIsHeldCanBeReset() {
    let row = rows(
      Parameter("a", "", kind: .number(range: 0...1, step: 0.1, defaultValue: 0)),
      held: ["a": .number(0.5)])[0]
    #expect(row.held == [ValueKey("a")])
    #expect(row.tooltip.facts.contains("Home: resets it to what the scene does"))
  }

  @Test func onlyValuesOfOneRangeShareARow() {
    func number(_ name: String, _ range: ClosedRange<Double>) -> Parameter {
      Parameter(name, "", kind: .number(range: range, step: 0.1, defaultValue: 0))
    }
    #expect(rows(number("a.released", 0...1), number("a.pressed", 0...1)).count == 1)
    #expect(rows(number("a.released", 0...1), number("a.pressed", 0...2)).count == 2)
    #expect(rows(number("a.one", 0...1), number("a.two", 0...1)).count == 2)
  }

  @Test func aSearchFieldComesWithNineParameters() {
    let parameters = (0..<9).map {
      Parameter("p\($0)", "", kind: .toggle(defaultValue: false))
    }
    #expect(panel(parameters).search != nil)
    #expect(panel(Array(parameters.dropLast())).search == nil)
  }

  @Test func whatFeedsAnArgumentIsSaid() {
    let fed = Parameter(
      "time", "seconds", kind: .number(range: 0...1, step: 0.1, defaultValue: 0),
      feed: "the clock")
    #expect(panel([fed]).items.contains(.text("time ← the clock")))
  }

  @Test func aTextThatCannotBeReadChangesNothing() {
    let number = Parameter("n", "", kind: .number(range: 0...1, step: 0.1, defaultValue: 0))
    #expect(number.value(.text("much"), component: nil, current: .number(0)) == nil)
    let choice = Parameter("c", "", kind: .choice(["a", "b"]))
    #expect(choice.value(.choice(7), component: nil, current: .choice("a")) == nil)
    #expect(choice.value(.choice(1), component: nil, current: .choice("a")) == .choice("b"))
  }
}
