internal import Layers
internal import OpenGL
internal import Rendering

/// Draws subjects in turn, again and again, and measures what each frame takes.
///
/// Every round draws every subject once, so that whatever else runs on the machine slows all of
/// them alike: the rounds show how the subjects compare. Each frame is finished before the
/// next begins. It has an OpenGL context and renderers of its own and needs no display; another
/// context must not be made while it draws.
final class BenchStage {
  /// The measurements of one subject, in milliseconds, one number a round.
  struct Samples {
    /// From the scene to the frame plan, none of it in the driver.
    var planning: [Double] = []
    /// The calls into the driver: the renderer's work, and what the driver does before it returns.
    var submitting: [Double] = []
    /// From the plan to the last finished pixel; contains `submitting`.
    var drawing: [Double] = []
  }

  /// Seconds of a clock that only runs forward.
  typealias Clock = () -> Double

  private let context: SurfacelessContext
  private let renderer: Renderer
  /// Draws the subjects whose functions read uniforms.
  private let plainRenderer: Renderer
  /// Draws the subjects whose functions compute everything for each pixel.
  private let unhoistedRenderer: Renderer
  private let solidFill: SolidFill
  private let clock: Clock
  private var targets: [String: Shared<Framebuffer>] = [:]
  private var histories: [String: FrameHistory] = [:]
  /// Takes arguments that are the same in two frames to stand still.
  private var steadyArguments = SteadyArguments(delay: step / 2)
  /// Whether programs may be made.
  private var isWarming = true

  /// Scene seconds from one round to the next.
  static let step = 1.0 / 60
  /// Rounds before the measured ones: drivers compile, and renderers fill their caches.
  private static let warmingRounds = 4
  /// Rounds there are at least, however long they take.
  static let fewestRounds = 3

  /// - Parameter functions: Shader functions beside the built-in ones.
  /// - Throws: `GraphicsError` when no OpenGL 3.3 can be had.
  init(functions: [String: ShaderLibrary.Function], clock: @escaping Clock) throws {
    context = try SurfacelessContext()
    renderer = try Renderer(library: .builtIn())
    plainRenderer = try Renderer(library: .builtIn(), readsUniforms: true)
    unhoistedRenderer = try Renderer(library: .builtIn(), hoists: false)
    solidFill = try SolidFill()
    renderer.add(functions)
    plainRenderer.add(functions)
    unhoistedRenderer.add(functions)
    self.clock = clock
  }

  var driver: BenchDriver {
    BenchDriver(renderer: renderer.driver.renderer, version: renderer.driver.version)
  }

  /// Counts of what was made so far and must not be made in a steady frame.
  private var made: (programs: Int, textures: Int) {
    let counts = [renderer, plainRenderer, unhoistedRenderer].map(\.counts)
    return (counts.map(\.programs).reduce(0, +), counts.map(\.textures).reduce(0, +))
  }

  /// The measurements of a run.
  struct Run {
    /// By subject, in the order they were given.
    let samples: [Samples]
    /// GPU times of the passes of `measured`, one list a frame; empty without timer queries.
    let passes: [[PassTime]]
    let rounds: Int
    /// Programs and textures that were made while measuring.
    let programsMade: Int
    let texturesMade: Int
  }

  /// Draws `subjects` for some seconds.
  ///
  /// - Parameters:
  ///   - time: Scene time of the first round, in seconds.
  ///   - measured: Index of the subject whose passes the GPU measures, in frames of their own
  ///     beside the timed ones.
  ///   - progress: Told how much of the run is over, 0 to 1, after rounds that end another
  ///     hundredth of it.
  /// - Throws: As `Renderer.draw`.
  func run(
    _ subjects: [BenchSubject], seconds: Double, from time: Double, measured: Int? = nil,
    progress: (Double) -> Void
  ) throws -> Run {
    var round = 0
    var samples = subjects.map { _ in Samples() }
    var passes: [[PassTime]] = []
    func draw() throws {
      let now = time + Double(round) * Self.step
      for (index, subject) in subjects.enumerated() {
        try self.draw(subject, at: now, into: &samples[index])
      }
      if let measured {
        try drawMeasured(subjects[measured], at: now + Self.step / 2)
        if !renderer.passTimes.isEmpty { passes.append(renderer.passTimes) }
      }
      round += 1
    }
    isWarming = true
    while round < Self.warmingRounds { try draw() }
    isWarming = false
    samples = subjects.map { _ in Samples() }
    passes = []
    let before = made
    let start = clock()
    var elapsed = 0.0
    var told = 0.0
    repeat {
      try draw()
      elapsed = clock() - start
      let part = min(1, elapsed / seconds)
      if part >= told + 0.01 || part == 1 {
        progress(part)
        told = part
      }
    } while elapsed < seconds || round - Self.warmingRounds < Self.fewestRounds
    return Run(
      samples: samples, passes: passes, rounds: round - Self.warmingRounds,
      programsMade: made.programs - before.programs, texturesMade: made.textures - before.textures)
  }

  private func draw(
    _ subject: BenchSubject, at time: Double, into samples: inout Samples
  ) throws {
    let target = try target(of: subject, at: time)
    let renderer =
      subject.readsUniforms ? plainRenderer : subject.isHoisted ? renderer : unhoistedRenderer
    let start = clock()
    let plan = plan(of: subject, at: time, on: target)
    let planned = clock()
    try target.object.bound {
      if let plan { try renderer.draw(plan) } else { solidFill.draw() }
    }
    let submitted = clock()
    renderer.finish()
    let finished = clock()
    samples.planning.append((planned - start) * 1000)
    samples.submitting.append((submitted - planned) * 1000)
    samples.drawing.append((finished - planned) * 1000)
  }

  private func drawMeasured(_ subject: BenchSubject, at time: Double) throws {
    let target = try target(of: subject, at: time)
    guard let plan = plan(of: subject, at: time, on: target) else { return }
    try target.object.bound { try renderer.draw(plan, measuring: true) }
    renderer.finish()
  }

  /// The plan that the renderer draws; `nil` for a subject that needs none.
  private func plan(
    of subject: BenchSubject, at time: Double, on target: Shared<Framebuffer>
  ) -> FramePlan? {
    guard case .layer(let layer) = subject.content else { return nil }
    let plan = histories[subject.name, default: FrameHistory()].plan(
      layer(time), transform: AffineTransform(scale: subject.scale),
      pixelWidth: target.object.pixelWidth, pixelHeight: target.object.pixelHeight,
      background: subject.background, specializes: !subject.readsUniforms)
    guard subject.isSpecialized,
      let specialized = steadyArguments.specialized(
        plan, arguments: renderer.specializableArguments, at: time),
      isWarming || renderer.hasPrograms(for: specialized)
    else { return plan }
    return specialized
  }

  private func target(
    of subject: BenchSubject, at time: Double
  ) throws(GraphicsError) -> Shared<Framebuffer> {
    if let target = targets[subject.name] { return target }
    let (width, height) = subject.pixelSize(at: time)
    let target = Shared(
      try Framebuffer(pixelWidth: width, pixelHeight: height, label: "bench"))
    targets[subject.name] = target
    return target
  }
}
