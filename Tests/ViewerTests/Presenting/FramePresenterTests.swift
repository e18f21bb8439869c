import Layers
import Opening
import Scenes
import Testing

@testable import Rendering
@testable import Viewer

/// Draws that a frame needs, recorded by a renderer that draws nothing.
@MainActor @Suite struct FramePresenterTests {
  private let renderer = TestedRenderer()
  private let surface = TestedSurface()
  private let presenter: FramePresenter
  private let whole = PixelRect(pixelWidth: 720, pixelHeight: 320)

  init() { presenter = FramePresenter(with: renderer, on: surface, clock: { 0 }) }

  /// Lets a hundredth of a second pass, and presents the frame after it.
  @discardableResult
  private func present(_ viewer: inout TestedViewer) throws -> [TestedRenderer.Draw] {
    viewer.take(.tick, after: 0.02)
    for event in try presenter.present(viewer.state) { viewer.take(event) }
    return renderer.takeDraws()
  }

  @Test func aSceneAloneIsOneDrawOfTheWholeWindow() throws {
    var viewer = TestedViewer(isPaused: true)
    let draws = try present(&viewer)
    #expect(draws.count == 1 && draws[0].damage == whole && !draws[0].isMeasured)
    #expect(surface.swaps == 1 && renderer.finishes == 0)
  }

  /// The background alone, and the name of what comes where that takes its time.
  @Test(arguments: [(false, true, 0), (true, true, 0), (true, false, 1)])
  func theWindowOpensWithItsBackground(hasName: Bool, isCached: Bool, pictures: Int) throws {
    let viewer = TestedViewer(isPaused: true)
    renderer.restores = isCached
    try presenter.presentOpening(viewer.state, hasName: hasName)
    let draws = renderer.takeDraws()
    #expect(draws.count == 1 && draws[0].damage == nil && surface.swaps == 1)
    #expect(draws.first?.plan.allDraws.count == pictures)
  }

  /// Each of the two buffers is drawn once; after that both show the frame.
  @Test func nothingIsDrawnOfAFrameThatIsTheSame() throws {
    var viewer = TestedViewer(isPaused: true)
    for _ in 0..<2 { #expect(try present(&viewer).map(\.damage) == [whole]) }
    #expect(try present(&viewer).map { $0.damage?.isEmpty } == [true])
    renderer.generation += 1
    #expect(try present(&viewer).map(\.damage) == [whole])
  }

  @Test func aHiddenWindowsFramesAreForgottenWhenItIsShown() throws {
    var viewer = TestedViewer(isPaused: true)
    for _ in 0..<3 { try present(&viewer) }
    presenter.forget()
    #expect(try present(&viewer).map(\.damage) == [whole])
  }

  @Test func aWindowWithoutPixelsDrawsNothing() throws {
    var viewer = TestedViewer()
    viewer.resize(width: 0, height: 0)
    #expect(try present(&viewer).isEmpty)
    #expect(surface.swaps == 0)
  }

  /// The scene and the panel lie beside each other.
  @Test func aChangeInThePanelDrawsNothingOfTheScene() throws {
    var viewer = TestedViewer(isPaused: true)
    viewer.resize(width: 1100, height: 320)
    viewer.press(.tab)
    for _ in 0..<30 { try present(&viewer) }
    viewer.press(.down)
    let draws = try present(&viewer)
    let edge = viewer.state.stage.pixelWidth
    #expect(draws.count == 2)
    for draw in draws {
      let damage = try #require(draw.damage)
      #expect(damage.isEmpty || damage.left >= edge, "\(damage)")
    }
    #expect(draws.last?.damage?.isEmpty == false)
    // Its times are shown, so that the driver is waited for.
    #expect(draws[0].isMeasured && renderer.finishes > 0)
  }

  @Test func theSceneThatLeavesIsDrawnOverTheNewOne() throws {
    var viewer = TestedViewer(TwirlScene.self)
    try present(&viewer)
    viewer.press(.pageDown)
    viewer.take(.files(.tried(.accepted(date: .standard))))
    let draws = try present(&viewer)
    #expect(draws.count >= 2 && draws[0].damage == whole && draws[1].damage == nil)
    viewer.wait(0.5)
    #expect(viewer.state.shown.crossFade == nil)
  }

  // MARK: - Programs

  @Test func slowerCallsAreDrawnWhileSpecializedProgramsAreMade() throws {
    var viewer = TestedViewer(isPaused: true)
    renderer.isReady = { _, specializedOnly in !specializedOnly }
    let general = try present(&viewer)[0].plan
    #expect(viewer.state.frames.drawsStandIns && renderer.plansMade.count == 1)
    #expect(general != renderer.plansMade[0])
    renderer.isReady = { _, _ in true }
    #expect(try present(&viewer)[0].plan == renderer.plansMade[0])
    #expect(!viewer.state.frames.drawsStandIns)
  }

  @Test func theFirstFrameIsWaitedFor() throws {
    var viewer = TestedViewer(isPaused: true)
    renderer.isReady = { _, _ in false }
    #expect(try present(&viewer).count == 1)
    #expect(renderer.plansMade.isEmpty && !viewer.state.frames.drawsStandIns)
  }

  @Test func programsForAPressAndThePanelAreMadeAhead() throws {
    var viewer = TestedViewer(isPaused: true)
    try present(&viewer)
    presenter.makePrograms(for: viewer.state)
    // The scene without specialization, a press and its end, twice each, and the panel
    #expect(renderer.plansMade.count == 6)
    viewer.press(.tab)
    presenter.makePrograms(for: viewer.state)
    #expect(renderer.plansMade.count == 11)
  }

  @Test func whatIsFreedIsReported() throws {
    var viewer = TestedViewer(isPaused: true)
    var reports: [String] = []
    presenter.report = { reports.append($0) }
    try present(&viewer)
    #expect(presenter.giveUpUnused(in: viewer.state))
    #expect(reports == ["gave up 3 of 8 programs and 1 of 4 textures"])
    #expect(renderer.plansKept.count > 6)
    #expect(!presenter.giveUpUnused(in: viewer.state))
  }
}
