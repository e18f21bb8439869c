internal import Rendering

/// A renderer as the window uses it; tests have one that draws nothing.
protocol FrameRenderer: AnyObject {
  /// Counts the changes of the shader functions: the same plan may look different after one.
  var generation: Int { get }
  /// By function: the arguments that may become literals, by position.
  var specializableArguments: [String: Set<Int>] { get }
  var counts: RenderCounts { get }
  var passTimes: [PassTime] { get }
  var cached: CachedCounts { get }

  /// Draws a plan: the pixels in `damage` if the others show it already, all of them if `nil`.
  func draw(
    _ plan: FramePlan, within damage: PixelRect?, measuring: Bool
  ) throws(DrawingError)

  /// Waits until everything drawn so far is on the screen or in its framebuffer.
  func finish()

  /// Whether a plan can be drawn without waiting for a program.
  func hasPrograms(for plan: FramePlan, specializedOnly: Bool) -> Bool

  /// Whether no program of a plan has to be compiled: all are there, or in the cache folder.
  func restoresPrograms(of plan: FramePlan) -> Bool

  /// Begins to make the programs of plans, and returns whether any are on their way.
  @discardableResult
  func compileInBackground(_ plans: [FramePlan], drawn: [FramePlan]) -> Bool

  /// Frees what none of the plans needs.
  func cancel(except plans: [FramePlan])
}

extension FrameRenderer {
  func draw(_ plan: FramePlan, within damage: PixelRect? = nil) throws(DrawingError) {
    try draw(plan, within: damage, measuring: false)
  }
}

extension Renderer: FrameRenderer {}
