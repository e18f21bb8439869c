import TestSupport
import Testing

/// The two pictures of a transition, and options that nothing goes by.
@Suite struct TransitionPictureTests {
  private static let wipe = """
    vec4 transition(vec2 uv) { return uv.x < progress ? getToColor(uv) : getFromColor(uv); }
    """

  /// A transition with two pictures of 4 × 2 pixels: four reds above their halves, four greens
  /// above theirs.
  private static func shader() throws -> PublishedShader {
    let shader = try PublishedShader(wipe, named: "wipe.glsl")
    let reds = [40, 80, 120, 160].map { [$0, 0, 0, 255] as [UInt8] }
    let greens = [50, 100, 150, 200].map { [0, $0, 0, 255] as [UInt8] }
    func pixels(_ row: [[UInt8]]) -> [UInt8] {
      row.flatMap { $0 } + row.flatMap { [$0[0] / 2, $0[1] / 2, 0, 255] }
    }
    try shader.add("red.png", width: 4, height: 2, pixels: pixels(reds))
    try shader.add("green.png", width: 4, height: 2, pixels: pixels(greens))
    return shader
  }

  @Test(arguments: [("--from", "--to"), ("--channel0", "--channel1")])
  func bothPicturesAreChosen(first: String, second: String) async throws {
    let frame = try await Self.shader().drawn(
      first, "red.png", second, "green.png", "--set", "progress=0.5", "--size", "4x2")
    #expect(!frame.said.contains("does nothing"), "\(frame.said)")
    for (x, color) in [[0, 50], [0, 100], [120, 0], [160, 0]].enumerated() {
      let above = [Float(color[0]) / 255, Float(color[1]) / 255, 0, 1]
      expectPixel(frame.pixel(x, 0), above)
      expectPixel(frame.pixel(x, 1), [above[0] / 2, above[1] / 2, 0, 1])
    }
  }

  @Test func anInteractiveTransitionHasThem() async throws {
    let shader = try PublishedShader(
      """
      /*{ "INPUTS": [
        { "NAME": "startImage", "TYPE": "image" }, { "NAME": "endImage", "TYPE": "image" },
        { "NAME": "progress", "TYPE": "float", "MIN": 0, "MAX": 1, "DEFAULT": 0 } ] }*/
      void main() {
        gl_FragColor = mix(IMG_THIS_PIXEL(startImage), IMG_THIS_PIXEL(endImage), progress);
      }
      """, named: "shader.fs")
    try shader.add("a.png", width: 1, height: 1, pixels: [200, 0, 0, 255])
    try shader.add("b.png", width: 1, height: 1, pixels: [0, 100, 0, 255])
    let frame = try await shader.drawn(
      "--from", "a.png", "--to", "b.png", "--set", "progress=0.25")
    expectPixel(frame.pixel(2, 2), [150.0 / 255, 25.0 / 255, 0, 1])
  }

  @Test(arguments: [
    (wipe, ["--channel2", "noise"], "'--channel2' does nothing here"),
    (wipe, ["--half", "exact"], "'--half' does nothing here"),
    (
      "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p); }",
      ["--channel1", "noise"], "'--channel1' does nothing here: 'shader.glsl' does not read"
    ),
    (
      "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }", ["--from", "a.png"],
      "'--from' does nothing here: 'shader.glsl' is not a transition"
    ),
    (
      "void mainImage(out vec4 c, in vec2 p) { c = vec4(1.0); }", ["--image", "a.png"],
      "'--image' does nothing here: 'shader' shows no picture"
    ),
  ])
  func anOptionThatIsNotUsedIsReported(
    source: String, options: [String], message: String
  ) async throws {
    let shader = try PublishedShader(source, named: "shader.glsl")
    try shader.add("a.png", width: 1, height: 1, pixels: [200, 0, 0, 255])
    let frame = try await shader.drawn(options[0], options[1])
    #expect(frame.said.contains("warning: \(message)"), "\(frame.said)")
  }

  @Test func whatIsNoProgramRefusesThem() async throws {
    var command = try Command.harmonic()
    command.arguments = ["capture", "button", "--from", "a.png", "-o", "/dev/null"]
    let output = try await command.run()
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("'--from' does nothing here"), "\(output.errorText)")
  }
}
