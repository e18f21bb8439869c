import TestSupport
import Testing

/// ISF files as their specification says them, drawn by the command.
@Suite struct InteractiveShaderTests {
  private func shader(_ header: String, _ code: String) throws -> PublishedShader {
    try PublishedShader("/*\(header)*/\n\(code)", named: "shader.fs")
  }

  // MARK: - Vertex shaders

  /// A shader beside the file gives coordinates to its left and to its right, clamped at the
  /// corners: halfway between corners at -0.25 and 0.75, clamped to 0 and 0.75, is 0.375.
  @Test(arguments: ["shader.vs", "shader.vert"])
  func aVertexShaderIsRunForTheCorners(name: String) async throws {
    let shader = try shader(
      "{ \"INPUTS\": [ { \"NAME\": \"reach\", \"TYPE\": \"float\", \"DEFAULT\": 0.25 } ] }",
      """
      #if __VERSION__ <= 120
      varying vec2 left_coord;
      varying float level[2];
      #else
      in vec2 left_coord;
      in float level[2];
      #endif
      void main() { gl_FragColor = vec4(left_coord, level[1], 1.0); }
      """)
    try shader.add(
      name,
      """
      #if __VERSION__ <= 120
      varying vec2 left_coord;
      varying float level[2];
      #else
      out vec2 left_coord;
      out float level[2];
      #endif
      float offset = reach;
      void main() {
        isf_vertShaderInit();
        vec2 d = vec2(offset, 1.0 / RENDERSIZE.y);
        left_coord = clamp(isf_FragNormCoord.xy - d, 0.0, 1.0);
        level[0] = 0.0;
        level[1] = isf_FragNormCoord.x * 0.5 + TIME;
      }
      """)
    let frame = try await shader.drawn("--size", "8x4", "--time", "0.25")
    for (x, y) in [(0, 3), (3, 1), (7, 0), (6, 2)] {
      let place = [(Float(x) + 0.5) / 8, 1 - (Float(y) + 0.5) / 4]
      expectPixel(
        frame.pixel(x, y), [place[0] * 0.75, place[1] * 0.75, place[0] * 0.5 + 0.25, 1])
    }
    let without = try await shader.drawn("--size", "8x4", "--set", "reach=0")
    expectPixel(without.pixel(7, 0), [0.9375, 0.65625, 0.46875, 1])
  }

  /// Corners that are not in one plane: each triangle is linear for itself.
  @Test func betweenItsCornersATriangleIsLinear() async throws {
    let shader = try shader(
      "{ \"INPUTS\": [] }",
      "in float product;\nvoid main() { gl_FragColor = vec4(product, 0.0, 0.0, 1.0); }")
    try shader.add(
      "shader.vs",
      """
      out float product;
      void main() {
        isf_vertShaderInit();
        product = isf_FragNormCoord.x * isf_FragNormCoord.y;
      }
      """)
    let frame = try await shader.drawn("--size", "4x4")
    // Below the diagonal three corners have 0; above it, 1/8 and 7/8 make 1/8 + 7/8 - 1.
    expectPixel(frame.pixel(0, 3), [0, 0, 0, 1])
    expectPixel(frame.pixel(3, 0), [0.75, 0, 0, 1])
    expectPixel(frame.pixel(3, 1), [0.5, 0, 0, 1])
  }

  /// A shader that halves the place of the corners leaves all but the middle clear.
  @Test func movedCornersMoveThePicture() async throws {
    let shader = try shader(
      "{ \"INPUTS\": [] }", "void main() { gl_FragColor = vec4(isf_FragNormCoord, 0.5, 1.0); }")
    try shader.add(
      "shader.vs", "void main() { isf_vertShaderInit(); gl_Position.xy *= 0.5; }")
    let frame = try await shader.drawn("--size", "8x8")
    expectPixel(frame.pixel(0, 0), [0, 0, 0, 0])
    expectPixel(frame.pixel(1, 4), [0, 0, 0, 0])
    // The first and the last pixel inside: half a pixel of 4.
    expectPixel(frame.pixel(2, 5), [0.125, 0.125, 0.5, 1])
    expectPixel(frame.pixel(5, 2), [0.875, 0.875, 0.5, 1])
    expectPixel(frame.pixel(5, 4), [0.875, 0.375, 0.5, 1])
  }

  /// A vertex shader that gives nothing to the picture may be anything.
  @Test func aVertexShaderThatNothingGoesByIsLeftAlone() async throws {
    let shader = try shader(
      "{ \"INPUTS\": [] }", "void main() { gl_FragColor = vec4(isf_FragNormCoord, 0.5, 1.0); }")
    try shader.add("shader.vs", "attribute vec4 corner;\nvoid main() { nonsense(corner); }")
    expectPixel(try await shader.drawn().pixel(0, 3), [0.125, 0.125, 0.5, 1])
  }

  @Test func aVertexShaderThatLacksAnOutputIsReported() async throws {
    let shader = try shader(
      "{ \"INPUTS\": [] }", "in vec2 there;\nvoid main() { gl_FragColor = vec4(there, 0.0, 1.0); }")
    try shader.add("shader.vs", "out vec3 there;\nvoid main() { isf_vertShaderInit(); }")
    let output = try await shader.run("check")
    #expect(output.status == .exitCode(3))
    #expect(
      output.errorText.contains("shader.fs:2:9: error: 'shader.vs' has no output 'vec2 there'"),
      "\(output.errorText)")
  }

  // MARK: - Names

  @Test func inputsMayHaveAnyName() async throws {
    let shader = try shader(
      """
      { "INPUTS": [
        { "NAME": "inverse", "TYPE": "bool", "DEFAULT": true },
        { "NAME": "length", "TYPE": "float", "DEFAULT": 0.25 },
        { "NAME": "mix", "TYPE": "float", "DEFAULT": 0.5 },
        { "NAME": "sample", "TYPE": "float", "DEFAULT": 0.75 },
        { "NAME": "two__lines", "TYPE": "float", "DEFAULT": 0.125 },
        { "NAME": "texture", "TYPE": "image" } ] }
      """,
      """
      float part(float mix) { return mix * 0.5; }
      void main() {
        vec4 image = IMG_THIS_PIXEL(texture);
        float far = length(vec2(3.0, 4.0)) * length;
        if (gl_FragCoord.x < 2.0) {
          gl_FragColor = vec4(inverse ? 0.5 : 0.0, far / 2.5, part(sample), 1.0);
        } else {
          gl_FragColor = vec4(mix, two__lines, image.g, 1.0);
        }
      }
      """)
    try shader.add("p.png", width: 1, height: 1, pixels: [0, 51, 0, 255])
    let frame = try await shader.drawn("--image", "p.png")
    expectPixel(frame.pixel(0, 0), [0.5, 0.5, 0.375, 1])
    expectPixel(frame.pixel(3, 3), [0.5, 0.125, 0.2, 1])
  }

  /// An image as hosts write it out.
  private static let image =
    "inputImage, _inputImage_imgRect, _inputImage_imgSize, _inputImage_flip"

  /// Every function and variable of the reference, of pictures of 4 × 2 pixels whose red counts
  /// columns and whose green counts rows from the bottom.
  @Test(
    arguments: [
      ("IMG_PIXEL(inputImage, vec2(2.5, 0.5))", [0.75, 0.25]),
      ("IMG_PIXEL(inputImage, vec2(2.5, 1.5), 0.0)", [0.75, 0.5]),
      ("IMG_NORM_PIXEL(inputImage, vec2(0.125, 0.75))", [0.25, 0.5]),
      ("IMG_NORM_PIXEL(inputImage, vec2(0.125, 0.75), 0.0)", [0.25, 0.5]),
      ("IMG_THIS_PIXEL(inputImage)", [0.5, 0.5]),
      ("IMG_THIS_NORM_PIXEL(inputImage)", [0.5, 0.5]),
      ("IMG_NORM_THIS_PIXEL(inputImage)", [0.5, 0.5]),
      ("vec4(IMG_SIZE(inputImage) / 8.0, 0.0, 1.0)", [0.5, 0.25]),
      ("vec4(_inputImage_imgRect.zw * 0.5, 0.0, 1.0)", [0.5, 0.5]),
      ("vec4(_inputImage_imgSize / 8.0, 0.0, 1.0)", [0.5, 0.25]),
      ("vec4(_inputImage_flip ? 1.0 : 0.5, _leaves_imgRect.x, 0.0, 1.0)", [0.5, 0]),
      ("VVSAMPLER_2DBYPIXEL(\(image), vec2(3.5, 0.5))", [1, 0.25]),
      ("VVSAMPLER_2DBYNORM(\(image), vec2(0.875, 0.25))", [1, 0.25]),
      ("IMG_NORM_PIXEL(leaves, vec2(0.5))", [0.8, 0.6]),
      ("vec4(IMG_SIZE(leaves) / 4.0, 0.0, 1.0)", [0.5, 0.25]),
      ("vec4(isf_FragNormCoord, 0.0, 1.0)", [0.375, 0.75]),
      ("vec4(vv_FragNormCoord, 0.0, 1.0)", [0.375, 0.75]),
      ("vec4(isf_FragCoord / vec2(4.0, 2.0), 0.0, 1.0)", [0.375, 0.75]),
      ("vec4(RENDERSIZE / 8.0, 0.0, 1.0)", [0.5, 0.25]),
      ("vec4(TIME, TIMEDELTA * 30.0, 0.0, 1.0)", [0.25, 0.5]),
      ("vec4(float(FRAMEINDEX) / 30.0, float(PASSINDEX), 0.0, 1.0)", [0.5, 0]),
      ("vec4(DATE.y / 4.0, DATE.z / 60.0, 0.0, 1.0)", [0.75, 0.25]),
    ] as [(String, [Float])])
  func everyNameOfTheReferenceHasItsMeaning(
    expression: String, expected: [Float]
  ) async throws {
    let shader = try shader(
      """
      { "INPUTS": [ { "NAME": "inputImage", "TYPE": "image" } ],
        "IMPORTED": { "leaves": { "PATH": "leaves.png" } } }
      """, "void main() { gl_FragColor = \(expression); }")
    try shader.add(
      "columns.png", width: 4, height: 2,
      pixels: [128, 64].flatMap { row in
        [64, 128, 191, 255].flatMap { [$0, row, 0, 255] as [UInt8] }
      })
    try shader.add(
      "leaves.png", width: 2, height: 1, pixels: [204, 153, 0, 255, 204, 153, 0, 255])
    let frame = try await shader.drawn(
      "--image", "columns.png", "--size", "4x2", "--time", "0.25", "--date", "2026-03-15T00:00:00")
    expectPixel(frame.pixel(1, 0), expected, tolerance: 0.004)
  }

  @Test func picturesMayBeImportedAsAList() async throws {
    let shader = try shader(
      """
      { "IMPORTED": [ { "NAME": "leaves", "PATH": "leaves.png" } ] }
      """, "void main() { gl_FragColor = IMG_THIS_PIXEL(leaves); }")
    try shader.add("leaves.png", width: 1, height: 2, pixels: [0, 0, 51, 255, 102, 0, 0, 255])
    let frame = try await shader.drawn()
    expectPixel(frame.pixel(0, 0), [0, 0, 0.2, 1])
    expectPixel(frame.pixel(0, 3), [0.4, 0, 0, 1])
  }
}
