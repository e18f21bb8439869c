import Glibc
import Layers
import TestSupport
import Testing

@testable import Scenes

/// The twirl against the tables of swiftui-semantics §8.2, and its scene.
@Suite struct TwirlTests {
  private let canvas = Size(width: 360, height: 420)

  /// The numbers of a twirl, read from the modifiers it puts around a layer.
  private struct Look {
    var scale = 1.0
    var opacity = 1.0
    var blurRadius = 0.0
    /// Without whole turns: a transform does not tell them apart.
    var rotation = Angle.zero
    var brightness = 0.0
    /// Places of the modifiers in the order in which they are documented.
    var order: [Int] = []

    init(_ layer: Layer) {
      for modifier in layer.modifiers {
        switch modifier {
        case .clip where order.isEmpty: continue  // the card's own corners
        case .transform(let map) where order.isEmpty:
          scale = map.lengthScale
          order.append(0)
        case .opacity(let value):
          opacity = value
          order.append(1)
        case .convolution(let blur):
          blurRadius = blur.standardDeviation
          order.append(2)
        case .transform(let map):
          rotation = Angle(radians: atan2(map.b, map.a))
          order.append(3)
        case .colorEffect(let shader):
          brightness = ColorMatrix(shader)?.red.w ?? .nan
          order.append(4)
        default:
          order.append(-1)
        }
      }
    }

    func expect(_ row: GoldenTable.Row) throws {
      let degrees = try row.number("rotation_degrees") * .pi / 180
      #expect(abs(scale - (try row.number("scale"))) < 1e-9, "\(row)")
      #expect(abs(opacity - (try row.number("opacity"))) < 1e-9, "\(row)")
      #expect(abs(blurRadius - (try row.number("blur_radius"))) < 1e-8, "\(row)")
      #expect(abs(cos(rotation.radians) - cos(degrees)) < 1e-8, "\(row)")
      #expect(abs(sin(rotation.radians) - sin(degrees)) < 1e-8, "\(row)")
      #expect(abs(brightness - (try row.number("brightness"))) < 1e-9, "\(row)")
      #expect(order == order.sorted() && !order.contains(-1), "\(row)")
    }
  }

  /// The card as the scene shows it; the switch is the other child.
  private func look(_ scene: TwirlScene, at time: Double) throws -> Look {
    let composition = try #require(scene.layer(in: canvas, at: time).children.first)
    let card = try #require(composition.layer.children.last)
    return Look(card.layer)
  }

  private func number(_ name: String, in scene: TwirlScene, at time: Double) throws -> Double {
    let parameter = try scene.parameters.parameter(named: name)
    return try #require(scene.value(of: parameter, at: time).number)
  }

  // MARK: - Tables

  @Test func bothSidesFollowTheTable() throws {
    for row in try GoldenTable("twirl").rows {
      let away = 1 - (try row.number("s"))
      let isComing = try row.text("outer_phase") == "willAppear"
      let weights = PhaseWeights(
        willAppear: isComing ? away : 0, didDisappear: isComing ? 0 : away)
      let effect = Twirl().body(content: VisualEffect(), at: weights)
      try Look(effect.applied(to: Layer(size: canvas, fill: .color(.white)))).expect(row)
    }
  }

  /// Read through the scene, which comes at time 0 on a spring of 0.5 s without bounce.
  @Test func theCardComesAsTheTableOfTheSpringSays() throws {
    let scene = TwirlScene(environment: SceneEnvironment())
    for row in try GoldenTable("twirl_insertion_spring_050").rows {
      let time = try row.number("t")
      try look(scene, at: time).expect(row)
      #expect(abs(try number("progress", in: scene, at: time) - row.number("s")) < 1e-9)
    }
  }

  @Test func theThreePhasesHaveSwiftUIsValues() {
    #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
    #expect(Twirl.properties.hasMotion && !OpacityTransition.properties.hasMotion)
  }

  // MARK: - Scene

  @Test func theSceneHasThePromisedParameters() {
    let names = Set(TwirlScene(environment: SceneEnvironment()).parameters.all.map(\.name))
    #expect(names.isSuperset(of: ["spring.duration", "spring.bounce", "progress"]))
  }

  /// s(0.1) = 0.357740 and s(0.2) = 0.715416 of §8.2, backwards and turning on: -360°(1 − s).
  @Test func aPressSendsTheCardOffTurningTheSameWay() throws {
    var scene = TwirlScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(Point(x: 3, y: 3)), in: canvas, at: 4)
    #expect(abs(try number("progress", in: scene, at: 4.1) - (1 - 0.357740)) < 1e-6)
    let leaving = try look(scene, at: 4.2)
    #expect(abs(leaving.opacity - (1 - 0.715416)) < 1e-6)
    #expect(abs(leaving.rotation.degrees - (-360 * 0.715416 + 360)) < 1e-3)
    #expect(leaving.brightness == 0)
    // At rest outside: 0.5 of its size, and nothing of it to be seen.
    let gone = try look(scene, at: 9)
    #expect(gone.opacity == 0 && gone.scale == 0.5)
    #expect(!scene.isMoving(at: 9))
  }

  @Test func calledBackOnItsWayOutItTurnsRoundWithItsSpeed() throws {
    var scene = TwirlScene(environment: SceneEnvironment())
    scene.handle(.keyDown, in: canvas, at: 3)
    scene.handle(.keyUp, in: canvas, at: 3.05)
    let before = scene
    scene.handle(.keyDown, in: canvas, at: 3.1)
    let step = 1e-5
    let last = try number("progress", in: before, at: 3.1)
    let slope = (last - (try number("progress", in: before, at: 3.1 - step))) / step
    let next = try number("progress", in: scene, at: 3.1 + step)
    #expect(abs((next - last) / step - slope) < 0.01)
    // It comes back from where it left to: no white light, no turn from the other side.
    for time in stride(from: 3.1, through: 4, by: 0.02) {
      #expect(try look(scene, at: time).brightness == 0)
    }
    #expect(try number("progress", in: scene, at: 6) == 1)
  }

  @Test func whatHasGoneAppearsAnew() throws {
    var scene = TwirlScene(environment: SceneEnvironment())
    for (key, time) in [(SceneEvent.keyDown, 2.0), (.keyUp, 2.1), (.keyDown, 9)] {
      scene.handle(key, in: canvas, at: time)
    }
    // As at its first coming: s(0.1) = 0.357740, turned by 360°·(1 − s) and lit by 1 − s.
    let look = try look(scene, at: 9.1)
    #expect(abs(look.brightness - (1 - 0.357740)) < 1e-6)
    #expect(abs(look.rotation.degrees - (360 * (1 - 0.357740) - 360)) < 1e-3)
  }

  @Test func heldProgressScrubsTheSideItIsOn() throws {
    var scene = TwirlScene(environment: SceneEnvironment())
    scene.handle(.hold(name: "progress", value: .number(0.25)), in: canvas, at: 0)
    var look = try look(scene, at: 5)
    #expect(look.scale == 0.625 && look.opacity == 0.25 && look.brightness == 0.75)
    #expect(abs(look.rotation.degrees - -90) < 1e-9)  // 270°
    scene.handle(.hold(name: "visible", value: .toggle(false)), in: canvas, at: 5)
    look = try self.look(scene, at: 9)
    #expect(look.opacity == 0.25 && look.brightness == 0)
    #expect(abs(look.rotation.degrees - 90) < 1e-9)  // -270°
  }

  /// Set at the moment it comes, as `--set` does: overshoots to 1 + e^(-ζπ/√(1−ζ²)), ζ = 0.5, at t
  /// = π/ω_d.
  @Test func itRunsOnAnySpring() throws {
    var scene = TwirlScene(environment: SceneEnvironment())
    scene.handle(.hold(name: "spring.bounce", value: .number(0.5)), in: canvas, at: 0)
    let peak = 0.25 / 0.75.squareRoot()
    #expect(abs(try number("progress", in: scene, at: peak) - 1.163034) < 1e-6)
    // One that is under way keeps its spring.
    let time = peak / 2
    let before = try number("progress", in: scene, at: time + 0.1)
    scene.handle(.hold(name: "spring.bounce", value: .number(0)), in: canvas, at: time)
    #expect(try number("progress", in: scene, at: time + 0.1) == before)
  }

  @Test func reduceMotionFades() throws {
    let scene = TwirlScene(environment: SceneEnvironment(reducesMotion: true))
    let look = try look(scene, at: 0.1)
    #expect(abs(look.opacity - 0.357740) < 1e-6)
    #expect(look.scale == 1 && look.blurRadius == 0 && look.brightness == 0)
    #expect(look.order == [1])
  }

  @Test func itComesToRestExactly() throws {
    for bounce in [-0.9, 0, 0.5, 0.9] {
      var scene = TwirlScene(environment: SceneEnvironment())
      scene.handle(.hold(name: "spring.bounce", value: .number(bounce)), in: canvas, at: 0)
      #expect(scene.isMoving(at: 0.4))
      #expect(!scene.isMoving(at: 60))
      #expect(try look(scene, at: 60).order.isEmpty, "nothing is left of the twirl")
    }
  }
}
