internal import Files
internal import Layers
package import Opening
package import Pictures
package import Rendering
internal import Scenes

/// One frame of a scene as a PNG.
///
/// The same request gives the same file, byte for byte, on the same driver.
package struct StillCapture {
  private let request: SceneRequest
  private let playback: Playback

  package init(_ request: SceneRequest) {
    self.request = request
    playback = request.script.playback(
      of: request.scene, in: request.canvas, environment: request.stillEnvironment)
  }

  /// Draws the frame.
  ///
  /// - Parameter folder: Where the picture will be, from which its text names files.
  package func picture(
    using stage: OffscreenStage, in folder: String? = nil
  ) throws -> Picture {
    let scene = scene
    try drawFramesBefore(using: stage)
    let pixels = try stage.pixels(
      of: layer(of: scene), in: request.place, background: request.background)
    return Picture(
      width: request.place.pixelWidth, height: request.place.pixelHeight, pixels: pixels,
      text: request.pngText(parametersOf: scene, in: folder))
  }

  /// The scene as the script leaves it.
  private var scene: any Scene { playback.scene(at: request.time) }

  private func layer(of scene: any Scene) throws -> Layer {
    let layer = scene.layer(in: request.canvas, at: request.time)
    try request.checkView()
    return layer
  }

  /// Draws every frame before the one that is captured, each as the script has it then, if the
  /// picture depends on them.
  private func drawFramesBefore(using stage: OffscreenStage) throws {
    guard let duration = scene.frameDuration else { return }
    for frame in 0..<max(0, Int(clamping: (request.time / duration + 1e-6).rounded(.down))) {
      let time = Double(frame) * duration
      try stage.draw(
        playback.scene(at: time).layer(in: request.canvas, at: time), in: request.place,
        background: request.background)
    }
  }

  /// Draws the frame and writes its premultiplied colors as they are: 32-bit floats, RGBA, rows
  /// from the top, little endian, nothing before them.
  ///
  /// - Parameter stage: With floats.
  /// - Throws: As `write(to:using:)`.
  package func writeRaw(to path: String, using stage: OffscreenStage) throws {
    try drawFramesBefore(using: stage)
    let floats = try stage.floats(
      of: layer(of: scene), in: request.place, background: request.background)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(floats.count * 4)
    for float in floats {
      withUnsafeBytes(of: float.bitPattern.littleEndian) { bytes += $0 }
    }
    try writeWhole(bytes, to: Self.destination(path), replacing: true)
  }

  /// Draws the frame and writes it to `path`, replacing what is there; on failure what is there
  /// stays.
  ///
  /// - Parameter path: `-` is standard output.
  /// - Throws: `GraphicsError` when it cannot be drawn, `FileError` when it cannot be written.
  package func write(to path: String, using stage: OffscreenStage) throws {
    let picture = try picture(using: stage, in: path.folderPart)
    try writeWhole(picture.pngBytes(), to: Self.destination(path), replacing: true)
  }

  /// As for recordings, `-` is standard output.
  private static func destination(_ path: String) -> String { path == "-" ? "/dev/stdout" : path }
}
