import TestSupport
import Testing

/// The passes of ISF files, and inputs as a user sees them, drawn by the command.
@Suite struct InteractiveInputTests {
  private func shader(_ header: String, _ code: String) throws -> PublishedShader {
    try PublishedShader("/*\(header)*/\n\(code)", named: "shader.fs")
  }

  // MARK: - Passes

  /// A pass of half the width and a quarter of the height counts its own pixels from 0, and reaches
  /// from 0 to 1.
  @Test func aPassOfItsOwnSizeHasItsOwnCoordinates() async throws {
    let shader = try shader(
      """
      { "INPUTS": [], "PASSES": [
        { "TARGET": "small", "WIDTH": "$WIDTH / 2", "HEIGHT": 2, "FLOAT": true }, {} ] }
      """,
      """
      void main() {
        if (PASSINDEX == 0) {
          gl_FragColor = vec4(gl_FragCoord.xy / 8.0, isf_FragNormCoord);
        } else {
          ivec2 place = ivec2(gl_FragCoord.xy) / ivec2(2, 4);
          vec4 there = texelFetch(small, place, 0);
          gl_FragColor = vec4(gl_FragCoord.x < 4.0 ? there.xy : there.zw, IMG_SIZE(small).x / 8.0, 1.0);
        }
      }
      """)
    let frame = try await shader.drawn("--size", "8x8")
    // The lower left texel's center: half a pixel, 1/8 and 1/4 of the buffer.
    expectPixel(frame.pixel(0, 7), [0.0625, 0.0625, 0.5, 1])
    expectPixel(frame.pixel(2, 0), [0.1875, 0.1875, 0.5, 1])
    // The last texel's: 7/8 and 3/4.
    expectPixel(frame.pixel(7, 0), [0.875, 0.75, 0.5, 1])
    expectPixel(frame.pixel(4, 7), [0.625, 0.25, 0.5, 1])
  }

  /// A pass whose size goes by an input has the size that the input is set to.
  @Test(
    arguments: [([], 2), (["--set", "quality=1"], 8), (["--set", "quality=0.5"], 4)]
      as [([String], Float)])
  func aPassIsAsLargeAsItsInputSays(options: [String], width: Float) async throws {
    let shader = try shader(
      """
      { "INPUTS": [ { "NAME": "quality", "TYPE": "float", "DEFAULT": 0.25 } ], "PASSES": [
        { "TARGET": "small", "WIDTH": "max(1.0, floor($WIDTH * $quality))", "HEIGHT": "1" }, {} ] }
      """,
      """
      void main() {
        if (PASSINDEX == 0) { gl_FragColor = vec4(RENDERSIZE.x / 16.0); }
        else { gl_FragColor = vec4(IMG_SIZE(small) / 16.0, IMG_THIS_PIXEL(small).r, 1.0); }
      }
      """)
    let frame = try await shader.drawn(options + ["--size", "8x8"])
    expectPixel(frame.pixel(3, 3), [width / 16, 0.0625, width / 16, 1], tolerance: 0.004)
  }

  // MARK: - Events

  private static let counter = """
    /*{ "INPUTS": [ { "NAME": "add", "TYPE": "event" } ],
        "PASSES": [ { "TARGET": "sum", "PERSISTENT": true, "FLOAT": true }, {} ] }*/
    void main() {
      vec4 before = IMG_THIS_PIXEL(sum);
      if (PASSINDEX == 0) { gl_FragColor = before + (add ? vec4(0.25) : vec4(0.0)); }
      else { gl_FragColor = vec4(before.r, add ? 1.0 : 0.0, 0.0, 1.0); }
    }
    """

  @Test(
    arguments: [
      ([], 0.5, [0.0, 0.0]),
      (["--set", "add=on"], 0.0, [0.25, 1]),
      (["--set", "add=on"], 0.5, [0.25, 0]),
      (["--input", "0.25 set add=on"], 0.2, [0, 0]),
      (["--input", "0.25 set add=on"], 0.25, [0.25, 1]),
      (["--input", "0.25 set add=on", "--input", "0.4 set add=on"], 0.75, [0.5, 0]),
    ] as [([String], Double, [Float])])
  func anEventIsTrueForOneFrame(options: [String], time: Double, expected: [Float]) async throws {
    let shader = try PublishedShader(Self.counter, named: "shader.fs")
    let frame = try await shader.drawn(options + ["--time", "\(time)"])
    expectPixel(frame.pixel(1, 1), expected + [0, 1])
  }

  @Test func anEventWithoutMemoryIsTrueForOneFrame() async throws {
    let shader = try shader(
      "{ \"INPUTS\": [ { \"NAME\": \"flash\", \"TYPE\": \"event\" } ] }",
      "void main() { gl_FragColor = vec4(flash ? 0.75 : 0.25); }")
    let event = ["--input", "0.5 set flash=on"]
    for (time, level) in [("0.4", 0.25), ("0.505", 0.75), ("0.52", 0.25)] as [(String, Float)] {
      expectPixel(
        try await shader.drawn(event + ["--time", time]).pixel(1, 1), [level, level, level, level])
    }
    #expect(try await shader.run("list").text.contains("a button"))
  }

  // MARK: - Values

  @Test func colorsKeepWhatAlphaHides() async throws {
    let shader = try shader(
      """
      { "INPUTS": [ { "NAME": "tint", "TYPE": "color", "DEFAULT": [0.25, 0.5, 0.75, 0.0] } ] }
      """, "void main() { gl_FragColor = vec4(tint.rgb, 1.0 - tint.a); }")
    expectPixel(try await shader.drawn().pixel(0, 0), [0.25, 0.5, 0.75, 1])
    expectPixel(
      try await shader.drawn("--set", "tint=00336699").pixel(0, 0), [0.2, 0.4, 0.6, 1])
  }

  @Test func labelsAreListed() async throws {
    let shader = try shader(
      """
      { "INPUTS": [
        { "NAME": "amt", "LABEL": "How Much", "TYPE": "float" },
        { "NAME": "form", "TYPE": "long", "VALUES": [2, 5], "LABELS": ["Round", "Square"],
          "DEFAULT": 5 },
        { "NAME": "kind", "TYPE": "long", "LABELS": ["A", "B", "B"] } ] }
      """,
      "void main() { gl_FragColor = vec4(amt, float(form) / 10.0, float(kind) / 4.0, 1.0); }")
    let list = try await shader.run("list").text
    #expect(list.contains("“How Much”"))
    // The default in parentheses, if it is not the first
    #expect(list.contains("Round | Square (Square)"), "\(list)")
    #expect(list.contains("A | B | B (2)"), "\(list)")
    expectPixel(try await shader.drawn().pixel(0, 0), [0.5, 0.5, 0, 1])
    expectPixel(
      try await shader.drawn("--set", "form=Round", "--set", "kind=B (2)").pixel(0, 0),
      [0.5, 0.2, 0.5, 1])
  }
}
