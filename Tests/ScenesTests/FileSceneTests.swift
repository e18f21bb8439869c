import Dialects
import Layers
import Parameters
import Scenes
import Testing
import Tokens

/// Values that a file's scene hands to its shaders.
@Suite struct FileSceneTests {
  private let canvas = Size(width: 120, height: 80)

  private func scene(_ source: String, file: String) throws -> FileScene {
    let program = DialectProgram(of: file, in: SourceFolder([file: source]))
    #expect(!program.hasErrors)
    return FileScene(
      Effect(program, functions: program.passes.map(\.name)), environment: SceneEnvironment())
  }

  private func arguments(of scene: FileScene, at time: Double = 0) throws -> [Shader.Argument] {
    guard case .fill(_, .shader(let shader)) = scene.layer(in: canvas, at: time).content else {
      Issue.record("the program is not a fill")
      return []
    }
    return shader.arguments
  }

  /// The middle is that of the canvas that is drawn, also before anything has happened on it.
  @Test func aPlaceIsTheMiddleOfTheCanvasUntilThePointerIsPressed() throws {
    let source = "uniform vec2 touch;\nvoid main() { gl_FragColor = vec4(touch, 0.0, 1.0); }"
    var scene = try scene(source, file: "touch.frag")
    #expect(try arguments(of: scene).contains(.float2(60, 40)))
    scene.handle(.pointerDown(Point(x: 30, y: 20)), in: canvas, at: 0.5)
    #expect(try arguments(of: scene, at: 1).contains(.float2(30, 20)))
  }

  /// Only lengths in pixels are left to the renderer: the pointer's, and the size.
  @Test func whatIsNotMeasuredInPixelsIsAPlainNumber() throws {
    let source = """
      void mainImage(out vec4 o, in vec2 p) {
        o = vec4(iTime, iTimeDelta, iFrame, 1.0) + iMouse + vec4(iResolution, iFrameRate);
      }
      """
    var scene = try scene(source, file: "clock.glsl")
    scene.handle(.pointerDown(Point(x: 30, y: 20)), in: canvas, at: 0.5)
    let numbers = try arguments(of: scene, at: 1)
    for expected: Shader.Argument in [
      .float(1), .float(60), .float(1 / 60), .raster(.pixelSize, components: 3),
      .wholePixels([30, 60, 30, 60], signs: [1, 1, 1, -1]),
    ] { #expect(numbers.contains(expected), "\(expected)") }
  }
}
