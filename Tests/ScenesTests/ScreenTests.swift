import Layers
import TestSupport
import Testing

@testable import Scenes

/// The full-window variant: a drag of distance 0 (swiftui-semantics §4.3) drives what the button's
/// press drives.
@Suite struct ScreenTests {
  private let canvas = Size(width: 640, height: 400)
  private let inside = Point(x: 320, y: 200)
  private let outside = Point(x: -50, y: 900)

  private func scene(_ events: [(SceneEvent, Double)], reducesMotion: Bool = false) -> ScreenScene {
    var scene = ScreenScene(environment: SceneEnvironment(reducesMotion: reducesMotion))
    for (event, time) in events { scene.handle(event, in: canvas, at: time) }
    return scene
  }

  private func number(_ name: String, in scene: ScreenScene, at time: Double) throws -> Double {
    let parameter = try scene.parameters.parameter(named: name)
    return try #require(scene.value(of: parameter, at: time).number)
  }

  private func isPressed(_ events: [SceneEvent]) throws -> Bool {
    try number("mixCoeff", in: scene(events.map { ($0, 1) }), at: 1) == 1
  }

  @Test func itHasTheButtonsParameters() {
    let button = ButtonScene(environment: SceneEnvironment()).parameters.all.map(\.name)
    #expect(scene([]).parameters.all.map(\.name) == button)
    #expect(ScreenScene.canvas == nil)
  }

  @Test func itIsPressedFromTheFirstTouchOn() throws {
    #expect(try isPressed([.pointerDown(inside)]))
    #expect(try isPressed([.pointerDown(Point(x: 320, y: 330))]), "the overlay lets it through")
    #expect(try !isPressed([.pointerMoved(inside)]))
  }

  @Test func leavingDoesNotRelease() throws {
    #expect(try isPressed([.pointerDown(inside), .pointerMoved(outside)]))
    #expect(try !isPressed([.pointerDown(inside), .pointerMoved(outside), .pointerUp(outside)]))
  }

  @Test func losingThePointerReleases() throws {
    #expect(try !isPressed([.pointerDown(inside), .pointerCancelled]))
    #expect(try !isPressed([.keyDown, .pointerCancelled]))
  }

  @Test func returnHoldsToo() throws {
    #expect(try isPressed([.keyDown]))
    #expect(try isPressed([.keyDown, .pointerDown(inside), .pointerUp(inside)]))
    #expect(try !isPressed([.keyDown, .keyUp]))
  }

  /// Press at 1 s, release at 2 s: the same arithmetic as the button's.
  @Test func pressAndReleaseFollowTheTable() throws {
    let pressed = scene([(.pointerDown(inside), 1)])
    var released = pressed
    released.handle(.pointerUp(outside), in: canvas, at: 2)
    let rest = scene([])
    for row in try GoldenTable("button_press_scenario").rows {
      let time = try row.number("t")
      let scene = time < 1 ? rest : time < 2 ? pressed : released
      for (name, column) in [
        ("mixCoeff", "mix_coeff"), ("elapsedTime", "clock_m_squared"), ("amplitude", "amplitude"),
        ("scale", "scale"),
      ] {
        let found = try number(name, in: scene, at: time)
        #expect(abs(found - (try row.number(column))) < 1e-9, "\(name) at \(time)")
      }
    }
  }

  @Test func theStringsFillTheWindow() throws {
    let strings = try #require(scene([]).layer(in: canvas, at: 0).children.first)
    #expect(strings.layer.size == canvas && strings.origin == .zero)
    guard case .colorEffect(let shader)? = strings.layer.modifiers.first else {
      Issue.record("the strings are not a color effect")
      return
    }
    #expect(HarmonicStrings.port(of: shader)?.function == "harmonicScreenEffect")
  }

  // MARK: - Overlay

  /// The two states' layers: released, then pressed.
  private func states(_ scene: ScreenScene, at time: Double) throws -> [Layer] {
    let overlay = try #require(scene.layer(in: canvas, at: time).children.last)
    return overlay.layer.children.suffix(2).map(\.layer)
  }

  @Test func theOverlayChangesWithTheState() throws {
    let pressed = scene([(.pointerDown(inside), 1)])
    let before = try states(scene([]), at: 1)
    let after = try states(pressed, at: 3)
    #expect(before[0].content != .empty && before[1].content == .empty)
    #expect(after[0].content == .empty && after[1].content != .empty)
    #expect(before[0] != after[1])
    // Never both: two texts in one place cannot be read.
    for time in stride(from: 1.0, through: 2, by: 0.01) {
      #expect(try states(pressed, at: time).contains { $0.content == .empty })
    }
  }

  /// It is drawn once while only the strings move, and with every frame while it moves itself.
  @Test func theOverlayIsOnePictureWhileItStandsStill() throws {
    let pressed = scene([(.pointerDown(inside), 1)])
    func overlay(of scene: ScreenScene? = nil, at time: Double) throws -> Layer.Child {
      try #require((scene ?? pressed).layer(in: canvas, at: time).children.last)
    }
    #expect(try overlay(of: scene([]), at: 0).layer.modifiers.first == .drawingGroup)
    for time in stride(from: 1.02, through: 1.3, by: 0.02) {
      #expect(try !overlay(at: time).layer.modifiers.contains(.drawingGroup))
    }
    #expect(try overlay(at: 2).layer.modifiers.first == .drawingGroup)
    #expect(try overlay(at: 2) == overlay(at: 2.2))
  }

  @Test(arguments: [
    Size(width: 120, height: 60), Size(width: 60, height: 300), Size(width: 4000, height: 90),
  ])
  func theOverlayStaysInTheWindow(canvas: Size) throws {
    let overlay = try #require(scene([]).layer(in: canvas, at: 0).children.last)
    var box = Rect(origin: .zero, size: overlay.layer.size)
    for case .transform(let map) in overlay.layer.modifiers { box = map.bounds(of: box) }
    #expect(box.minX + overlay.origin.x >= 0 && box.minY + overlay.origin.y >= 0)
    #expect(box.maxX + overlay.origin.x <= canvas.width)
    #expect(box.maxY + overlay.origin.y <= canvas.height)
  }

  @Test func reduceMotionKeepsTheSizeAndSlowsTheStringsToABreath() throws {
    let scene = scene([(.pointerDown(inside), 1)], reducesMotion: true)
    #expect(try number("scale", in: scene, at: 1.2) == 1)
    // 0.15 of the time, pressed or not
    #expect(abs(try number("elapsedTime", in: scene, at: 2) - 0.3) < 1e-9)
    #expect(try number("mixCoeff", in: scene, at: 2) == 1)
  }
}
