internal import Layers
package import Opening
internal import Scenes

/// Times the frames of a scene against yardsticks, all in one run.
///
/// ```swift
/// // given request: SceneRequest, clock: () -> Double
/// let report = try FrameBench(request, clock: clock).report(seconds: 3)
/// report.ratio(of: .frame, to: .solidFill)
/// ```
///
/// A solid fill of the same area says what no frame can be faster than, the same frame with every
/// argument a uniform what a viewer pays that draws the shader functions as they stand. Where the
/// button's strings are shown, their plain port stands for that: it says what a viewer pays that
/// runs the article's function unchanged. A user's file is drawn with everything computed for each
/// pixel, too, if some of it is computed once a draw: that says what hoisting is worth. What
/// literals for what stands still are worth is said in the same way. The scene runs at 60 frames a
/// second from the request's time, whatever the clock says.
package struct FrameBench {
  private let request: SceneRequest
  private let isNaive: Bool
  private let clock: () -> Double

  /// - Parameters:
  ///   - isNaive: Whether the scene's strings are drawn by their plain port: what is left between
  ///     them and the yardstick is what the renderer's own way of handing arguments on is worth.
  ///   - clock: Seconds; only ever runs forward.
  package init(_ request: SceneRequest, isNaive: Bool = false, clock: @escaping () -> Double) {
    self.request = request
    self.isNaive = isNaive
    self.clock = clock
  }

  /// Whether the button's strings are in the scene, and with them their yardstick.
  package var showsStrings: Bool { scene(request.time).strings != nil }

  /// Draws for `seconds`, and a little longer for warming up.
  ///
  /// - Parameter progress: Told now and then how much is over, 0 to 1.
  /// - Throws: `GraphicsError` without OpenGL 3.3, and what a frame of the scene can throw.
  package func report(
    seconds: Double, progress: (Double) -> Void = { _ in }
  ) throws -> FrameReport {
    let rows = rows
    let stage = try BenchStage(functions: request.functions, clock: clock)
    let run = try stage.run(
      rows.map(\.subject), seconds: seconds, from: request.time, measured: 0, progress: progress)
    return FrameReport(
      request: request, isNaive: isNaive, seconds: seconds, driver: stage.driver, run: run,
      rows: zip(rows, run.samples).map { row, samples in
        let pixels = row.subject.pixelSize(at: request.time)
        return FrameReport.Row(
          kind: row.kind, pixelWidth: pixels.width, pixelHeight: pixels.height,
          drawing: TimingSummary(samples.drawing), planning: TimingSummary(samples.planning),
          submitting: TimingSummary(samples.submitting))
      })
  }

  // MARK: - What is drawn

  private var rows: [(kind: FrameReport.Row.Kind, subject: BenchSubject)] {
    let scene = scene
    let isNaive = isNaive
    let frame = scene(request.time)
    let content = BenchSubject.Content.layer { time in
      isNaive ? scene(time).withPlainStrings : scene(time)
    }
    var rows = [row(.frame, on: request.background, content)]
    if frame.callsFunctions, frame.strings == nil {
      rows.append(row(.uniforms, on: request.background, readsUniforms: true, content))
    }
    if request.functions.values.contains(where: \.isHoisted) {
      rows.append(row(.unhoisted, on: request.background, isHoisted: false, content))
    }
    if request.functions.values.contains(where: { !$0.specializableArguments.isEmpty }) {
      rows.append(row(.specialized, on: request.background, isSpecialized: true, content))
    }
    rows.append(row(.solidFill, .solid(request.canvas)))
    guard let strings = frame.strings else { return rows }
    let own = { (time: Double) in scene(time).strings ?? strings }
    rows += [
      row(.strings, .layer { time in isNaive ? own(time).withPlainStrings : own(time) }),
      row(.wordForWord, readsUniforms: true, .layer { time in own(time).withPlainStrings }),
      row(.stringsFill, .solid(strings.size)),
    ]
    return rows
  }

  private func row(
    _ kind: FrameReport.Row.Kind, on background: Color? = nil, readsUniforms: Bool = false,
    isHoisted: Bool = true, isSpecialized: Bool = false, _ content: BenchSubject.Content
  ) -> (kind: FrameReport.Row.Kind, subject: BenchSubject) {
    let subject = BenchSubject(
      name: kind.rawValue, scale: request.scale, background: background,
      readsUniforms: readsUniforms, isHoisted: isHoisted, isSpecialized: isSpecialized,
      content: content)
    return (kind, subject)
  }

  /// The scene's layer at a time, as the script leaves it.
  private var scene: (Double) -> Layer {
    let playback = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment)
    let canvas = request.canvas
    return { time in playback.scene(at: time).layer(in: canvas, at: time) }
  }
}
