internal import Layers

/// A simulation at a size: what each of its passes draws.
nonisolated struct SimulationPlan: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    /// Index of the simulation's pass; a pyramid has a step for each of its levels.
    let pass: Int
    var draw: Draw
    /// Numbers that are other ones in every frame.
    var clockSlots: [ClockSlot]
    var pixelWidth: Int
    var pixelHeight: Int
    var buffer: Simulation.Buffer
  }

  var simulation: String
  var frame: Int
  var maxSteps: Int
  var steps: [Step]

  /// By pass: the index of its last step, whose buffer others read.
  var lastSteps: [Int] {
    steps.indices.filter { $0 + 1 == steps.count || steps[$0 + 1].pass != steps[$0].pass }
  }

  /// Whether a frame depends on the one before.
  var hasMemory: Bool { steps.contains(where: \.buffer.isPersistent) }
}

/// A number among the values of a draw that the clock of a simulation sets.
nonisolated struct ClockSlot: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Seconds of the frame.
    case time
    /// Frames before it.
    case frame
    /// A number, and others in the frames before which there are so many.
    case number(Double, exceptions: [Int: Double])

    /// - Parameter frames: The last is the one that is drawn.
    func value(inFrames frames: ClosedRange<Int>) -> Double {
      switch self {
      case .time: Double(frames.upperBound) * Simulation.frameDuration
      case .frame: Double(frames.upperBound)
      case .number(let usual, let exceptions):
        exceptions.filter { frames.contains($0.key) }.max { $0.key < $1.key }?.value ?? usual
      }
    }
  }

  var kind: Kind
  var slot: UniformSlot
}
