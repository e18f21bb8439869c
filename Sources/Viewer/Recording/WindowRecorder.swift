internal import Capture
internal import Files
internal import Layers
internal import OpenGL
internal import Opening
internal import Rendering

/// Records what the window shows, without what lies over it, while it is shown.
///
/// The scene is drawn into a framebuffer of the recording, and copied to the window from there: a
/// recorded frame is drawn once. It is read back while the next is drawn, and encoded by another
/// process, of lower priority than the window.
final class WindowRecorder {
  let files = LiveVideos()
  private var target: Target?

  /// Framebuffer that the frames are drawn into.
  private final class Target {
    let framebuffer: Framebuffer
    var history = FrameHistory()
    var readbacks: [Readback] = []

    init(_ framebuffer: consuming Framebuffer) { self.framebuffer = framebuffer }
  }

  /// Boxes what cannot be copied.
  private final class Readback {
    let pixels: PixelReadback
    let time: Double

    init(of framebuffer: borrowing Framebuffer, at time: Double) {
      pixels = PixelReadback(of: framebuffer)
      self.time = time
    }
  }

  /// Bytes of the frames that wait for the encoder.
  private static let memory = 96 << 20
  private static let mostFrames = 24
  /// Attempts to find a free name.
  private static let names = 1000

  /// The size of the frames; `nil` if nothing is recorded.
  var size: PixelSize? {
    target.map {
      PixelSize(width: $0.framebuffer.pixelWidth, height: $0.framebuffer.pixelHeight)
    }
  }

  /// Begins a recording in the user's folder of videos.
  ///
  /// - Parameters:
  ///   - name: What the file's name begins with.
  ///   - time: The wall time.
  /// - Throws: `RecordingError`, `FileError` or `GraphicsError`.
  func start(named name: String, size: PixelSize, rate: Double, at time: Double) throws {
    guard VideoFile.isPossible else { throw RecordingError.missingEncoder }
    let framebuffer = try Framebuffer(
      pixelWidth: size.width, pixelHeight: size.height, label: "recording")
    let (file, path) = try Self.file(
      named: "\(name) \(FileTimestamp.now)",
      VideoFile.FrameFormat(width: size.width, height: size.height, rate: rate, isOpaque: true))
    let room = max(2, min(Self.mostFrames, Self.memory / (size.width * size.height * 4)))
    files.begin(
      LiveRecording(into: file, rate: rate, from: time, room: room), at: path,
      clock: { Window.time })
    target = Target(framebuffer)
  }

  /// Creates the file under the first free name that begins with `name`.
  private static func file(
    named name: String, _ frames: VideoFile.FrameFormat
  ) throws -> (VideoFile, path: String) {
    let folder = UserFolder.videos.ownPath
    try makeFolder(folder, permissions: 0o777)
    var attempt = 1
    while true {
      let number = attempt == 1 ? "" : " \(attempt)"
      let path = "\(folder)/\(name)\(number)\(VideoFormat.live.ending)"
      do {
        let file = try VideoFile(at: path, .live, of: frames, replacing: false, isLive: true)
        return (file, path)
      } catch FileError.exists where attempt < names {
        attempt += 1
      }
    }
  }

  /// Ends the recording; its file appears later.
  func end(at time: Double) {
    collect(waiting: true)
    target = nil
    files.end(at: time)
  }

  /// Ends the recording, and waits until all files are there.
  func finish() {
    collect(waiting: true)
    target = nil
    files.finish(at: Window.time)
  }

  // MARK: - Frames

  /// Draws a frame into the recording.
  ///
  /// - Parameters:
  ///   - plan: Returns the scene's plan; its argument remembers the frames before.
  ///   - after: Draws what lies over the scene and is recorded, or nothing: `nil`.
  ///   - time: The wall time.
  func draw(
    _ plan: (inout FrameHistory) throws -> FramePlan, then after: (() throws -> Void)?,
    with renderer: any FrameRenderer, at time: Double
  ) throws {
    guard let target else { return }
    let plan = try plan(&target.history)
    let isWhole = after != nil
    let damage = target.history.damage(of: plan, age: 1, generation: renderer.generation)
    Quirks.turnFromWindow(to: target.framebuffer)
    try target.framebuffer.bound {
      try renderer.draw(plan, within: isWhole ? nil : damage)
      try after?()
    }
    target.history.note(isWhole ? nil : plan)
    if files.current?.needsFrame(at: time) == true {
      target.readbacks.append(Readback(of: target.framebuffer, at: time))
    }
  }

  /// Copies the frame to the window's upper left corner.
  func copyToWindow(pixelHeight: Int) {
    target?.framebuffer.copyToBound(top: pixelHeight)
  }

  /// Hands on what has been read back, and lets the file keep the window's time.
  func collect(at time: Double) {
    if target != nil, files.current == nil { target = nil }
    collect()
    if target?.readbacks.isEmpty == true { files.current?.hold(until: time) }
  }

  private func collect(waiting: Bool = false) {
    guard let target else { return }
    while let first = target.readbacks.first, waiting || first.pixels.isReady {
      // Without memory there is no picture: the one before is shown longer, as for a late one.
      if let pixels = try? first.pixels.bytes() {
        files.current?.add(pixels, drawnAt: first.time)
      }
      target.readbacks.removeFirst()
    }
  }
}
