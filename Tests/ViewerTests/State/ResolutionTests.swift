import Layers
import Opening
import Scenes
import TestSupport
import Testing

@testable import Viewer

/// Shaders that take long to compile or to draw, without a window.
@Suite struct ResolutionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let accepted = ViewerEvent.files(.tried(.accepted(date: .standard)))

  /// A window with a file of two functions.
  private func viewer() throws -> TestedViewer {
    let text = ["one", "two"].map {
      "[[ stitchable ]] half4 \($0)(float2 position) { return half4(1); }\n"
    }
    let path = try folder.file("paint.metal", Array(text.joined().utf8))
    return TestedViewer(try SceneRequest(opening: path, OptionValues()) { _ in })
  }

  /// Whether the sign of a mistake is shown; `nil` where something is drawn.
  private func showsSign(_ viewer: TestedViewer) -> Bool? {
    (viewer.state.scene as? WaitingScene)?.showsSign
  }

  @Test func theFirstSceneIsNamedWhileItIsCompiled() throws {
    var viewer = try viewer()
    #expect(viewer.take(.files(.firstDelayed)).contains(.detail("compiling 'one' …")))
    #expect(viewer.state.isWaiting && showsSign(viewer) == false)
    #expect(viewer.state.overlays.shownError?.headline == "Compiling 'one' …")
    #expect(viewer.state.overlays.shownError?.isMistake == false)
    // Opened again, a screenshot would draw the shader.
    #expect(viewer.type("s") == [.say("no screenshot: 'one' is not shown yet")])
    // The window is alive: help opens.
    viewer.type("h")
    #expect(viewer.state.overlays.isHelpOpen)
    viewer.take(accepted, after: 20)
    #expect(!viewer.state.isWaiting && viewer.state.overlays.shownError == nil)
    #expect(viewer.state.shown.request.scene.name == "one")
  }

  @Test func theFirstSceneMayBeRefusedLater() throws {
    var viewer = try viewer()
    viewer.take(.files(.firstDelayed))
    let effects = viewer.take(.files(.tried(.refused("it never ends"))), after: 20)
    #expect(effects == [.say("'one' is not shown: it never ends")])
    #expect(viewer.state.isWaiting && showsSign(viewer) == true)
    #expect(viewer.state.overlays.shownError?.headline == "'one' is not shown")
    #expect(viewer.state.overlays.shownError?.isMistake == true)
  }

  @Test func anotherSceneIsSaidToBeCompiledAfterASecond() throws {
    var viewer = try viewer()
    viewer.press(.pageDown)
    viewer.take(.tick, after: 0.9)
    #expect(viewer.state.overlays.shownError == nil)
    viewer.take(.tick, after: 0.2)
    let error = try #require(viewer.state.overlays.shownError)
    #expect(error.headline == "Compiling 'two' …")
    #expect(error.details == ["The picture before stays on screen."])
    viewer.take(accepted)
    #expect(viewer.state.overlays.shownError == nil)
  }

  /// A quarter of the pixels take a quarter of the time; five seconds are the most.
  @Test(
    arguments: [
      (5.5, 2, "half the"), (19.9, 2, "half the"), (21, 4, "a quarter of the"),
      (319, 8, "an eighth of the"),
    ]
      as [(Double, Int, String)])
  func whatDrawsLongIsOfferedSmaller(seconds: Double, divisor: Int, words: String) throws {
    var viewer = try viewer()
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.slow(seconds: seconds))))
    let error = try #require(viewer.state.overlays.shownError)
    #expect(error.headline.hasPrefix("A frame of 'two' takes about "))
    #expect(
      error.details.first?.hasPrefix("Press - to draw it at \(words) resolution, about ") == true)
    #expect(viewer.state.shown.request.scene.name == "one")
    let effects = viewer.type("-")
    #expect(effects.contains { if case .files(.tryScene) = $0 { true } else { false } })
    #expect(viewer.state.files.pending?.request.divisor == divisor)
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "two")
    #expect(viewer.state.shown.request.divisor == divisor)
    #expect(viewer.state.overlays.shownError == nil)
  }

  @Test func whatDrawsForEverIsRefused() throws {
    var viewer = try viewer()
    viewer.press(.pageDown)
    let effects = viewer.take(.files(.tried(.slow(seconds: 400))))
    #expect(effects == [.say("'two' is not shown: a frame of it takes about 400 s")])
    #expect(viewer.state.files.offered == nil)
    // The next step goes on from it.
    viewer.press(.pageDown)
    #expect(viewer.state.files.pending == nil)
  }

  @Test func theFirstSceneIsOfferedSmaller() throws {
    var viewer = try viewer()
    viewer.take(.files(.firstRefused(.slow(seconds: 12))))
    #expect(viewer.state.isWaiting && showsSign(viewer) == false)
    viewer.type("-")
    viewer.take(accepted)
    #expect(viewer.state.shown.request.scene.name == "one" && !viewer.state.isWaiting)
    #expect(viewer.state.shown.request.divisor == 2)
  }

  @Test func theResolutionIsChangedByKeys() throws {
    var viewer = try viewer()
    var divisors: [Int] = []
    for key in "---+++" as String {
      viewer.type(key)
      divisors.append(viewer.state.shown.request.divisor)
    }
    #expect(divisors == [2, 4, 8, 4, 2, 1])
    #expect(viewer.state.overlays.notice?.text == "Drawn at full resolution")
  }
}
