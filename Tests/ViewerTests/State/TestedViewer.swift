import Controls
import Layers
import Opening
import Parameters
import Scenes
import Testing

@testable import Viewer

/// A viewer's state with a visible window of 720 × 320 pixels, and a wall clock that tests
/// move.
struct TestedViewer {
  var state: ViewerState
  private(set) var time = 100.0

  /// The middle of the window in pixels.
  static let middle = Point(x: 360, y: 160)

  /// Opens the window and makes the programs for a press: nothing is due after that but frames. The
  /// scene's time is 0.1 then, if it runs.
  init(_ request: SceneRequest, isPaused: Bool = false) {
    let viewport = Viewport(
      pixelWidth: 720, pixelHeight: 320, contentScale: 1, refreshRate: 60, isVisible: true)
    state = ViewerState(request, date: .standard, in: viewport, isPaused: isPaused)
    take(.opened(isFullscreen: false))
    take(.tick, after: 0.1)
    take(.frames(.programsMade))
    take(.tick, after: 0.1)
  }

  init(_ scene: any GalleryScene.Type = ButtonScene.self, isPaused: Bool = false) {
    self.init(SceneRequest(scene: SceneSource(scene)), isPaused: isPaused)
  }

  @discardableResult
  mutating func take(_ event: ViewerEvent, after seconds: Double = 0) -> [ViewerEffect] {
    time += seconds
    return state.handle(event, at: time)
  }

  /// Presses a key and returns what comes of it.
  @discardableResult
  mutating func press(_ key: Key, _ modifiers: Modifiers = []) -> [ViewerEffect] {
    take(.input(.key(key, modifiers: modifiers, phase: .down)))
      + take(.input(.key(key, modifiers: modifiers, phase: .up)))
  }

  @discardableResult
  mutating func type(_ character: Character) -> [ViewerEffect] {
    take(.input(.character(character, isRepeat: false)))
  }

  /// Presses the mouse at a pixel of the window.
  @discardableResult
  mutating func pressPointer(at pixel: Point = middle) -> [ViewerEffect] {
    take(.input(.pointerMoved(pixel))) + take(.input(.pointerDown))
  }

  @discardableResult
  mutating func releasePointer() -> [ViewerEffect] { take(.input(.pointerUp)) }

  // MARK: - The inspector

  /// The middle of a part of the panel, in pixels of the window.
  func middle(of target: Target) throws -> Point {
    let rect = try #require(
      state.panel.layout?.rect(of: target), "the panel has no \(target)")
    let scale = state.viewport.contentScale
    return Point(
      x: (rect.minX + rect.size.width / 2) * scale, y: (rect.minY + rect.size.height / 2) * scale)
  }

  /// Opens the menu of files that can be saved, and returns its lines.
  mutating func openSaveMenu() throws -> [Button.Choice] {
    resize(width: 1280, height: 900)
    if !state.panel.isOpen { press(.tab) }
    try click(Target(InspectorFooter.save))
    let panel = try #require(state.panel.layout).panel
    return try #require(panel.buttons.first { $0.name == InspectorFooter.save }).choices
  }

  /// Chooses a line of that menu and returns what comes of it.
  mutating func choose(_ choice: SaveChoice) throws -> [ViewerEffect] {
    let lines = try openSaveMenu()
    let index = try #require(lines.firstIndex { $0.name == choice.name })
    return try click(Target(InspectorFooter.save, .item(index)))
  }

  /// Clicks a part of the panel and returns what comes of it.
  @discardableResult
  mutating func click(_ target: Target) throws -> [ViewerEffect] {
    try pressPointer(at: middle(of: target)) + releasePointer()
  }

  /// Makes the window another size, in points.
  mutating func resize(width: Int, height: Int, scale: Double = 1) {
    var viewport = state.viewport
    viewport.pixelWidth = Int((Double(width) * scale).rounded())
    viewport.pixelHeight = Int((Double(height) * scale).rounded())
    viewport.contentScale = scale
    take(.viewportChanged(viewport))
  }

  /// Holds a parameter, as a control of the panel does.
  mutating func hold(_ name: String, at value: ParameterValue) {
    state.send(.hold(name: name, value: value))
  }

  /// Lets `seconds` pass with a tick every hundredth, and returns what comes of it.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [ViewerEffect] {
    (0..<Int((seconds * 100).rounded())).flatMap { _ in take(.tick, after: 0.01) }
  }

  /// Returns the current value of a scene's parameter; `nil` if there is no such number.
  func number(_ name: String) -> Double? {
    let scene = state.scene
    return scene.parameters.all.first { $0.name == name }
      .flatMap { scene.value(of: $0, at: state.time.clock.time).number }
  }

  /// The values at which parameters are held, by name.
  var held: [String: ParameterValue] { state.scene.parameters.held }

  /// Whether the button is pressed.
  var isPressed: Bool { number("mixCoeff") == 1 }
}
