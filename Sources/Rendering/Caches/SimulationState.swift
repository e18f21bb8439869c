internal import OpenGL

/// The buffers of a simulation, and the frame they show.
final class SimulationState {
  /// What a pass drew last, and what it drew before that if a pass reads it.
  struct Buffer {
    fileprivate(set) var current: PassTextures.Target
    fileprivate(set) var previous: PassTextures.Target

    /// What was current becomes previous.
    mutating func turn() { swap(&current, &previous) }
  }

  var buffers: [Buffer]
  /// The last frame that was drawn; -1 before the first.
  var frame = -1
  /// The renderer's frame in which it was last of use.
  var lastUse = 0
  private let sides: [[Int]]

  /// - Parameter clear: Clears the bound framebuffer: before its first frame a buffer is
  ///   transparent black.
  init(_ plan: SimulationPlan, clear: () -> Void) throws(GraphicsError) {
    sides = Self.sides(of: plan)
    buffers = []
    for step in plan.steps {
      let current = try Self.target(for: step, clear)
      let previous = step.isPersistent ? try Self.target(for: step, clear) : current
      buffers.append(Buffer(current: current, previous: previous))
    }
  }

  private static func target(
    for step: SimulationPlan.Step, _ clear: () -> Void
  ) throws(GraphicsError) -> PassTextures.Target {
    let target = try PassTextures.Target(
      pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight,
      format: step.isFloat ? .floats : .bytes)
    target.framebuffer.bound(clear)
    return target
  }

  /// Whether the buffers are those that `plan` needs.
  func fits(_ plan: SimulationPlan) -> Bool { sides == Self.sides(of: plan) }

  private static func sides(of plan: SimulationPlan) -> [[Int]] {
    plan.steps.map {
      [$0.pixelWidth, $0.pixelHeight, $0.isFloat ? 1 : 0, $0.isPersistent ? 1 : 0]
    }
  }
}
