package import Layers
package import Rendering
package import Scenes

/// Everything that decides what a captured frame looks like: two equal requests give the same file.
nonisolated package struct CaptureRequest: Sendable {
  package var scene: SceneSource
  /// The files that the gallery is from, by the word that opens them; empty for built-in scenes.
  package var files: [String: EffectFile] = [:]
  /// What the window steps through, this scene among it.
  package var gallery: [SceneSource] = SceneCatalog.all
  package var script = Script()
  /// Size of the canvas in points.
  package var canvas: Size
  /// Pixels per point.
  package var scale = 1.0
  /// The scene's time in seconds, counted from rest at 0.
  package var time = 0.0
  package var background: Color
  /// Whether things fade instead of moving.
  package var reducesMotion = false
  /// A picture for scenes that show one, and the file it came from.
  package var image: Image?
  package var imagePath: String?

  /// The canvas of a scene that has none of its own, in points.
  package static let standardCanvas = Size(width: 640, height: 400)
  /// What lies behind every scene unless told otherwise: 0F0F11.
  package static let standardBackground = Color(
    red: 15.0 / 255, green: 15.0 / 255, blue: 17.0 / 255)

  /// Lengths a side of the canvas may have, in points.
  package static let sides = 1.0...65_536
  package static let scales = 0.05...64.0
  package static let times = 0.0...1e9

  package init(scene: SceneSource) {
    self.scene = scene
    canvas = scene.canvas ?? Self.standardCanvas
    background = Self.standardBackground
  }

  /// The file that the scene is from; `nil` for built-in scenes.
  package var file: EffectFile? { files[scene.arguments[0]] }

  /// Shader functions that the scenes call beside the built-in ones.
  package var functions: [String: ShaderLibrary.Function] {
    files.values.reduce(into: [:]) { $0.merge($1.functions) { first, _ in first } }
  }
}
