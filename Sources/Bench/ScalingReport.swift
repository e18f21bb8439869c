/// How the cost of a frame grows: series of points, and the straight lines through them.
nonisolated package struct ScalingReport: Sendable {
  /// The quantity that grows along a series.
  package enum Axis: String, Sendable, CaseIterable {
    /// The canvas that the button's strings fill, in pixels.
    case pixels
    /// The strings on one canvas.
    case waves
    /// Clipped fills in a stack.
    case layers
    /// The letters of a text.
    case letters

    /// How many make one step in words: slopes are easier read by the million.
    package var step: Double {
      switch self {
      case .pixels: 1e6
      case .waves, .layers: 1
      case .letters: 100
      }
    }

    /// The name of one step.
    package var stepName: String {
      switch self {
      case .pixels: "million pixels"
      case .waves: "wave"
      case .layers: "layer"
      case .letters: "hundred letters"
      }
    }
  }

  package struct Point: Sendable, Hashable {
    /// Pixels, waves, layers or letters.
    package let amount: Double
    /// Median time of a frame.
    package let milliseconds: Double

    package init(amount: Double, milliseconds: Double) {
      self.amount = amount
      self.milliseconds = milliseconds
    }
  }

  package struct Series: Sendable {
    package let axis: Axis
    /// From the smallest amount to the largest.
    package let points: [Point]
    /// Milliseconds by amount.
    package let line: LineFit

    /// - Parameter points: At least two, of different amounts.
    package init(axis: Axis, points: [Point]) {
      self.axis = axis
      self.points = points
      line = LineFit(points.map { (x: $0.amount, y: $0.milliseconds) })
    }
  }

  package let isNaive: Bool
  package let seconds: Double
  package let driver: BenchDriver
  /// How often each point was drawn.
  package let rounds: Int
  package let series: [Series]

  package init(
    isNaive: Bool, seconds: Double, driver: BenchDriver, rounds: Int, series: [Series]
  ) {
    self.isNaive = isNaive
    self.seconds = seconds
    self.driver = driver
    self.rounds = rounds
    self.series = series
  }
}
