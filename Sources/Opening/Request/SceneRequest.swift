internal import Diagnostics
package import Layers
internal import Parameters
package import Pictures
package import Rendering
package import Scenes

/// Everything that decides what a captured frame looks like: two equal requests give the same file.
package struct SceneRequest: Sendable {
  package var scene: SceneSource
  /// The files that the gallery is from, by the word that opens them; empty for built-in scenes.
  package var files: [String: EffectFile] = [:]
  /// The SwiftUI file whose previews the gallery is; `nil` for anything else.
  package internal(set) var view: OpenedView?
  /// The scenes that the window steps through, this one among them.
  package var gallery: [SceneSource] = SceneCatalog.all
  package var script = Script()
  /// Size of the canvas in points.
  package var canvas: Size
  /// Pixels per point.
  package var scale = 1.0
  /// Size of the picture, which is drawn as a window of that size draws it, with the canvas as
  /// large as it fits into it; size × scale if `nil`.
  package var pixels: PixelSize?
  /// The scene's time in seconds, counted from rest at 0.
  package var time = 0.0
  /// Whether the time was asked for; a still picture shows the settled scene otherwise.
  var isTimeGiven = false
  /// Whether the scale was asked for.
  var isScaleGiven = false
  /// Whether the size was asked for.
  var isSizeGiven = false
  package var background: Color
  /// Whether the scene lies on the mesh of `aurora`, and under its noise.
  package var isOnMesh = false
  /// Whether things fade instead of moving.
  package var reducesMotion = false
  /// Pixels of the window that one of the scene is wide and high: more than 1 for a scene that
  /// takes too long otherwise. Captures do not know it.
  package var divisor = 1
  /// Whether the scene answers what is carried out, as it does in a window.
  package var answersActions = false
  /// When the scene's clock begins; the same for all captures if `nil`.
  package var date: SceneDate?
  /// A picture for scenes that show one, and the file it came from.
  package var image: Image?
  package var imagePath: String?
  /// Whether it was read from a file that states everything: a capture, or a mesh.
  package var isRestored = false
  /// Remarks on files that its options named.
  var remarks: [Diagnostic] = []
  /// The files that may be opened for it.
  package var scope = ReadScope.everything

  /// The default background: 0F0F11.
  package static let standardBackground = Color(
    red: 15.0 / 255, green: 15.0 / 255, blue: 17.0 / 255)

  /// Lengths a side of the canvas may have, in points.
  package static let sides = 1.0...65_536
  package static let scales = 0.05...64.0
  package static let times = 0.0...1e9

  package init(scene: SceneSource) {
    self.scene = scene
    canvas = scene.canvas ?? SceneSource.standardCanvas
    background = Self.standardBackground
  }

  /// The file that the scene is from; `nil` for built-in scenes.
  package var file: EffectFile? { files[scene.arguments[0]] }

  /// Whether its command names files.
  var namesFiles: Bool {
    !files.isEmpty || imagePath != nil || script.held.contains { $0.value.isFromFile }
      || script.inputs.contains { input in
        if case .hold(_, let value) = input.event { value.isFromFile } else { false }
      }
  }

  /// Shader functions that the scenes call beside the built-in ones.
  package var functions: [String: ShaderLibrary.Function] {
    files.values.reduce(into: [:]) { $0.merge($1.functions) { first, _ in first } }
  }

  /// Where its scene runs when it is captured.
  package var stillEnvironment: SceneEnvironment {
    SceneEnvironment(
      isInteractive: answersActions, image: image, date: date ?? .standard,
      reducesMotion: reducesMotion, isOnMesh: isOnMesh, isOnBackground: hasOwnBackground,
      displayScale: displayScale)
  }

  /// Pixels per point that scenes are told of.
  package var displayScale: Double { isScaleGiven ? scale : 2 }

  /// Takes the files of another request, and what the window steps through.
  package mutating func takeFiles(of other: SceneRequest) {
    (files, view, gallery) = (other.files, other.view, other.gallery)
  }

  /// Lays the scene on what that of another request lies on.
  package mutating func takeBackground(of other: SceneRequest) {
    (background, isOnMesh) = (other.background, other.isOnMesh)
  }

  /// Draws a scene of the program, if it has a size of its own, in the pixels of a fine display,
  /// unless the command says how many pixels there are: at one pixel a point, strings and letters
  /// break up. A file's size is that of its picture, of which each pixel stays one.
  package mutating func useStandardScale() {
    guard files.isEmpty || view != nil, scene.canvas != nil, !isSizeGiven, !isScaleGiven,
      pixels == nil
    else { return }
    scale = 2
  }

  /// Whether the scene lies on anything but what scenes lie on if nothing is said.
  package var hasOwnBackground: Bool { background != Self.standardBackground || isOnMesh }

  /// Moves an unspecified time on to when the scene, with its held values, has settled; in whole
  /// hundredths of a second, so that it can be read.
  package mutating func settle() {
    guard !isTimeGiven else { return }
    var held = script
    (held.presses, held.inputs) = ([], [])
    let scene = held.playback(of: scene, in: canvas, environment: stillEnvironment).scene(at: 0)
    time = (scene.settlingDuration * 100).rounded(.up) / 100
  }

  /// Seconds of a recording if none are asked for: its script and a second for what follows that,
  /// and until all that it shows at rest has appeared; four at least.
  package var standardRecordingDuration: Double {
    max(4, shortestRecordingDuration)
  }

  private var shortestRecordingDuration: Double {
    let settled = scene.make(stillEnvironment).settlingDuration
    return max(script.end > 0 ? script.end + 1 - time : 0, settled - time, 0)
  }

  /// Periods that are waited for, in seconds.
  private static let periods = 0.1...30

  /// Seconds of a recording whose end shows what its beginning shows; `nil` for a scene that does
  /// not come back to that by itself, or not soon.
  package var loopDuration: Double? {
    let playback = script.playback(of: scene, in: canvas, environment: stillEnvironment)
    let end = time + shortestRecordingDuration
    guard let first = playback.scene(at: time).cycle(at: time),
      let last = playback.scene(at: end).cycle(at: end), Self.periods.contains(last.period)
    else { return nil }
    let duration = end - time + last.seconds(until: first)
    return duration < last.period / 2 ? duration + last.period : duration
  }

  /// Reads the picture that the scene shows.
  package mutating func show(imageAt path: String) throws(PictureError) {
    let picture = try Picture(contentsOf: path)
    image = Image(
      width: picture.width, height: picture.height, fitting: .bytes(picture.pixels),
      isOpaque: picture.isOpaque)
    imagePath = path
  }

  /// Pixels on a side beyond which no known driver draws.
  static let maxPixels = 65_536.0

  /// Where the canvas lies in the picture.
  package var fit: CanvasFit {
    pixels.map { CanvasFit(canvas, into: $0) } ?? CanvasFit(canvas, scale: scale)
  }

  /// Returns the size of the frame in whole pixels.
  package func pixelSize() throws(OpeningError) -> (width: Int, height: Int) {
    if let pixels { return (pixels.width, pixels.height) }
    let (width, height) = (canvas.width * scale, canvas.height * scale)
    for pixels in [width, height] {
      guard pixels <= Self.maxPixels else {
        throw .usage(
          "\(ParameterValue.number(pixels)) pixels on a side are too many",
          hint: "make size × scale smaller")
      }
      guard abs(pixels - pixels.rounded()) < 1e-6, pixels.rounded() >= 1 else {
        throw .usage(
          "size × scale is \(width) × \(height), which are not whole pixels",
          hint: "choose a size that the scale makes whole")
      }
    }
    return (Int(width.rounded()), Int(height.rounded()))
  }
}
