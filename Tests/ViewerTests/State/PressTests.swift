import Layers
import Scenes
import Testing

@testable import Viewer

/// Pressing the scene, without a window.
@Suite struct PressTests {
  @Test func thePointerPressesAndReleases() {
    var viewer = TestedViewer()
    #expect(viewer.pressPointer() == [])
    #expect(viewer.isPressed)
    viewer.wait(0.5)
    #expect(viewer.releasePointer() == [.detail("action 1, at 0.600 s")])
    #expect(!viewer.isPressed)
  }

  @Test func aReleaseOutsideIsNotAnAction() {
    var viewer = TestedViewer()
    viewer.pressPointer()
    viewer.take(.input(.pointerMoved(Point(x: 10, y: 10))))
    #expect(!viewer.isPressed)
    #expect(viewer.releasePointer() == [])
  }

  @Test func returnPressesWhileItIsHeld() {
    var viewer = TestedViewer()
    viewer.take(.input(.key(.enter, modifiers: [], phase: .down)))
    viewer.take(.input(.key(.enter, modifiers: [], phase: .repeated)))
    #expect(viewer.isPressed)
    let effects = viewer.take(.input(.key(.enter, modifiers: .shift, phase: .up)))
    #expect(effects == [.detail("action 1, at 0.100 s")])
    #expect(!viewer.isPressed)
  }

  @Test func losingTheFocusCancelsThePress() {
    var viewer = TestedViewer()
    viewer.pressPointer()
    #expect(viewer.take(.input(.focusLost)) == [])
    #expect(!viewer.isPressed)
    #expect(viewer.releasePointer() == [])
  }

  @Test func rewindingKeepsWhatIsHeldDown() {
    var viewer = TestedViewer()
    viewer.pressPointer()
    viewer.wait(0.5)
    viewer.type("r")
    #expect(viewer.state.time.clock.time == 0)
    #expect(viewer.isPressed)
    #expect(viewer.releasePointer() == [.detail("action 1, at 0.000 s")])
  }

  /// A tweak in the past begins a new history, in which nothing is held.
  @Test func steppingBackIntoAPressAndGoingOnLeavesNothingHeld() {
    var viewer = TestedViewer()
    viewer.pressPointer()
    viewer.wait(0.2)
    viewer.releasePointer()
    viewer.wait(0.1)
    for _ in 0..<10 { viewer.type(",") }
    #expect(viewer.isPressed)
    viewer.type("]")
    #expect(!viewer.isPressed)
  }

  @Test func theWheelTurnsThePagesOfTheCarousel() {
    var viewer = TestedViewer(CarouselScene.self)
    viewer.take(.input(.scrolled(x: 0, y: -1)))
    viewer.wait(2)
    // A page of 632 points: four cards of 141.5 with 22 between them
    #expect(viewer.number("position") == 632 / 163.5)
  }
}
