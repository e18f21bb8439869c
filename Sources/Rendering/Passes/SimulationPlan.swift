internal import Layers

/// A simulation at a size: what each of its passes draws.
nonisolated struct SimulationPlan: Hashable, Sendable {
  struct Step: Hashable, Sendable {
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
    /// One number in the frame before which there are so many, another in all others.
    case number(Double, inFrame: Int, otherwise: Double)

    /// The number in a frame.
    ///
    /// - Parameter last: The frame that was drawn before it, if some between were left out.
    func value(inFrame frame: Int, after last: Int? = nil) -> Double {
      switch self {
      case .time: Double(frame) * Simulation.frameDuration
      case .frame: Double(frame)
      // What happens in a frame that was left out happens in the next one.
      case .number(let number, let only, let other):
        only <= frame && only > min(last ?? frame, frame - 1) ? number : other
      }
    }
  }

  var kind: Kind
  var slot: UniformSlot
}
