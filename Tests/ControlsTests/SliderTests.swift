import Layers
import Testing

@testable import Controls

@Suite struct SliderTests {
  private let row = Row.slider("amplitude", 0.5)

  /// The place of a value on the track: half a grab inside of it at both ends.
  private func place(_ fraction: Double, on bench: Workbench, _ name: String = "amplitude") throws
    -> Point
  {
    let track = try bench.rect(name)
    let radius = 6.0
    return Point(
      x: track.minX + radius + fraction * (track.size.width - 2 * radius),
      y: track.minY + track.size.height / 2)
  }

  @Test func draggingTheGrabMovesTheValue() throws {
    let bench = Workbench(row)
    bench.drag(from: try place(0.25, on: bench), to: try place(0.75, on: bench))
    #expect(bench.number("amplitude") == 1.5)
    #expect(bench.state.focus == Target("amplitude", .field(0)))
  }

  @Test func takingTheGrabByItsRimMovesNothing() throws {
    let bench = Workbench(row)
    var rim = try place(0.25, on: bench)
    rim.x += 5
    bench.drag(from: rim, to: rim)
    #expect(bench.messages.isEmpty)
  }

  @Test func aPressOnTheTrackTakesTheGrabThere() throws {
    let bench = Workbench(row)
    bench.click(at: try place(1, on: bench))
    #expect(bench.number("amplitude") == 2)
  }

  @Test func aPointerThatWentPastTheEndIsMetAgainWhereItLeft() throws {
    let bench = Workbench(row)
    let (start, end) = (try place(0.25, on: bench), try place(1, on: bench))
    bench.send(.pointerMoved(start))
    bench.send(.pointerDown)
    bench.send(.pointerMoved(Point(x: end.x + 200, y: 0)))
    #expect(bench.number("amplitude") == 2)
    bench.send(.pointerMoved(end))
    #expect(bench.number("amplitude") == 2)
    bench.send(.pointerMoved(try place(0.5, on: bench)))
    #expect(bench.number("amplitude") == 1)
    bench.send(.pointerUp)
    bench.send(.pointerMoved(start))
    #expect(bench.number("amplitude") == 1)
  }

  @Test func altDragsATenthAsFast() throws {
    let bench = Workbench(row)
    bench.drag(from: try place(0.25, on: bench), to: try place(0.75, on: bench), .alt)
    // A tenth of 1, on tenths of steps
    #expect(bench.number("amplitude") == 0.6)
  }

  @Test func arrowsMoveTheValueThatHasTheFocus() throws {
    let bench = Workbench(row, .slider("other", 1))
    bench.state.focusFirst(on: bench.layout)
    bench.press(.right)
    #expect(bench.number("amplitude") == 0.55)
    bench.press(.left, .shift)
    #expect(bench.number("amplitude") == 0.05)
    bench.press(.right, .alt)
    #expect(bench.number("amplitude") == 0.055)
    #expect(bench.number("other") == 1)
    // At an end there is nothing to say.
    bench.press(.left, .shift)
    let count = bench.messages.count
    bench.press(.left)
    #expect(bench.number("amplitude") == 0 && bench.messages.count == count)
  }

  @Test func returnTypesANumber() throws {
    let bench = Workbench(row)
    bench.state.focusFirst(on: bench.layout)
    bench.press(.enter)
    bench.type("1.25")
    #expect(bench.messages.isEmpty)
    bench.press(.enter)
    #expect(bench.messages == [.changed(ValueKey("amplitude"), to: .number(1.25))])
    #expect(bench.state.edit == nil && bench.state.note == nil)
  }

  @Test func escapeLeavesTheValueAsItWas() throws {
    let bench = Workbench(row)
    try bench.click("amplitude", .field(0))
    bench.type("9")
    #expect(bench.press(.escape))
    #expect(bench.messages.isEmpty && bench.state.edit == nil)
    // Nothing is left to close: the key is somebody else's.
    #expect(!bench.press(.escape))
  }

  @Test func aNumberOutsideTheRangeSaysWhatRangeItWasPutInto() throws {
    let bench = Workbench(row)
    try bench.click("amplitude", .field(0))
    bench.type("12")
    bench.press(.enter)
    #expect(bench.number("amplitude") == 2)
    #expect(bench.state.note?.text == "12 lies outside of 0 … 2: set to 2")
    #expect(bench.state.note?.target == Target("amplitude", .field(0)))
  }

  @Test func whatIsNoNumberChangesNothingAndIsReported() throws {
    let bench = Workbench(row)
    try bench.click("amplitude", .field(0))
    bench.type("much")
    bench.press(.enter)
    #expect(bench.messages.isEmpty)
    #expect(bench.state.note?.text == "'much' is not a number")
  }

  @Test func onlyWholeNumbersAreTakenWhereOthersMakeNoSense() throws {
    let bench = Workbench(.slider("count", 6, in: 1...12, step: 1, isWhole: true))
    try bench.click("count", .field(0))
    bench.type("7.6")
    bench.press(.enter)
    #expect(bench.number("count") == 8)
    #expect(bench.state.note?.text == "Whole numbers only: set to 8")
  }

  @Test func aPressElsewhereTakesWhatWasTyped() throws {
    let bench = Workbench(row)
    try bench.click("amplitude", .field(0))
    bench.type("1")
    bench.click(at: Point(x: 20, y: 20))
    #expect(bench.number("amplitude") == 1)
    #expect(bench.state.focus == nil)
  }

  // MARK: - Held values

  @Test func theGlyphOfAHeldValueLetsItGo() throws {
    let bench = Workbench(.slider("amplitude", 0.5, isHeld: true), .slider("other", 1))
    try bench.click("amplitude", .reset)
    #expect(bench.messages == [.reset(ValueKey("amplitude"))])
    #expect(bench.layout.rect(of: Target("other", .reset)) == nil)
  }

  @Test(arguments: [ControlKey.home, .backspace, .delete])
  func keysLetAHeldValueGo(key: ControlKey) throws {
    let bench = Workbench(.slider("amplitude", 0.5, isHeld: true))
    bench.state.focusFirst(on: bench.layout)
    bench.press(key)
    #expect(bench.messages == [.reset(ValueKey("amplitude"))])
  }

  // MARK: - Pairs

  @Test func aPairIsARowWithTwoValues() throws {
    let bench = Workbench(.pair("glow", 0.5, 1.5))
    #expect(bench.layout.stops.filter { $0.name == "glow" }.count == 2)
    bench.drag(from: try place(0.75, on: bench, "glow"), to: try place(1, on: bench, "glow"))
    #expect(bench.number("glow.pressed") == 2 && bench.number("glow.released") == 0.5)
    bench.drag(from: try place(0.25, on: bench, "glow"), to: try place(0, on: bench, "glow"))
    #expect(bench.number("glow.released") == 0)
    try bench.click("glow", .field(1))
    bench.type("1")
    bench.press(.enter)
    #expect(bench.number("glow.pressed") == 1)
  }

  @Test func grabsInOnePlaceComeApartTheWayTheyArePulled() throws {
    let bench = Workbench(.pair("glow", 1, 1))
    var right = try place(0.5, on: bench, "glow")
    right.x += 2
    bench.drag(from: right, to: try place(1, on: bench, "glow"))
    #expect(bench.number("glow.pressed") != 1 && bench.number("glow.released") == 1)
  }

  /// Also at the ends of the track.
  @Test(arguments: [0.0, 1, 2]) func eachOfTwoGrabsInOnePlaceCanBeTaken(value: Double) throws {
    let travel = SliderTravel(Rect(x: 10, y: 0, width: 112, height: 22))
    let places = travel.places(of: [value / 2, value / 2])
    #expect(places[1] - places[0] == SliderTravel.separation)
    #expect(places[0] >= 16 && places[1] <= 116)
    for (index, name) in ["glow.released", "glow.pressed"].enumerated() {
      let bench = Workbench(.pair("glow", value, value))
      let track = try bench.rect("glow")
      var place = try place(0.5, on: bench, "glow")
      place.x = SliderTravel(track).places(of: [value / 2, value / 2])[index]
      // Taking it moves nothing.
      bench.drag(from: place, to: place)
      #expect(bench.messages.isEmpty)
      bench.drag(from: place, to: Point(x: place.x + (value > 0 ? -20 : 20), y: place.y))
      #expect(bench.number(name) != value)
    }
  }

  @Test func grabsThatAreApartLieAtTheirValues() {
    let travel = SliderTravel(Rect(x: 0, y: 0, width: 112, height: 22))
    #expect(travel.places(of: [0.25, 0.75]) == [31, 81])
    #expect(travel.places(of: [0.75, 0.25]) == [81, 31])
    // In the order of the values, whichever comes first.
    #expect(travel.places(of: [0.51, 0.5]).first ?? 0 > travel.places(of: [0.51, 0.5])[1])
  }

  @Test func onlyTheHeldValueOfAPairIsLetGo() throws {
    let bench = Workbench(.pair("glow", 0.5, 1.5))
    bench.state.focusFirst(on: bench.layout)
    bench.press(.home)
    #expect(bench.messages.isEmpty)
    bench.press(.down)
    bench.press(.home)
    #expect(bench.messages == [.reset(ValueKey("glow.pressed"))])
  }
}
