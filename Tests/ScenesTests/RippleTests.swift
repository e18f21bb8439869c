import Layers
import TestSupport
import Testing

@testable import Scenes

@Suite struct RippleTests {
  private let canvas = Size(width: 480, height: 340)
  private let inside = Point(x: 124, y: 74)  // 100, 50 in the picture

  /// Every shader call of the layer, by function.
  private func calls(_ layer: Layer) -> [String: [Shader.Argument]] {
    switch layer.content {
    case .stack(let children):
      children.reduce(into: [:]) { $0.merge(calls($1.layer)) { first, _ in first } }
    case .modified(let inner, .layerEffect(let shader, _, _)):
      calls(inner).merging([shader.function: shader.arguments]) { first, _ in first }
    case .modified(let inner, _): calls(inner)
    default: [:]
    }
  }

  private func pressed(at place: Point, time: Double) -> RippleScene {
    var scene = RippleScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(place), in: canvas, at: time)
    return scene
  }

  @Test func aPressStartsARippleThereAndItRunsForThreeSeconds() {
    let scene = pressed(at: inside, time: 1)
    for (time, expected) in [(1.0, false), (1.01, true), (3.99, true), (4.0, false), (9, false)] {
      let ripple = calls(scene.layer(in: canvas, at: time))["ripple"]
      #expect((ripple != nil) == expected, "at \(time)")
      if let ripple {
        #expect(ripple[0] == .float2(100, 50))
        #expect(
          Array(ripple[2...]) == [.float(12), .float(15), .float(8), .float(1200)])
      }
    }
    #expect(scene.isMoving(at: 2) && !scene.isMoving(at: 4.1))
  }

  @Test func aNewPressStartsOverAndTheReleaseDoesNothing() {
    var scene = pressed(at: inside, time: 1)
    let before = calls(scene.layer(in: canvas, at: 1.5))["ripple"]
    scene.handle(.pointerUp(inside), in: canvas, at: 1.2)
    #expect(calls(scene.layer(in: canvas, at: 1.5))["ripple"] == before)
    scene.handle(.pointerDown(Point(x: 224, y: 174)), in: canvas, at: 2)
    let ripple = calls(scene.layer(in: canvas, at: 2.5))["ripple"]
    #expect(ripple?[0] == .float2(200, 150))
    #expect(ripple?[1] == .float(0.5))
  }

  /// Nothing is displaced and nothing is pushed; what answers the press is light, at most a quarter
  /// of white, which begins and ends at none.
  @Test func underReduceMotionLightFadesInPlaceOfTheWaves() {
    var scene = RippleScene(environment: SceneEnvironment(reducesMotion: true))
    let atRest = scene.layer(in: canvas, at: 0)
    scene.handle(.pointerDown(inside), in: canvas, at: 1)
    var lit = 0
    for step in 0...70 {
      let time = 1 + Double(step) / 100
      let layer = scene.layer(in: canvas, at: time)
      #expect(calls(layer)["ripple"] == nil)
      if step != 60 { #expect(scene.isMoving(at: time) == (step < 60), "at \(time)") }
      if layer != atRest { lit += 1 }
    }
    #expect(lit == 59)
    #expect(scene.layer(in: canvas, at: 1.6) == atRest)
    // A time that is held is a still picture, as its user wants it.
    scene.handle(.hold(name: "time", value: .number(0.3)), in: canvas, at: 3)
    #expect(calls(scene.layer(in: canvas, at: 3))["ripple"] != nil)
  }

  @Test func aPressBesideThePictureDoesNothing() {
    let scene = pressed(at: Point(x: 3, y: 3), time: 1)
    #expect(!scene.isMoving(at: 1.5))
  }

  @Test func aHeldTimeStandsStillAndBothEndsOfTheSliderAreUntouched() {
    for (time, expected) in [(0.0, false), (0.3, true), (1.99, true), (2, false)] {
      var scene = RippleScene(environment: SceneEnvironment())
      scene.handle(.hold(name: "time", value: .number(time)), in: canvas, at: 0)
      let early = scene.layer(in: canvas, at: 0.1)
      #expect((calls(early)["ripple"] != nil) == expected)
      #expect(early == scene.layer(in: canvas, at: 5))
      #expect(!scene.isMoving(at: 1))
      // A tap moves the origin, which begins at the top left corner.
      guard expected else { continue }
      #expect(calls(early)["ripple"]?[0] == .float2(0, 0))
      scene.handle(.pointerDown(inside), in: canvas, at: 1)
      #expect(calls(scene.layer(in: canvas, at: 1))["ripple"]?[0] == .float2(100, 50))
    }
  }

  @Test func thePushFollowsItsTable() throws {
    let scene = pressed(at: inside, time: 0)
    for row in try GoldenTable("push_effect").rows {
      let layer = scene.layer(in: canvas, at: try row.number("t"))
      guard case .stack(let children) = layer.content,
        case .modified(_, .transform(let transform)) = children[0].layer.content
      else {
        Issue.record("the card is not scaled")
        return
      }
      #expect(abs(transform.a - (try row.number("scale"))) < 1e-9)
    }
  }

  @Test func theTintIsOnlyThereWhenItTints() {
    var scene = RippleScene(environment: SceneEnvironment())
    #expect(calls(scene.layer(in: canvas, at: 0))["tint"] == nil)
    scene.handle(
      .hold(name: "tint", value: .color(Color(hex: "FFB070"))), in: canvas, at: 0)
    #expect(calls(scene.layer(in: canvas, at: 0))["tint"] == [.color(Color(hex: "FFB070"))])
  }

  /// SwiftUI's `pink`, FF2D55
  @Test func switchingTheTintOnGivesTheTalksPink() throws {
    var scene = RippleScene(environment: SceneEnvironment())
    let tints = try scene.parameters.parameter(named: "tints")
    #expect(scene.value(of: tints, at: 0) == .toggle(false))
    scene.handle(.hold(name: "tints", value: .toggle(true)), in: canvas, at: 0)
    #expect(calls(scene.layer(in: canvas, at: 0))["tint"] == [.color(Color(hex: "FF2D55"))])
    #expect(scene.value(of: tints, at: 0) == .toggle(true))
    // A color alone switches it on, and the switch has the last word.
    scene.handle(.release(name: "tints"), in: canvas, at: 0)
    scene.handle(.hold(name: "tint", value: .color(Color(hex: "00FF00"))), in: canvas, at: 0)
    #expect(scene.value(of: tints, at: 0) == .toggle(true))
    scene.handle(.hold(name: "tints", value: .toggle(false)), in: canvas, at: 0)
    #expect(calls(scene.layer(in: canvas, at: 0))["tint"] == nil)
  }

  /// The panel shows the values of an untouched scene as `list` prints them.
  @Test func atRestEveryValueIsTheDefault() throws {
    let scene = RippleScene(environment: SceneEnvironment())
    for parameter in try nonEmpty(scene.parameters.all) {
      #expect(scene.value(of: parameter, at: 0) == parameter.defaultValue, "\(parameter.name)")
      #expect(scene.value(of: parameter, at: 9) == parameter.defaultValue, "\(parameter.name)")
    }
  }
}
