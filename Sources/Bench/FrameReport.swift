package import Layers
internal import Opening

/// The results of a bench of a scene's frames. All times are milliseconds.
nonisolated package struct FrameReport: Sendable {
  /// One thing that was drawn in every round.
  package struct Row: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      /// The scene's frame, as a window of that size shows it.
      case frame
      /// The scene's frame with every argument a uniform, as a viewer draws it that runs shaders as
      /// they stand.
      case uniforms
      /// The scene's frame with all of a file computed for each pixel, also what is the same for
      /// all.
      case unhoisted
      /// The scene's frame with literals for the arguments that stand still, as a window draws it
      /// after a second.
      case specialized
      /// One color over the whole canvas.
      case solidFill
      /// The button's strings alone, over their rectangle.
      case strings
      /// The strings as the article writes them, every argument a uniform.
      case wordForWord
      /// One color over the strings' rectangle.
      case stringsFill
    }

    package let kind: Kind
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// From the frame plan to the last finished pixel.
    package let drawing: TimingSummary
    /// From the scene to the frame plan: outside the driver.
    package let planning: TimingSummary
    /// The part of `drawing` before the driver's last call returned.
    package let submitting: TimingSummary
  }

  /// How many times as long one row takes as another.
  package struct Ratio: Sendable {
    package let of: Row.Kind
    package let to: Row.Kind
    /// By the medians.
    package let value: Double
    /// By the minima.
    package let minimum: Double
  }

  package let sceneName: String
  package let canvas: Size
  package let scale: Double
  package let isNaive: Bool
  package let seconds: Double
  /// The driver's description of itself.
  package let driver: BenchDriver
  /// How often each row was drawn.
  package let rounds: Int
  /// The frame, its yardsticks, and, where there are strings, theirs.
  package let rows: [Row]
  /// The frame's passes by GPU time; empty where the driver measures none.
  package let passes: [PassShare]
  /// Made while measuring, and 0 for a steady scene.
  package let programsMade: Int
  package let texturesMade: Int

  @MainActor init(
    request: SceneRequest, isNaive: Bool, seconds: Double, driver: BenchDriver,
    run: BenchStage.Run, rows: [Row]
  ) {
    sceneName = request.scene.name
    canvas = request.canvas
    scale = request.scale
    self.isNaive = isNaive
    self.seconds = seconds
    self.driver = driver
    rounds = run.rounds
    self.rows = rows
    passes = PassShare.shares(of: run.passes)
    programsMade = run.programsMade
    texturesMade = run.texturesMade
  }

  /// GPU time of the frame: the sum over its passes; `nil` where the driver measures none.
  package var gpuTime: Double? {
    passes.isEmpty ? nil : passes.reduce(0) { $0 + $1.milliseconds }
  }

  package func row(_ kind: Row.Kind) -> Row? { rows.first { $0.kind == kind } }

  /// How many times as long `first` takes as `second`; `nil` if one of them was not drawn.
  ///
  /// - Parameter figure: Of both rows' times: the median says what to expect, the minimum is what
  ///   other load on the machine disturbs least.
  package func ratio(
    of first: Row.Kind, to second: Row.Kind, by figure: KeyPath<TimingSummary, Double> = \.median
  ) -> Double? {
    guard let first = row(first), let second = row(second), second.drawing[keyPath: figure] > 0
    else { return nil }
    return first.drawing[keyPath: figure] / second.drawing[keyPath: figure]
  }

  /// The result of the bench.
  package var ratios: [Ratio] {
    let pairs: [(Row.Kind, Row.Kind)] = [
      (.uniforms, .frame), (.unhoisted, .frame), (.frame, .specialized), (.frame, .solidFill),
      (.frame, .strings), (.strings, .stringsFill), (.wordForWord, .strings),
      (.wordForWord, .stringsFill),
    ]
    return pairs.compactMap { first, second in
      guard let median = ratio(of: first, to: second),
        let minimum = ratio(of: first, to: second, by: \.minimum)
      else { return nil }
      return Ratio(of: first, to: second, value: median, minimum: minimum)
    }
  }

  /// The fill that covers as many pixels as `kind` does.
  package static func fill(for kind: Row.Kind) -> Row.Kind {
    switch kind {
    case .frame, .uniforms, .unhoisted, .specialized, .solidFill: .solidFill
    case .strings, .wordForWord, .stringsFill: .stringsFill
    }
  }
}
