internal import Layers
internal import Opening
internal import Scenes
internal import Typesetting

/// Times how the cost of a frame grows with its pixels, the button's strings, its layers and the
/// letters of a text.
///
/// All points of all series are drawn in every round, so that their lines are as straight as
/// the cost is, and not as the machine was quiet.
package struct ScalingBench {
  private let isNaive: Bool
  private let clock: () -> Double

  /// The largest canvas of strings: a million pixels.
  private static let largest = Size(width: 1250, height: 800)
  private static let pixelSteps = 8
  /// The canvas of the other series, in pixels.
  private static let canvas = Size(width: 480, height: 300)
  private static let waves = [1.0, 4, 8, 12, 16, 20, 24, 28, 32]
  private static let layers = [1, 10, 20, 30, 40, 50, 60]
  private static let layerSize = Size(width: 240, height: 70)
  private static let letters = [100, 200, 300, 400, 500, 600, 700, 800]

  /// - Parameters:
  ///   - isNaive: Whether the strings are drawn by their plain port.
  ///   - clock: Seconds; only ever runs forward.
  package init(isNaive: Bool = false, clock: @escaping () -> Double) {
    self.isNaive = isNaive
    self.clock = clock
  }

  /// Draws for `seconds`, and a little longer for warming up.
  ///
  /// - Parameter progress: Told now and then how much is over, 0 to 1.
  /// - Throws: `GraphicsError` without OpenGL 3.3.
  package func report(
    seconds: Double, progress: (Double) -> Void = { _ in }
  ) throws -> ScalingReport {
    let series = [pixelPoints, wavePoints, layerPoints, letterPoints]
    let stage = try BenchStage(functions: [:], clock: clock)
    let run = try stage.run(
      series.joined().map(\.subject), seconds: seconds, from: 0, progress: progress)
    var medians = run.samples.map { TimingSummary($0.drawing).median }[...]
    let reports = zip(ScalingReport.Axis.allCases, series).map { axis, points in
      let own = medians.prefix(points.count)
      medians = medians.dropFirst(points.count)
      return ScalingReport.Series(
        axis: axis,
        points: zip(points, own).map { ScalingReport.Point(amount: $0.amount, milliseconds: $1) })
    }
    return ScalingReport(
      isNaive: isNaive, seconds: seconds, driver: stage.driver, rounds: run.rounds,
      series: reports)
  }

  // MARK: - What is drawn

  private typealias Subject = (amount: Double, subject: BenchSubject)

  /// Strings on canvases whose areas grow evenly.
  private var pixelPoints: [Subject] {
    (1...Self.pixelSteps).map { step in
      let side = (Double(step) / Double(Self.pixelSteps)).squareRoot()
      let size = Size(
        width: (Self.largest.width * side).rounded(),
        height: (Self.largest.height * side).rounded())
      return (size.width * size.height, strings(waves: nil, over: size, name: "pixels \(step)"))
    }
  }

  private var wavePoints: [Subject] {
    Self.waves.map { ($0, strings(waves: $0, over: Self.canvas, name: "waves \($0)")) }
  }

  /// Faint capsules on top of each other, each clipped by itself.
  private var layerPoints: [Subject] {
    Self.layers.map { count in
      let light = Color(red: 0.4, green: 0.7, blue: 1, opacity: 0.03)
      let capsule = Layer(size: Self.layerSize, fill: .color(light)).clip(to: .capsule)
      let room = Size(
        width: Self.canvas.width - Self.layerSize.width,
        height: Self.canvas.height - Self.layerSize.height)
      let children = (0..<count).map { index in
        // Along a diagonal, all of the same size and at whole pixels.
        let part = Double(index) / 60
        return Layer.Child(
          capsule,
          at: Point(x: (room.width * part).rounded(), y: (room.height * part).rounded()))
      }
      let stack = Layer(size: Self.canvas, children: children)
      return (Double(count), Self.subject("layers \(count)", stack))
    }
  }

  /// Lines of a text that goes on and on, each letter a layer.
  private var letterPoints: [Subject] {
    Self.letters.map { count in
      let text = String(repeating: "headline", count: count / 8 + 1).prefix(count)
      let layout = TextLayout(
        StyledText(String(text), font: Font(size: 14, weight: .semibold, design: .rounded)),
        width: Self.canvas.width)
      let lines = TextBlock(layout, color: .white).layer()
      let stack = Layer(size: Self.canvas, children: [Layer.Child(lines)])
      return (Double(count), Self.subject("letters \(count)", stack))
    }
  }

  private static func subject(_ name: String, _ layer: Layer) -> BenchSubject {
    BenchSubject(
      name: name, scale: 1, background: SceneRequest.standardBackground,
      content: .layer { _ in layer })
  }

  private func strings(waves: Double?, over size: Size, name: String) -> BenchSubject {
    let source = SceneCatalog.standard
    let canvas = source.canvas ?? size
    var script = Script()
    if let waves { script.held = [(name: "wavesCount", value: .number(waves))] }
    let playback = script.playback(of: source, in: canvas)
    let isNaive = isNaive
    let layer = { (time: Double) -> Layer in
      let frame = playback.scene(at: time).layer(in: canvas, at: time)
      guard let strings = frame.strings?.stringsResized(to: size) else {
        preconditionFailure("the scene '\(source.name)' shows no strings")
      }
      return isNaive ? strings.withPlainStrings : strings
    }
    return BenchSubject(name: name, scale: 1, content: .layer(layer))
  }
}
