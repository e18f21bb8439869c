import Layers
import Parameters
import Testing

@testable import Scenes

@Suite struct PlaybackTests {
  private let canvas = Size(width: 360, height: 160)

  private func layer(_ playback: Playback, at time: Double) -> Layer {
    playback.scene(at: time).layer(in: canvas, at: time)
  }

  @Test func framesCanBeDrawnInAnyOrder() {
    var script = Script()
    script.presses = [Script.Press(start: 0.5, end: 1)]
    let playback = script.playback(of: SceneSource(ButtonScene.self), in: canvas)
    let times = [0, 0.4, 0.55, 0.9, 1.05, 2]
    let forward = times.map { layer(playback, at: $0) }
    let backward = times.reversed().map { layer(playback, at: $0) }
    #expect(forward == backward.reversed())
    #expect(Set(forward).count == times.count)
  }

  @Test func noEventOfAScriptIsForgotten() {
    var script = Script()
    script.inputs = (0..<5000).map {
      Script.Input(
        .hold(name: "lineWidth", value: .number(1 + Double($0 % 7))), at: Double($0) / 60)
    }
    var short = script
    short.inputs.removeLast(4900)
    let (long, first) = (
      script.playback(of: SceneSource(ButtonScene.self), in: canvas),
      short.playback(of: SceneSource(ButtonScene.self), in: canvas)
    )
    #expect(long.earliestTime == 0)
    #expect(layer(long, at: 1.01) == layer(first, at: 1.01))
    #expect(long.script(until: 1000).inputs.count == 4999)
    #expect(long.nextEvent(after: 1.01) == 61.0 / 60)
    #expect(first.nextEvent(after: 2) == nil)
  }

  @Test func anEventInThePastForgetsWhatCameLater() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    let untouched = layer(playback, at: 3)
    playback.handle(.pointerDown(canvas.center), in: canvas, at: 2)
    #expect(layer(playback, at: 3) != untouched)
    let forgot = playback.handle(
      .hold(name: "lineWidth", value: .number(1)), in: canvas, at: 1)
    #expect(forgot)
    #expect(layer(playback, at: 3) == untouched)
  }

  @Test func anEventThatChangesNothingForgetsNothing() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    playback.handle(.pointerDown(canvas.center), in: canvas, at: 1)
    playback.handle(.pointerUp(canvas.center), in: canvas, at: 2)
    let held = layer(playback, at: 1.5)
    let forgot = playback.handle(.pointerMoved(Point(x: 1, y: 1)), in: canvas, at: 0.5)
    #expect(!forgot)
    #expect(layer(playback, at: 1.5) == held)
  }

  @Test func thePressesSoFarMakeAScriptThatDrawsTheSame() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    let place = Point(x: 170, y: 90)
    playback.handle(.pointerDown(place), in: canvas, at: 1)
    playback.handle(.pointerUp(place), in: canvas, at: 1.4)
    playback.handle(.pointerDown(place), in: canvas, at: 1.6)
    var script = Script()
    (script.presses, script.pointer) = playback.presses(until: 1.7)
    #expect(script.pointer == place)
    #expect(
      script.presses
        == [Script.Press(start: 1, end: 1.4), Script.Press(start: 1.6, end: 2.7)])
    let again = script.playback(of: SceneSource(ButtonScene.self), in: canvas)
    #expect(layer(again, at: 1.7) == layer(playback, at: 1.7))
  }

  @Test func thePressesOfPointerAndKeyAreSpans() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    playback.handle(.pointerDown(canvas.center), in: canvas, at: 1)
    playback.handle(.keyDown, in: canvas, at: 1.2)
    playback.handle(.pointerUp(canvas.center), in: canvas, at: 1.5)
    playback.handle(.keyUp, in: canvas, at: 1.75)
    playback.handle(.keyDown, in: canvas, at: 2)
    #expect(playback.pressSpans(until: 1.3) == [1...1.3, 1.2...1.3])
    #expect(playback.pressSpans(until: 4) == [1...1.5, 1.2...1.75, 2...4])
    #expect(playback.pressSpans(until: 9, openEnd: 3).last == 2...3)
    playback.handle(.pointerCancelled, in: canvas, at: 3)
    #expect(playback.pressSpans(until: 4).last == 2...3)
    // Return has no place that a script could repeat.
    #expect(playback.presses(until: 4).presses == [Script.Press(start: 1, end: 1.5)])
  }

  @Test func rewindingKeepsWhatIsHeld() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    playback.handle(.hold(name: "wavesCount", value: .number(9)), in: canvas, at: 1)
    playback.handle(.pointerDown(canvas.center), in: canvas, at: 2)
    playback.rewind(in: canvas)
    let scene = playback.scene(at: 0)
    #expect(scene.parameters.held == ["wavesCount": .number(9)])
    #expect(scene.value(of: scene.parameters.all[2], at: 0) == .number(0))  // mixCoeff: not pressed
  }

  @Test func rewindingKeepsThePointsThatWereDragged() throws {
    func grid(_ x: Double, _ y: Double) throws -> PointGrid {
      try #require(PointGrid("0,0,0.5,0,1,0/0,0.5,\(x),\(y),1,0.5/0,1,0.5,1,1,1"))
    }
    let canvas = Size(width: 600, height: 400)
    var script = Script()
    script.held = [(name: "mesh", value: .choice("three"))]
    // Before its mesh, as a command line may have it
    script.held.insert(
      (name: "points", value: .points(try grid(0.25, 0.75))), at: 0)
    var playback = script.playback(of: SceneSource(AuroraScene.self), in: canvas)
    playback.handle(.pointerDown(Point(x: 150, y: 300)), in: canvas, at: 1)
    playback.handle(.pointerMoved(Point(x: 300, y: 100)), in: canvas, at: 1)
    func points(at time: Double) -> ParameterValue? {
      playback.scene(at: time).parameters.held["points"]
    }
    #expect(points(at: 1) == .points(try grid(0.5, 0.25)))
    playback.rewind(in: canvas)
    #expect(points(at: 0) == .points(try grid(0.5, 0.25)))
    playback.handle(.release(name: "points"), in: canvas, at: 0)
    #expect(points(at: 0) == nil)
  }

  /// Return draws the prism's light again; letting it go changes nothing, and still ends the press.
  @Test func aPressEndsThoughItsEndChangesNothing() {
    var playback = Playback(SceneSource(PrismScene.self), environment: SceneEnvironment())
    playback.handle(.keyDown, in: canvas, at: 1)
    playback.handle(.keyUp, in: canvas, at: 1.25)
    #expect(playback.pressSpans(until: 3) == [1...1.25])
    #expect(playback.script(until: 3).inputs.map(\.event) == [.keyDown])
    #expect(playback.nextEvent(after: 1) == nil)
    for index in 0..<2000 { playback.handle(.keyUp, in: canvas, at: 2 + Double(index)) }
    #expect(playback.script(until: 3000).inputs.map(\.event) == [.keyDown])
  }

  @Test func manyEventsForgetOnlyTheOldest() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    for index in 0..<3000 {
      playback.handle(.pointerMoved(.zero), in: canvas, at: Double(index))
    }
    #expect(playback.earliestTime == 0)  // moves that change nothing take no room
    for index in 0..<3000 {
      playback.handle(
        .hold(name: "lineWidth", value: .number(Double(index % 7))), in: canvas,
        at: Double(index))
    }
    #expect(playback.earliestTime > 1900)
    #expect(layer(playback, at: 2999.5) != layer(playback, at: 2999))
  }

  /// An hour of dragging must neither fill the memory nor make a script as long as itself.
  @Test func aScriptOfManyEventsHoldsTheLatestAndWhatWasSetBefore() {
    var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
    playback.handle(.hold(name: "scale", value: .number(0.9)), in: canvas, at: 1)
    playback.handle(.hold(name: "amplitude", value: .number(2)), in: canvas, at: 2)
    playback.handle(.release(name: "amplitude"), in: canvas, at: 3)
    for index in 0..<10_000 {
      let time = 4 + Double(index) / 60
      playback.handle(
        .hold(name: "lineWidth", value: .number(Double(index % 7))), in: canvas, at: time)
      playback.handle(
        index.isMultiple(of: 2) ? .pointerDown(canvas.center) : .pointerUp(canvas.center),
        in: canvas, at: time)
    }
    let script = playback.script(until: 1000)
    #expect(script.inputs.count <= 16_384 && script.inputs.count > 8000)
    #expect(playback.presses(until: 1000).presses.count <= 512)
    let again = script.playback(of: SceneSource(ButtonScene.self), in: canvas)
    #expect(again.scene(at: 1000).parameters.held == playback.scene(at: 1000).parameters.held)
    #expect(again.scene(at: 1000).parameters.held["scale"] == .number(0.9))
  }

  @Test(arguments: [(120.0, 35.0), (36, 16), (480, 70), (240, 70)])
  func theButtonLiesInTheMiddleOfAnyCanvas(width: Double, height: Double) {
    let size = Size(width: width, height: height)
    let fit = ButtonFit(canvas: size)
    #expect(fit.factor == min(1, width / 240, height / 70))
    let center = AffineTransform(scale: fit.factor, about: size.center)
      .apply(to: Point(x: fit.origin.x + 120, y: fit.origin.y + 35))
    #expect(abs(center.x - width / 2) < 1e-9 && abs(center.y - height / 2) < 1e-9)
  }
}
