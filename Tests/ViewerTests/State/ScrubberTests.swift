import Layers
import Opening
import Scenes
import Testing

@testable import Viewer

/// The bar that stands for the scene's time, without a window.
@Suite struct ScrubberTests {
  // MARK: - Geometry

  @Test(arguments: [Size(width: 720, height: 320), Size(width: 200, height: 150)])
  func partsLieInThePanelAndThePanelInTheWindow(size: Size) throws {
    let layout = try #require(ScrubberLayout(in: size))
    let window = Rect(origin: .zero, size: size)
    #expect(window.intersection(layout.panel) == layout.panel)
    for part in [layout.button, layout.track] {
      #expect(layout.panel.intersection(part) == part)
    }
    #expect(layout.button.maxX < layout.track.minX && layout.track.size.width > 60)
    #expect(layout.zone.maxY == size.height && layout.zone.minY >= size.height / 2)
  }

  @Test func aWindowTooSmallHasNone() {
    #expect(ScrubberLayout(in: Size(width: 100, height: 300)) == nil)
    #expect(ScrubberLayout(in: Size(width: 300, height: 60)) == nil)
  }

  @Test func placesOnTheTrackAreTimes() throws {
    let layout = try #require(ScrubberLayout(in: Size(width: 720, height: 320)))
    let range = 10.0...30
    #expect(layout.time(at: layout.track.minX, in: range) == 10)
    #expect(layout.time(at: layout.track.center.x, in: range) == 20)
    #expect(layout.time(at: 719, in: range) == 30)
    #expect(layout.x(of: 15, in: range) == layout.track.minX + layout.track.size.width / 4)
    #expect(layout.x(of: 5, in: range) == layout.track.minX)
  }

  @Test func theLastSecondsAreShownAndOfAScriptAll() {
    var scrubber = TimeScrubber()
    #expect(scrubber.range(from: 0, scriptEnd: nil) == 0...5)
    scrubber.latestTime = 12.3
    #expect(scrubber.range(from: 0, scriptEnd: nil) == 0...15)
    scrubber.latestTime = 63
    #expect(scrubber.range(from: 0, scriptEnd: nil) == 45...65)
    #expect(scrubber.range(from: 50, scriptEnd: nil) == 50...65)
    #expect(scrubber.range(from: 0, scriptEnd: 40) == 0...65)
    scrubber.latestTime = 3
    #expect(scrubber.range(from: 0, scriptEnd: 38) == 0...40)
  }

  @Test func theLabelHasHundredthsAndMinutes() {
    #expect(ScrubberDrawing.text(of: 12.346) == "12.35 s")
    #expect(ScrubberDrawing.text(of: 125.5) == "2:05.50")
    #expect(ScrubberDrawing.text(of: 119.999) == "1:59.99")
  }

  // MARK: - In the viewer

  /// Moves the pointer over the track, where it stands for `time`.
  private func move(_ viewer: inout TestedViewer, to time: Double) throws {
    let layout = try #require(viewer.state.scrubberLayout)
    viewer.take(
      .input(
        .pointerMoved(
          Point(
            x: layout.x(of: time, in: viewer.state.scrubberRange), y: layout.track.center.y))))
  }

  @Test func draggingGoesBackIntoAPressAndForwardAgain() throws {
    var viewer = TestedViewer()
    viewer.wait(1)
    viewer.pressPointer()
    viewer.wait(1)
    viewer.releasePointer()
    viewer.wait(2)
    let latest = viewer.state.time.clock.time
    try move(&viewer, to: 3)
    viewer.take(.input(.pointerDown))
    #expect(viewer.state.time.clock.isPaused && abs(viewer.state.time.clock.time - 3) < 0.01)
    try move(&viewer, to: 1.5)
    #expect(viewer.isPressed)
    viewer.wait(0.5)
    try move(&viewer, to: 0.5)
    #expect(!viewer.isPressed)
    try move(&viewer, to: 1.6)
    viewer.releasePointer()
    // The pointer leaves over the scene, and the window another time: the past stays as it was.
    viewer.take(.input(.pointerMoved(TestedViewer.middle)))
    viewer.take(.input(.pointerMoved(Point(x: 2, y: 2))))
    viewer.take(.input(.focusLost))
    #expect(viewer.isPressed && viewer.state.time.scrubber.latestTime == latest)
    viewer.press(.space)
    viewer.wait(1)
    #expect(!viewer.isPressed)
  }

  @Test func theSceneDoesNotGetWhatTheScrubberTakes() throws {
    var viewer = TestedViewer(ScreenScene.self)
    viewer.wait(1)
    try move(&viewer, to: 0.4)
    viewer.take(.input(.pointerDown))
    viewer.take(.input(.scrolled(x: 0, y: 1)))
    viewer.releasePointer()
    #expect(viewer.state.shown.playback.pressSpans(until: 10).isEmpty)
    // Beside it, the scene does.
    viewer.pressPointer(at: Point(x: 360, y: 316))
    #expect(viewer.state.shown.playback.pressSpans(until: 10).count == 1)
  }

  /// A press that began on the scene may end anywhere.
  @Test func aPressOfTheSceneGoesOverTheScrubber() throws {
    var viewer = TestedViewer(ScreenScene.self)
    viewer.pressPointer()
    try move(&viewer, to: 1)
    #expect(!viewer.state.time.scrubber.isOpen && viewer.state.time.scrubber.grip == nil)
    viewer.wait(0.5)
    viewer.releasePointer()
    viewer.wait(1)
    let presses = viewer.state.shown.playback.pressSpans(until: viewer.state.time.clock.time)
    #expect(presses.count == 1 && presses[0].upperBound < viewer.state.time.clock.time - 0.9)
  }

  @Test func itAppearsNearTheLowerEdgeAndWhileTheUserPauses() {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 0)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 300))))
    viewer.wait(0.5)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 1)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 30))))
    viewer.wait(0.5)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 0)
    #expect(viewer.state.secondsUntilTick(at: viewer.time) == nil)
    viewer.press(.space)
    viewer.press(.space)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 1)
    viewer.press(.space)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 0)
    viewer.type(",")
    #expect(viewer.state.time.scrubber.isPinned)
  }

  /// The frame that shows it first may have to wait for programs longer than it fades.
  @Test func itIsDrawnWhereItsFadeEndsHoweverLongAFrameTakes() {
    var viewer = TestedViewer(isPaused: true)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 300))))
    #expect(viewer.take(.tick, after: 0.001).contains(.draw))
    #expect(viewer.take(.tick, after: 2).contains(.draw))
    #expect(viewer.wait(0.5).count { $0 == .draw } == 0)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 30))))
    #expect(viewer.take(.tick, after: 0.001).contains(.draw))
    #expect(viewer.take(.tick, after: 2).contains(.draw))
    #expect(viewer.take(.tick, after: 2) == [])
  }

  /// Other windows get the keys while the pointer stays where it is.
  @Test func itStaysUnderThePointerWhenTheFocusGoes() {
    var viewer = TestedViewer(isPaused: true)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 300))))
    viewer.take(.input(.focusLost))
    viewer.wait(0.5)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 1)
    viewer.take(.input(.pointerLeft))
    viewer.wait(0.5)
    #expect(viewer.state.time.scrubber.opacity(at: viewer.time) == 0)
  }

  @Test func itsButtonStopsTheClockAndLetsItRun() throws {
    var viewer = TestedViewer()
    let button = try #require(viewer.state.scrubberLayout).button.center
    viewer.take(.input(.pointerMoved(button)))
    viewer.take(.input(.pointerDown))
    viewer.take(.input(.pointerUp))
    #expect(viewer.state.time.clock.isPaused)
    viewer.take(.input(.pointerDown))
    viewer.take(.input(.pointerUp))
    #expect(!viewer.state.time.clock.isPaused)
  }

  /// A running scene that stands still is drawn while its time is shown, and not after.
  @Test func theTimeIsDrawnWhileItIsShown() {
    var viewer = TestedViewer(PrismScene.self)
    viewer.wait(3)
    #expect(viewer.wait(0.5).count { $0 == .draw } == 0)
    viewer.take(.input(.pointerMoved(Point(x: 300, y: 300))))
    #expect(viewer.wait(1).count { $0 == .draw } > 50)
    viewer.take(.input(.pointerLeft))
    viewer.wait(0.5)
    #expect(viewer.wait(0.5).count { $0 == .draw } == 0)
  }

  @Test func aChangeInThePastForgetsWhatCameLater() throws {
    var viewer = TestedViewer()
    viewer.wait(4)
    viewer.pressPointer()
    viewer.releasePointer()
    try move(&viewer, to: 2)
    viewer.take(.input(.pointerDown))
    viewer.releasePointer()
    viewer.type("]")
    #expect(abs(viewer.state.time.scrubber.latestTime - 2) < 0.05)
    #expect(viewer.state.shown.playback.pressSpans(until: 10).isEmpty)
  }

  @MainActor @Test func thePressesOfAScriptAreMarkedBeforeTheirTime() throws {
    var request = SceneRequest(scene: SceneCatalog.standard)
    request.script.presses = [.init(start: 1, end: 2.5), .init(start: 9, end: 12)]
    request.time = 3
    var viewer = TestedViewer(request, isPaused: true)
    viewer.type(".")
    let drawing = try #require(viewer.state.scrubberDrawing(at: viewer.time))
    #expect(drawing.range == 0...15)
    #expect(drawing.presses == [1...2.5, 9...12])
    // A press that goes on ends now.
    viewer.pressPointer()
    let pressed = try #require(viewer.state.scrubberDrawing(at: viewer.time))
    #expect(pressed.presses.count == 2 && pressed.presses[1].upperBound < 3.1)
  }

  @Test func aPageOfPicturesHasNoTime() {
    let page = SceneSource(name: "shaders", arguments: ["/shaders"], summary: "", canvas: nil) {
      _ in FolderScene([FolderScene.Entry(SceneCatalog.standard)])
    }
    #expect(TestedViewer(SceneRequest(scene: page)).state.scrubberLayout == nil)
  }
}
