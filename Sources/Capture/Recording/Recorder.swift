internal import Layers
package import Opening
package import Pictures
package import Rendering
internal import Scenes

/// Draws the frames of a recording on a fixed clock, and hands them to a file.
///
/// ```swift
/// // given request: SceneRequest, stage: OffscreenStage, sink: any FrameSink
/// let recorder = Recorder(request, clock: FrameClock(start: 0, rate: 60, count: 240))
/// try recorder.record(Array(0..<240), using: stage, into: sink) { frame in print(frame) }
/// ```
///
/// A frame depends on the request and its time only: those of a range are byte for byte those of
/// the whole. While one is drawn, the one before is read back, and others are encoded and written.
package struct Recorder {
  private let request: SceneRequest
  private let clock: FrameClock
  private let playback: Playback
  private let loop: LoopBlend?
  private let folder: String?

  /// Bytes of the frames that wait to be encoded or written.
  private static let memory = 64 << 20
  private static let mostFrames = 12

  /// - Parameters:
  ///   - loops: Whether the end is to lead into the beginning.
  ///   - folder: Where pictures will be, from which their texts name files; `nil` if there are
  ///     none.
  package init(
    _ request: SceneRequest, clock: FrameClock, loops: Bool = false, folder: String? = nil
  ) {
    self.folder = folder
    self.request = request
    self.clock = clock
    playback = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment)
    loop = loops ? LoopBlend(of: playback, in: request.canvas, clock: clock) : nil
  }

  /// The text in a file of all frames: the state of the first.
  package var text: [PNGText] { pngText(at: clock.start) }

  private func pngText(at time: Double) -> [PNGText] {
    var still = request
    still.time = time
    return still.pngText(parametersOf: playback.scene(at: time), in: folder)
  }

  /// Draws frames into `sink`, which is whole or dropped when this returns.
  ///
  /// - Parameters:
  ///   - frames: Their numbers, in rising order.
  ///   - willDraw: Is called with a frame's number before it is drawn, and may throw.
  package func record(
    _ frames: [Int], using stage: OffscreenStage, into sink: any FrameSink,
    willDraw: (_ frame: Int) throws -> Void
  ) throws {
    let frameBytes = request.fit.pixels.width * request.fit.pixels.height * 4
    let room = max(1, min(Self.mostFrames, Self.memory / max(1, frameBytes)))
    let pipeline = FramePipeline(into: sink, room: room)
    do {
      try draw(frames, using: stage, into: pipeline, willDraw: willDraw)
      try pipeline.finish()
      try sink.finish()
    } catch {
      sink.cancel()
      pipeline.cancel()
      throw error
    }
  }

  private func draw(
    _ frames: [Int], using stage: OffscreenStage, into pipeline: FramePipeline,
    willDraw: (Int) throws -> Void
  ) throws {
    var reading: (frame: Int, parts: [OffscreenStage.Readback])?
    var previous: Picture?
    func collect() throws {
      guard let read = reading.take() else { return }
      try pipeline.add {
        let picture = try picture(of: read.frame, from: read.parts)
        defer { if pipeline.comparesFrames { previous = picture } }
        return RecordedFrame(index: read.frame, picture: picture, previous: previous)
      }
    }
    // A large frame is read back before the next is drawn: no second one is beside it.
    let place = request.place
    let isLarge = LargeFrames.areLarge(width: place.pixelWidth, height: place.pixelHeight)
    if isLarge { LargeFrames.giveMemoryBack() }
    var drawn = 0
    for frame in frames {
      try willDraw(frame)
      if isLarge { try collect() }
      try drawFramesBefore(frame, drawn: &drawn, using: stage)
      let next = try times(of: frame).map { time in
        try stage.readback(of: layer(at: time), in: request.place, background: request.background)
      }
      try collect()
      reading = (frame, next)
    }
    try collect()
  }

  // MARK: - Frames

  /// The times that a frame shows: one, or two that are mixed.
  private func times(of frame: Int) -> [Double] {
    let time = clock.time(of: frame)
    guard loop?.weight(of: frame) == nil else {
      return [time, clock.time(of: frame + clock.count)]
    }
    // Frames that depend on those before are shown as they were drawn.
    guard let duration = frameDuration else { return [time] }
    return [Double(framesBefore(time)) * duration]
  }

  private func picture(
    of frame: Int, from parts: [OffscreenStage.Readback]
  ) throws -> Picture {
    var pixels = try parts[0].bytes()
    if parts.count > 1, let weight = loop?.weight(of: frame) {
      pixels = LoopBlend.mix(try parts[1].bytes(), pixels, weight)
    }
    return Picture(
      width: request.place.pixelWidth, height: request.place.pixelHeight, pixels: pixels,
      text: pngText(at: clock.time(of: frame)))
  }

  private func layer(at time: Double) throws -> Layer {
    let layer = playback.scene(at: time).layer(in: request.canvas, at: time)
    try request.checkView()
    return layer
  }

  // MARK: - Frames that depend on those before

  /// Why the frames cannot be drawn at this rate, or as a loop; `nil` if they can.
  package var obstacle: (reason: String, hint: String)? {
    guard let duration = frameDuration else { return nil }
    let rate = Int(clamping: (1 / duration).rounded())
    if clock.rate > Double(rate) {
      return ("its frames are drawn from those before, \(rate) a second", "add --fps \(rate)")
    }
    return loop == nil ? nil : ("its frames are drawn from those before", "leave '--loop' out")
  }

  /// Seconds of a frame of such a scene; `nil` for one that does not depend on frames.
  private var frameDuration: Double? { playback.scene(at: clock.start).frameDuration }

  /// How many of the scene's own frames come before a time.
  private func framesBefore(_ time: Double) -> Int {
    guard let duration = frameDuration else { return 0 }
    return max(0, Int(clamping: (time / duration + 1e-6).rounded(.down)))
  }

  /// Draws the scene's own frames before one of the recording that were not drawn yet.
  ///
  /// - Parameter drawn: How many were; the recording's own frame counts as the next.
  private func drawFramesBefore(
    _ frame: Int, drawn: inout Int, using stage: OffscreenStage
  ) throws {
    guard let duration = frameDuration else { return }
    let before = framesBefore(clock.time(of: frame))
    while drawn < before {
      let time = Double(drawn) * duration
      try stage.draw(layer(at: time), in: request.place, background: request.background)
      drawn += 1
    }
    drawn = before + 1
  }
}
