internal import Layers
internal import Opening
internal import Rendering
internal import Scenes

/// Tries scenes with a user's functions before the window shows them: small in a process beside the
/// window, then with the window's driver.
///
/// ```swift
/// trial.begin(stage)
/// let verdict = trial.verdict(date: .now)  // nil until it is known
/// ```
///
/// A scene that calls only functions that have been tried passes at once.
final class SceneTrial {
  /// A scene as the window would show it.
  struct Stage {
    let scene: any Scene
    /// Size of the canvas in points.
    let canvas: Size
    /// The scene's time.
    let time: Double
    /// The window's first frame of it.
    let plan: FramePlan

    var frame: FrameLimit { FrameLimit(pixels: plan.pixelWidth * plan.pixelHeight) }
  }

  private let renderer: Renderer
  private let probe = Probe { Window.wake() }
  private var stage: Stage?
  /// Functions of the library that were drawn small and came back.
  private var tried: Set<String> = []

  init(with renderer: Renderer) { self.renderer = renderer }

  /// Begins to try a scene; an earlier one is dropped.
  ///
  /// - Throws: What planning its draws throws; it cannot be shown then.
  func begin(_ stage: Stage) throws {
    self.stage = nil
    let called = Self.functions(calledBy: stage.scene)
    let draws = called.isSubset(of: tried) ? [] : try self.draws(of: stage, calling: called)
    self.stage = stage
    probe.ask(draws, for: stage.frame)
  }

  /// Returns the verdict once, `nil` while it is not known.
  ///
  /// - Parameter date: When the scene's clock begins if it is accepted.
  func verdict(date: @autoclosure () -> SceneDate) -> SceneVerdict? {
    guard let stage, let verdict = probe.verdict() else { return nil }
    self.stage = nil
    if case .refused(let reason) = verdict { return .refused(reason) }
    do throws(DrawingError) { try renderer.prepare(stage.plan) } catch {
      return .rejected(error.diagnostics)
    }
    tried.formUnion(Self.functions(calledBy: stage.scene))
    return .accepted(date: date())
  }

  /// Tries the scene that the window opens with, and waits for it.
  ///
  /// - Throws: `UnsafeShader` if it must not be shown, or what planning its draws throws.
  func tryFirst(_ stage: Stage, named name: String) throws {
    let called = Self.functions(calledBy: stage.scene)
    guard !called.isEmpty else { return }
    probe.ask(try draws(of: stage, calling: called), for: stage.frame)
    if case .refused(let reason) = probe.waitForVerdict() {
      throw UnsafeShader(description: "'\(name)' cannot be shown: \(reason)")
    }
    tried.formUnion(called)
  }

  /// Forgets functions that were removed: others may come under their names.
  func forget(_ functions: Set<String>) { tried.subtract(functions) }

  /// The draws of a small picture of the scene that call a user's functions.
  private func draws(of stage: Stage, calling names: Set<String>) throws -> [ProbeDraw] {
    let canvas = stage.canvas
    let (width, height) = SmallPictures.pixelSize(of: canvas)
    let plan = Planner.plan(
      stage.scene.layer(in: canvas, at: stage.time),
      transform: AffineTransform(scale: SmallPictures.scale(of: canvas)), pixelWidth: width,
      pixelHeight: height, background: .clear)
    return try renderer.probeDraws(of: plan, calling: names)
  }

  private static func functions(calledBy scene: any Scene) -> Set<String> {
    Set((scene as? FileScene)?.effect.functions ?? [])
  }
}
