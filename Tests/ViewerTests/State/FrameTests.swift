import Controls
import Layers
import Opening
import Scenes
import Testing

@testable import Viewer

/// When a frame is drawn and when nothing is.
@Suite struct FrameTests {
  private func draws(_ effects: [ViewerEffect]) -> Int { effects.count { $0 == .draw } }

  @Test func theWindowIsShownBeforeTheSceneIsDrawn() {
    let viewport = Viewport(pixelWidth: 720, pixelHeight: 320, isVisible: true)
    let request = TestedViewer().state.shown.request
    var state = ViewerState(request, date: .standard, in: viewport)
    #expect(
      state.handle(.opened(isFullscreen: true), at: 0)
        == [.files(.watch), .window(.show), .window(.toggleFullscreen)])
    #expect(state.handle(.tick, at: 0.01).first == .draw)
  }

  @Test func aMovingSceneIsDrawnAtTheMonitorsPace() {
    var viewer = TestedViewer()
    #expect((55...61).contains(draws(viewer.wait(1))))
    #expect(viewer.state.time.clock.time > 0.9)
  }

  @Test func aFrameRateThatIsAskedForIsKept() {
    let viewer = TestedViewer().state
    var state = ViewerState(
      viewer.shown.request, date: .standard, in: viewer.viewport, framesPerSecond: 10)
    let ticks = (0..<200).flatMap { state.handle(.tick, at: Double($0) / 100) }
    #expect((19...21).contains(draws(ticks)))
  }

  @Test func aPausedSceneIsNotDrawnAgain() {
    var viewer = TestedViewer()
    viewer.press(.space)
    #expect(draws(viewer.wait(0.1)) == 1)
    #expect(draws(viewer.wait(1)) == 0)
    #expect(viewer.state.secondsUntilTick(at: viewer.time) == nil)
    viewer.type(".")
    #expect(draws(viewer.wait(0.1)) == 1)
  }

  /// However long frames take, the last one shows what has come to rest.
  @Test func motionIsDrawnToItsEnd() {
    var viewer = TestedViewer(PrismScene.self)
    for _ in 0..<20 { viewer.take(.tick, after: 0.7) }
    let state = viewer.state
    #expect(!state.scene.isMoving(at: state.frames.drawnTime))
    #expect(draws(viewer.wait(1)) == 0)
  }

  @Test func aHiddenWindowIsNotDrawn() {
    var viewer = TestedViewer()
    var viewport = viewer.state.viewport
    viewport.isVisible = false
    viewer.take(.viewportChanged(viewport))
    #expect(viewer.wait(1) == [])
    #expect(viewer.state.secondsUntilTick(at: viewer.time) == nil)
    viewport.isVisible = true
    viewer.take(.viewportChanged(viewport))
    #expect(draws(viewer.wait(0.1)) > 0)
  }

  /// Under Wayland, where a compositor asks for no frames of a window that nobody can see.
  @Test func aWindowThatTakesNoFramesIsNotDrawnButReadsItsFile() {
    var viewer = TestedViewer()
    viewer.take(.frames(.takesFrames(false)))
    #expect(draws(viewer.wait(1)) == 0)
    #expect(viewer.state.secondsUntilTick(at: viewer.time) == nil)
    viewer.take(.files(.changed))
    #expect(viewer.state.secondsUntilTick(at: viewer.time) != nil)
    viewer.wait(1)
    #expect(viewer.state.files.dueAt == nil)
    viewer.take(.frames(.takesFrames(true)))
    #expect(draws(viewer.wait(0.1)) > 0)
  }

  @Test func anotherSizeIsDrawnAndFitted() {
    var viewer = TestedViewer(isPaused: true)
    var viewport = viewer.state.viewport
    (viewport.pixelWidth, viewport.pixelHeight) = (1000, 240)
    viewer.take(.viewportChanged(viewport))
    // The driver may draw the first of them into a buffer of the old size.
    #expect(draws(viewer.wait(0.1)) == 2)
    // 240 / 160 = 1.5 pixels per point, in the middle of 1000
    #expect(viewer.state.fit.transform.lengthScale == 1.5)
    let middle = viewer.state.fit.canvasPoint(at: Point(x: 500, y: 120))
    #expect(abs(middle.x - 180) < 1e-9 && abs(middle.y - 80) < 1e-9)
  }

  @Test func framesOfAnotherSizeAreDrawnWhole() {
    var viewer = TestedViewer()
    viewer.resize(width: 500, height: 200)
    var areWhole: [Bool] = []
    for _ in 0..<5 where draws(viewer.take(.tick, after: 0.02)) == 1 {
      areWhole.append(viewer.state.frames.isAfterResize)
    }
    #expect(areWhole == [true, true, false, false, false])
  }

  @Test func steppingPausesAndGoesBackAndForward() {
    var viewer = TestedViewer()
    viewer.wait(0.5)
    let before = viewer.state.time.clock.time
    viewer.type(".")
    viewer.type(".")
    viewer.type(",")
    #expect(abs(viewer.state.time.clock.time - before - 1.0 / 60) < 1e-9)
    #expect(viewer.state.time.clock.isPaused)
  }

  /// The window's picture is drawn until the copy has left the GPU.
  @Test func aScreenshotKeepsFramesComingUntilItIsCopied() {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.type("s") == [.recording(.writePicture)])
    #expect(draws(viewer.wait(0.5)) > 20)
    viewer.take(.recording(.picturesCopied))
    #expect(draws(viewer.wait(0.5)) == 0)
    #expect(viewer.take(.recording(.pictureWritten(path: "/a/b.png"))) == [.say("wrote /a/b.png")])
    #expect(viewer.state.overlays.notice?.text == "/a/b.png")
    #expect(
      viewer.take(.recording(.pictureFailed(reason: "full"))) == [.say("no screenshot: full")])
    #expect(viewer.state.overlays.notice?.isFailure == true)
  }

  @Test func aFailedRecordingIsReportedInOneLine() {
    var viewer = TestedViewer(isPaused: true)
    let reason = "ffmpeg failed:\nno space left\nand more of that"
    #expect(
      viewer.take(.recording(.videoEnded(.failed(reason: reason), isRecording: false)))
        == [.say("no recording: " + reason)])
    #expect(viewer.state.overlays.notice?.text == "No recording: ffmpeg failed: no space left")
  }

  @Test func programsAreMadeAheadOnceForAScene() {
    let viewer = TestedViewer().state
    var state = ViewerState(viewer.shown.request, date: .standard, in: viewer.viewport)
    #expect(state.handle(.tick, at: 0) == [.draw, .frames(.makePrograms)])
    #expect(!state.handle(.tick, at: 1).contains(.frames(.makePrograms)))
    #expect(
      state.handle(.frames(.programsMade), at: 1) == [.detail("the programs for a press are made")])
    #expect(!state.handle(.tick, at: 2).contains(.frames(.makePrograms)))
  }

  /// A moment after the scene before has faded, once the new one has its programs.
  @Test func whatTheSceneBeforeNeedsIsGivenUpOnce() {
    var viewer = TestedViewer(TwirlScene.self)
    #expect(!viewer.wait(3).contains(.frames(.giveUpUnused)))
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    #expect(viewer.wait(1).contains(.frames(.makePrograms)))
    #expect(!viewer.wait(3).contains(.frames(.giveUpUnused)))
    viewer.take(.frames(.programsMade))
    #expect(viewer.wait(3).filter { $0 == .frames(.giveUpUnused) }.count == 1)
    viewer.press(.pageUp)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    viewer.wait(0.5)
    viewer.take(.frames(.programsMade))
    #expect(!viewer.wait(0.5).contains(.frames(.giveUpUnused)))
    // A scene that stands still wakes for it.
    #expect(viewer.state.secondsUntilTick(at: viewer.time) != nil)
    #expect(viewer.wait(1).contains(.frames(.giveUpUnused)))
  }

  @Test func slowerCallsAreDrawnUntilFasterOnesAreMade() {
    var viewer = TestedViewer(isPaused: true)
    #expect(
      viewer.take(.frames(.drawn(withStandIns: true, awaitsPrograms: true)))
        == [.detail("drawing without specialization while specialized programs are compiled")])
    #expect(draws(viewer.wait(0.1)) == 1)
    #expect(viewer.take(.frames(.drawn(withStandIns: true, awaitsPrograms: false))) == [])
    #expect(
      viewer.take(.frames(.drawn(withStandIns: false, awaitsPrograms: false)))
        == [.detail("drawing with specialized programs again")])
  }

  @Test func theInspectorIsDrawnWhenItChangesByItself() throws {
    var viewer = TestedViewer(isPaused: true)
    #expect(viewer.press(.tab) == [.panel(.setWindow(isOpen: true)), .panel(.listPresets)])
    viewer.wait(0.1)
    // The highlight glides for a moment; then the pointer rests until the tooltip comes.
    viewer.take(.input(.pointerMoved(try viewer.middle(of: Target("amplitude")))))
    #expect(draws(viewer.wait(0.3)) > 2)
    #expect(draws(viewer.wait(0.2)) == 0)
    #expect(draws(viewer.wait(0.2)) == 1)
    #expect(viewer.state.secondsUntilTick(at: viewer.time) == nil)
    viewer.press(.down)
    #expect(draws(viewer.wait(0.1)) == 1)
  }

  @Test func aScriptWakesASceneThatStandsStill() {
    var request = SceneRequest(scene: SceneSource(TwirlScene.self))
    let event = SceneEvent.hold(name: "visible", value: .toggle(false))
    request.script.inputs = [Script.Input(event, at: 20)]
    var viewer = TestedViewer(request)
    for _ in 0..<198 { viewer.take(.tick, after: 0.1) }
    #expect(abs(viewer.state.time.clock.time - 19.9) < 0.05)
    #expect(!viewer.state.needsFrame(at: viewer.time))
    let wait = viewer.state.secondsUntilTick(at: viewer.time)
    #expect(wait.map { $0 > 0 && $0 <= 0.1 } == true, "\(String(describing: wait))")
    #expect(
      viewer.take(.tick, after: 0.1).contains(.draw)
        || viewer.take(.tick, after: 0.1).contains(.draw))
  }
}
