internal import OpenGL

/// The buffers of a simulation, and the frame they show.
final class SimulationState {
  /// The last picture of a pass, and the one before it if a pass reads that.
  struct Buffer {
    fileprivate(set) var current: Shared<Framebuffer>
    fileprivate(set) var previous: Shared<Framebuffer>

    /// Makes the current picture the previous one.
    mutating func turn() { swap(&current, &previous) }
  }

  var buffers: [Buffer]
  /// The last frame that was drawn; -1 before the first.
  var frame = -1
  /// How often it was stretched to another size.
  private(set) var stretches = 0
  private let sides: [[Int]]
  /// By pass: the index of the buffer that others read.
  private let lastSteps: [Int]

  /// - Parameter clear: Clears the bound framebuffer: before its first frame a buffer is
  ///   transparent black.
  init(_ plan: SimulationPlan, clear: () -> Void) throws(GraphicsError) {
    sides = Self.sides(of: plan)
    lastSteps = plan.lastSteps
    buffers = []
    for step in plan.steps {
      let current = try Self.buffer(for: step, clear)
      let previous = step.buffer.isPersistent ? try Self.buffer(for: step, clear) : current
      buffers.append(Buffer(current: current, previous: previous))
    }
  }

  private static func buffer(
    for step: SimulationPlan.Step, _ clear: () -> Void
  ) throws(GraphicsError) -> Shared<Framebuffer> {
    let buffer = Shared(
      try Framebuffer(
        pixelWidth: step.pixelWidth, pixelHeight: step.pixelHeight,
        format: step.buffer.isFloat ? .floats : .bytes,
        label: "simulation \(step.pixelWidth) × \(step.pixelHeight)"))
    buffer.object.bound(clear)
    return buffer
  }

  /// Goes on from what `other` shows, if it is of the same passes at another size.
  ///
  /// - Parameter stretch: Draws the first buffer over all of the second.
  func goOn<Failure>(
    from other: SimulationState,
    stretch: (Shared<Framebuffer>, Shared<Framebuffer>) throws(Failure) -> Void
  ) throws(Failure) {
    guard passFormats == other.passFormats else { return }
    for (step, known) in zip(lastSteps, other.lastSteps) {
      if sides[step] == other.sides[known] {
        buffers[step] = other.buffers[known]
      } else {
        try stretch(other.buffers[known].current, buffers[step].current)
      }
    }
    stretches = other.stretches + 1
    frame = other.frame
  }

  /// By pass: the facts of its buffer other than its size.
  private var passFormats: [[Int]] { lastSteps.map { Array(sides[$0].dropFirst(2)) } }

  /// Whether the buffers are those that `plan` needs.
  func fits(_ plan: SimulationPlan) -> Bool { sides == Self.sides(of: plan) }

  private static func sides(of plan: SimulationPlan) -> [[Int]] {
    plan.steps.map {
      let buffer = $0.buffer
      return [
        $0.pixelWidth, $0.pixelHeight, buffer.isFloat ? 1 : 0, buffer.isPersistent ? 1 : 0,
      ]
    }
  }
}
