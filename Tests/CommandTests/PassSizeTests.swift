import TestSupport
import Testing

/// Passes of ISF files whose sizes are formulas, as they are drawn.
@Suite struct PassSizeTests {
  /// A first pass of these sides that shows its own size, tenfold, and that of its texture.
  private func source(_ width: String, _ height: String, inputs: String = "") -> String {
    """
    /*{ "INPUTS": [ \(inputs) ], "PASSES": [
      { "TARGET": "s", "WIDTH": "\(width)", "HEIGHT": "\(height)", "FLOAT": true }, {} ] }*/
    void main() {
      if (PASSINDEX == 0) { gl_FragColor = vec4(RENDERSIZE, 0.0, 1.0); }
      else {
        vec2 size = IMG_NORM_PIXEL(s, vec2(0.5)).xy;
        gl_FragColor = vec4(size * 2.0 / 255.0, IMG_SIZE(s).x * 2.0 / 255.0, 1.0);
      }
    }
    """
  }

  @Test(arguments: [
    ("floor($WIDTH * 0.1)", "$HEIGHT % 7", [32, 4]),
    ("max(floor($WIDTH*0.02),1.0)", "max(floor($HEIGHT*0.02),1.0)", [6, 4]),
    ("$WIDTH > $HEIGHT ? 64 : 32", "pow(2.0, 5.0)", [64, 32]),
  ])
  func aSideIsWhatTheFormulaSaysOfThePicture(
    width: String, height: String, sides: [Int]
  ) async throws {
    let files = try ShaderCapture(["sized.fs": source(width, height)])
    let shot = try await files.shot("sized.fs", "--size", "320x200")
    #expect(shot.pixel(160, 100) == [sides[0] * 2, sides[1] * 2, sides[0] * 2, 255])
  }

  @Test func anInputIsPartOfTheFormula() async throws {
    let blur = #"{ "NAME": "blur", "TYPE": "float", "DEFAULT": 10, "MIN": 1, "MAX": 20 }"#
    let files = try ShaderCapture([
      "sized.fs": source("floor($WIDTH / max($blur, 8.0))", "ceil(blur * 1.5)", inputs: blur)
    ])
    let atRest = try await files.shot("sized.fs", "--size", "320x200")
    #expect(atRest.pixel(0, 0) == [64, 30, 64, 255])
    let held = try await files.shot("sized.fs", "--size", "320x200", "--set", "blur=5.5")
    #expect(held.pixel(0, 0) == [80, 18, 80, 255])
  }
}
