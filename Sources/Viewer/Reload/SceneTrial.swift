internal import Files
internal import Layers
internal import Opening
internal import Rendering
internal import Scenes

/// Tries scenes with a user's functions before the window shows them: small in a process beside the
/// window, then with the window's driver, while that process looks for guesses that show them.
///
/// ```swift
/// // given trial: SceneTrial, stage: SceneTrial.Stage
/// try trial.begin(stage)
/// let outcome = trial.goOn(date: .now)  // nil until it is known
/// ```
///
/// A scene that calls only functions that have been tried, and whose guesses are known, passes at
/// once.
final class SceneTrial {
  /// A scene as the window would show it.
  struct Stage {
    let scene: any Scene
    let request: SceneRequest
    /// Size of the canvas in points.
    let canvas: Size
    /// The scene's time.
    let time: Double
    /// The window's first frame of it.
    let plan: FramePlan

    var frame: FrameLimit {
      let divisor = request.divisor
      return FrameLimit(pixels: plan.pixelWidth * plan.pixelHeight / (divisor * divisor))
    }
  }

  /// Outcome of a trial.
  struct Outcome {
    let verdict: SceneVerdict
    /// The file of an accepted scene, with guesses that show it; `nil` for a built-in scene.
    var file: EffectFile?
  }

  private let renderer: Renderer
  /// Where guesses are stored; `nil` stores none.
  private let cache: CacheFolder?
  private let clock: () -> Double
  private let process: ProbeProcess
  private let probe: Probe
  /// The scene that the process beside the window draws.
  private var stage: Stage?
  /// The scene that came back from there, while guesses are looked for.
  private var guessing: Guessing?
  /// Functions of the library that were drawn small and came back.
  private var tried: Set<String> = []

  /// A scene that can be shown, and the search for guesses that show it.
  private struct Guessing {
    /// `nil` for a built-in scene.
    var search: GuessSearch?
    /// Whether the process beside the window has nothing more to say.
    var isOver = true
  }

  /// Seconds for which the window waits for its first scene without saying why.
  private static let patience = 1.0

  /// - Parameters:
  ///   - clock: Returns the wall time in seconds.
  ///   - wake: Has the window go on with the trial; called on any thread.
  init(
    with renderer: Renderer, cache: CacheFolder?, clock: @escaping () -> Double,
    wake: @escaping @Sendable () -> Void
  ) {
    (self.renderer, self.cache, self.clock) = (renderer, cache, clock)
    process = ProbeProcess(wake: wake)
    probe = Probe(in: process)
  }

  /// Begins to try a scene; an earlier one is dropped.
  ///
  /// - Throws: What planning its draws throws; it cannot be shown then.
  func begin(_ stage: Stage) throws {
    (self.stage, guessing) = (nil, nil)
    let called = stage.scene.userFunctions
    let draws = called.isSubset(of: tried) ? [] : try self.draws(of: stage, calling: called)
    self.stage = stage
    probe.ask(draws, for: stage.frame)
  }

  /// Goes on with the trial, and returns its outcome once, `nil` while it is not known.
  ///
  /// - Parameter date: When the scene's clock begins if it is accepted.
  func goOn(date: @autoclosure () -> SceneDate) -> Outcome? {
    if let stage, let verdict = probe.verdict() {
      self.stage = nil
      switch verdict {
      case .safe: break
      case .slow(let seconds): return Outcome(verdict: .slow(seconds: seconds))
      case .refused(let reason): return Outcome(verdict: .refused(reason))
      }
      // While this process makes the scene's programs, the other one looks for guesses.
      guessing = guessing(for: stage.request)
      do throws(DrawingError) { try renderer.prepare(stage.plan) } catch {
        guessing = nil
        return Outcome(verdict: .rejected(error.diagnostics))
      }
      tried.formUnion(stage.scene.userFunctions)
    }
    takeGuesses()
    guard let guessing, guessing.isOver else { return nil }
    self.guessing = nil
    return Outcome(verdict: .accepted(date: date()), file: guessing.search?.file)
  }

  /// Tries the scene that the window opens with, and waits for it for a moment, so that most scenes
  /// are the first thing that is seen.
  ///
  /// - Returns: `nil` if it takes longer: `goOn` returns the outcome then.
  /// - Throws: What planning its draws throws; it cannot be shown then.
  func tryFirst(_ stage: Stage) throws -> Outcome? {
    try begin(stage)
    let end = clock() + Self.patience
    repeat {
      if let outcome = goOn(date: .now) { return outcome }
      process.wait(seconds: end - clock())
    } while clock() < end
    return nil
  }

  /// Forgets functions that were removed: others may come under their names.
  func forget(_ functions: Set<String>) { tried.subtract(functions) }

  // MARK: - Guesses

  /// Begins to look for guesses that are not stored.
  private func guessing(for request: SceneRequest) -> Guessing {
    guard let file = request.file else { return Guessing() }
    let name = request.scene.name
    let search = GuessSearch(for: file, showing: name, cache: cache)
    guard !search.isOver else { return Guessing(search: search) }
    let question = GuessQuestion(about: file, showing: name)
    // Without the process, the first guesses stay. It has as long as a command, which then finds
    // the same: a screenshot is drawn by one when it is opened again.
    let isAsked = (try? process.ask(.guesses, question.bytes, .standard)) != nil
    return Guessing(search: search, isOver: !isAsked)
  }

  private func takeGuesses() {
    while guessing?.isOver == false, let news = process.takeNews() {
      switch news {
      case .line(let line):
        guessing?.search?.take(line: line)
        guessing?.isOver = line == "ok" || line.hasPrefix("failed")
      // It took too long, or the driver crashed: the first guesses stay.
      case .end: guessing?.isOver = true
      }
    }
  }

  // MARK: - Drawing small

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
}
