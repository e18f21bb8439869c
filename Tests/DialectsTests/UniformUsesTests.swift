import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Dialects
@testable import Layers
@testable import Parameters
@testable import Tokens

/// Uniforms whose names say too little, by their use in the text.
@Suite struct UniformUsesTests {
  private func binding(_ name: String, of source: String) -> Parameter? {
    DialectStage(source, path: "a.frag").program.bindings.first { $0.parameter.name == name }?
      .control
  }

  private func range(_ control: Parameter?) -> ClosedRange<Double>? {
    switch control?.kind {
    case .number(let range, _, _), .vector(_, let range, _, _): range
    default: nil
    }
  }

  // MARK: - Shares

  /// By its name each is a length in points or an angle.
  @Test(arguments: [
    "mix(a, b, radius)", "mix(a, b, (clamp(radius, 0.0, 1.0)))", "mix(a, mix(b, a, 0.5), radius)",
    "mix(vec4(0.0, 1.0, 0.0, 1.0), b, clamp(radius, 0.0, 1.0))",
  ])
  func aShareIsNotALength(expression: String) {
    let control = binding(
      "radius",
      of: """
        uniform float radius;
        void main() {
          vec4 a = vec4(0.0), b = vec4(1.0);
          gl_FragColor = \(expression);
        }
        """)
    #expect(range(control) == 0...1)
    #expect(control?.unit == "")
  }

  @Test func alsoAnAngleAndAThicknessMayBeShares() {
    let source = """
      uniform float angle;
      uniform float thickness;
      uniform float far;
      void main() { gl_FragColor = vec4(mix(0.0, 1.0, angle), mix(1.0, 0.0, thickness), far, 1.0); }
      """
    for name in ["angle", "thickness"] {
      #expect(range(binding(name, of: source)) == 0...1, "\(name)")
    }
  }

  /// A number that is mixed is not a share.
  @Test func aLengthThatIsMixedIsALength() {
    let source = """
      uniform float radius;
      void main() { gl_FragColor = vec4(mix(radius, 1.0, 0.5) * length(gl_FragCoord.xy)); }
      """
    #expect(range(binding("radius", of: source)) != 0...1)
  }

  // MARK: - The complex plane

  /// The constant of a Julia set in the ways it is written.
  @Test(arguments: [
    "z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c; if (dot(z, z) > 4.0) break;",
    "z = c + vec2(z.x*z.x-z.y*z.y, z.x*z.y*2.); if (length(z) > 2.) break;",
    "z = mat2(z, -z.y, z.x) * z + c; if (dot(z, z) >= 16.0) { break; }",
    "z = square(z) + c; if (length(z) > 1e3) return;",
    "float x = z.x * z.x - z.y * z.y + c.x; float y = 2. * z.x * z.y + c.y; z = vec2(x, y);",
    "float x = (a * a - b * b) + c.x; b = 2.0 * a * b + c.y; a = x; if (a*a + b*b > 4.0) break;",
    "vec2 t = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y); z = t; z += c; if (dot(z, z) > 4.) break;",
  ])
  func aConstantOfTheComplexPlaneIsSmall(round: String) {
    let control = binding(
      "c",
      of: """
        uniform vec2 c;
        vec2 square(vec2 z) { return vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y); }
        void main() {
          vec2 z = gl_FragCoord.xy / 100.0 - 1.0;
          float a = z.x, b = z.y;
          gl_FragColor = vec4(1.0);
          for (int n = 0; n < 64; n++) { \(round) }
        }
        """)
    #expect(
      control?.kind
        == .vector(
          components: ["x", "y"], range: -2...2, step: 0.02, defaultValue: [-0.7, 0.27]))
  }

  @Test func theCenterOfAMandelbrotSetIsAtItsOrigin() {
    let source = """
      uniform vec2 center;
      uniform float zoom;
      void main() {
        vec2 uv = gl_FragCoord.xy / 100.0 - 1.0;
        vec2 c = center + uv / zoom;
        vec2 z = vec2(0.0);
        int n = 0;
        while (n < 50 && dot(z, z) < 4.0) {
          z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
          n++;
        }
        gl_FragColor = vec4(float(n) / 50.0);
      }
      """
    let control = binding("center", of: source)
    #expect(control?.defaultValue == .numbers([0, 0]))
    #expect(range(control) == -2...2)
  }

  @Test func twoNumbersMayBeAPointOfThePlane() {
    let source = """
      uniform float cx, cy;
      void main() {
        float x = gl_FragCoord.x / 100.0, y = gl_FragCoord.y / 100.0;
        for (int n = 0; n < 64; n++) {
          float t = x * x - y * y + cx;
          y = 2.0 * x * y + cy;
          x = t;
        }
        gl_FragColor = vec4(x, y, 0.0, 1.0);
      }
      """
    #expect(binding("cx", of: source)?.defaultValue == .number(-0.7))
    #expect(binding("cy", of: source)?.defaultValue == .number(0.27))
  }

  /// A circle, a sphere and a rotation are not of the complex plane; a stated value stays.
  @Test(arguments: [
    "vec2 p = uv - c; gl_FragColor = vec4(length(p) < 0.5 ? 1.0 : 0.0);",
    "vec2 p = uv; for (int i = 0; i < 3; i++) { p = abs(p) * 2.0 - c; } gl_FragColor = vec4(p, 0, 1);",
    "float z = sqrt(1.0 - uv.x * uv.x - uv.y * uv.y) + c.x; gl_FragColor = vec4(z);",
  ])
  func otherPlacesStayPlaces(body: String) {
    let source = "uniform vec2 c; void main() { vec2 uv = gl_FragCoord.xy / 99.0; \(body) }"
    #expect(range(binding("c", of: source)) != -2...2)
  }

  // MARK: - The pointer and the surface

  /// Pressed at (1, 0.5) of 2 × 2 pixels: half of the width and a quarter of the height.
  @Test(arguments: [
    "mouse / resolution", "mouse.xy / resolution.xy",
    "vec2(mouse.x / resolution.x, mouse.y / resolution.y)", "copy / resolution",
  ])
  func aMouseThatIsDividedByTheResolutionIsInPixels(expression: String) throws {
    var stage = DialectStage(
      """
      uniform vec2 mouse;
      uniform vec2 resolution;
      void main() { vec2 copy = mouse.xy; gl_FragColor = vec4(\(expression), 0.0, 1.0); }
      """, path: "a.frag")
    stage.mouse = [1, 0.5, 0, 0]
    try expectNear(Array(stage.pixels().prefix(4)), [0.5, 0.25, 0, 1], 1e-6, expression)
  }

  @Test(arguments: [
    ("distance(gl_FragCoord.xy, mouse)", true), ("length(gl_FragCoord.xy - mouse.xy)", true),
    ("length(mouse - gl_FragCoord.xy)", true),
    ("length(gl_FragCoord.xy / resolution - mouse)", false),
    ("length(mouse - gl_FragCoord.xy / resolution)", false),
    ("distance(mouse, gl_FragCoord.xy / resolution.xy)", false),
  ])
  func aMouseIsInPixelsWhereItIsComparedWithThem(expression: String, isInPixels: Bool) {
    let program = DialectStage(
      """
      uniform vec2 mouse;
      uniform vec2 resolution;
      void main() { gl_FragColor = vec4(\(expression) * 0.01 + 0.0 * resolution.x); }
      """, path: "a.frag"
    ).program
    let feed = program.passes.first?.uniforms.first { $0.name.hasSuffix("mouse") }?.feed
    #expect(feed == (isInPixels ? .pointer : .unitPointer))
  }

  /// Half of its sides are where the surface ends: the aspect and 1, on 2 × 2 pixels.
  @Test func theSurfaceIsAsLargeAsItsPositionsReach() throws {
    var stage = DialectStage(
      """
      varying vec2 surfacePosition;
      uniform vec2 surfaceSize;
      void main() { gl_FragColor = vec4(surfacePosition / surfaceSize + 0.5, surfaceSize.x / 4.0, 1.0); }
      """, path: "a.frag")
    stage.size = (4, 2)
    let pixels = try stage.pixels()
    // The last pixel, at (3.5, 0.5) from the lower left; and a quarter of 4 : 2
    expectNear(Array(pixels.suffix(4)), [0.875, 0.25, 0.5, 1], 1e-6, "lower right")
    #expect(stage.program.controls.isEmpty)
  }
}
