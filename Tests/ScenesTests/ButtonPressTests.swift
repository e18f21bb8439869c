import Layers
import Testing

@testable import Scenes

/// `isPressed` and the action, event by event: swiftui-semantics §4.1 and §4.2.
@Suite struct ButtonPressTests {
  private let canvas = Size(width: 360, height: 160)
  private let inside = Point(x: 180, y: 80)
  private let outside = Point(x: 20, y: 20)

  private func run(_ events: [SceneEvent]) -> (isPressed: Bool, actions: Int) {
    var scene = ButtonScene(environment: SceneEnvironment())
    for event in events { scene.handle(event, in: canvas, at: 1) }
    let mix = scene.parameters.all.first { $0.name == "mixCoeff" }
    return (mix.map { scene.value(of: $0, at: 1) } == .number(1), scene.actionCount)
  }

  @Test func downInsidePressesAtOnce() {
    #expect(run([.pointerDown(inside)]) == (true, 0))
  }

  @Test func downOutsideDoesNothingEvenWhenDraggedIn() {
    #expect(run([.pointerDown(outside), .pointerMoved(inside)]) == (false, 0))
    #expect(run([.pointerDown(outside), .pointerMoved(inside), .pointerUp(inside)]) == (false, 0))
  }

  @Test func draggingOutReleasesAndDraggingBackPresses() {
    let out: [SceneEvent] = [.pointerDown(inside), .pointerMoved(outside)]
    #expect(run(out) == (false, 0))
    #expect(run(out + [.pointerMoved(inside)]) == (true, 0))
  }

  @Test func releaseInsideIsTheAction() {
    #expect(run([.pointerDown(inside), .pointerUp(inside)]) == (false, 1))
    #expect(
      run([
        .pointerDown(inside), .pointerMoved(outside), .pointerMoved(inside), .pointerUp(inside),
      ]) == (false, 1))
  }

  @Test func releaseOutsideIsNone() {
    #expect(
      run([.pointerDown(inside), .pointerMoved(outside), .pointerUp(outside)]) == (false, 0))
  }

  @Test func losingThePointerCancels() {
    #expect(run([.pointerDown(inside), .pointerCancelled]) == (false, 0))
    #expect(run([.pointerDown(inside), .pointerCancelled, .pointerUp(inside)]) == (false, 0))
    #expect(run([.keyDown, .pointerCancelled, .keyUp]) == (false, 0))
  }

  @Test func returnPressesWhileHeld() {
    #expect(run([.keyDown]) == (true, 0))
    #expect(run([.keyDown, .keyUp]) == (false, 1))
    #expect(run([.pointerDown(inside), .keyDown, .keyUp]) == (true, 0))
  }

  /// The capsule's corners belong to the button; the middle of its edges are 60 and 300, 45 and
  /// 115.
  @Test(arguments: [
    (60.0, 45.0, true), (299.9, 114.9, true), (59.9, 80, false), (300.1, 80, false),
    (180, 44.9, false), (180, 115.1, false),
  ])
  func theWholeRectangleIsHit(x: Double, y: Double, expected: Bool) {
    #expect(run([.pointerDown(Point(x: x, y: y))]).isPressed == expected)
  }

  @Test func theRegionDoesNotShrinkWithTheButton() {
    // 5 points inside the left edge: outside the capsule once it has shrunk to 0.95
    let edge = Point(x: 65, y: 80)
    var scene = ButtonScene(environment: SceneEnvironment())
    scene.handle(.pointerDown(edge), in: canvas, at: 0)
    scene.handle(.pointerMoved(Point(x: 65, y: 80.5)), in: canvas, at: 2)
    scene.handle(.pointerUp(edge), in: canvas, at: 2)
    #expect(scene.actionCount == 1)
  }

  @Test func onlyAWindowFlashesTheRim() {
    for (isInteractive, expected) in [(true, 2), (false, 1)] {
      var scene = ButtonScene(environment: SceneEnvironment(isInteractive: isInteractive))
      scene.handle(.pointerDown(inside), in: canvas, at: 0)
      scene.handle(.pointerUp(inside), in: canvas, at: 1)
      #expect(scene.layer(in: canvas, at: 1.05).borderCount == expected)
      #expect(scene.layer(in: canvas, at: 2).borderCount == 1)
    }
  }
}

extension Layer {
  fileprivate var borderCount: Int {
    switch content {
    case .strokeBorder: 1
    case .stack(let children): children.map(\.layer.borderCount).reduce(0, +)
    case .modified(let inner, _): inner.borderCount
    case .empty, .fill, .stroke, .image, .mesh, .simulation: 0
    }
  }
}
