import TestSupport
import Testing

/// Defaults that an author states take precedence over those that a name suggests.
@Suite struct StatedDefaultTests {
  private static let uniforms = """
    uniform ivec2 size; // = ivec2(4)
    uniform vec2 center; // = vec2(.46, .52)
    uniform float frameRate; // = 24
    uniform float strength = 0.25;
    uniform bool pressed; // = true
    uniform float seconds; // 0.0 - 8.0, default 2.0
    void main() {
      if (gl_FragCoord.y < 1.0) { gl_FragColor = vec4(vec2(size) / 8.0, frameRate / 48.0, 1.0); }
      else if (gl_FragCoord.y < 2.0) { gl_FragColor = vec4(center, strength, 1.0); }
      else { gl_FragColor = vec4(pressed ? 0.75 : 0.0, seconds / 8.0, 0.0, 1.0); }
    }
    """

  /// At rest and half a second into a press: neither the clock nor the pointer nor a spring has a
  /// hold of them.
  @Test(arguments: [[], ["--press", "0..1", "--pointer", "1,1", "--time", "0.5"]])
  func aUniformRestsAtItsDefault(options: [String]) async throws {
    let shader = try PublishedShader(Self.uniforms)
    let frame = try await shader.drawn(options)
    expectPixel(frame.pixel(0, 3), [0.5, 0.5, 0.5, 1])
    expectPixel(frame.pixel(3, 2), [0.46, 0.52, 0.25, 1])
    expectPixel(frame.pixel(0, 0), [0.75, 0.25, 0, 1])
  }

  @Test func whatHostsSetIsStillFed() async throws {
    let shader = try PublishedShader(
      """
      uniform float u_time; // = 0.5
      uniform vec2 resolution = vec2(800.0, 600.0);
      uniform float fps = 0.0;
      void main() { gl_FragColor = vec4(u_time, resolution / 16.0, fps / 120.0 + 0.5); }
      """)
    expectPixel(
      try await shader.drawn("--time", "0.25", "--size", "8x4").pixel(0, 0), [0.25, 0.5, 0.25, 1])
  }

  @Test(arguments: [[], ["--press", "0..1", "--time", "0.5"]])
  func anInputRestsAtItsDefault(options: [String]) async throws {
    let shader = try PublishedShader(
      """
      /*{ "INPUTS": [
        { "NAME": "shapeWidth", "TYPE": "float", "MIN": 0, "MAX": 2, "DEFAULT": 0.5 },
        { "NAME": "elapsed", "TYPE": "float", "MIN": 0, "MAX": 2 },
        { "NAME": "center", "TYPE": "point2D", "DEFAULT": [0, 0] },
        { "NAME": "press", "TYPE": "bool" },
        { "NAME": "size", "TYPE": "point2D", "MIN": [0, 0], "MAX": [1, 1], "DEFAULT": [0.25, 0.75] }
      ] }*/
      void main() {
        if (gl_FragCoord.y < 2.0) { gl_FragColor = vec4(shapeWidth, elapsed * 0.5, press, 1.0); }
        else { gl_FragColor = vec4(center.x + size.x, center.y + size.y, 0.0, 1.0); }
      }
      """, named: "shader.fs")
    let frame = try await shader.drawn(options)
    // What has a range and no default rests in its middle.
    expectPixel(frame.pixel(1, 3), [0.5, 0.5, 0, 1])
    expectPixel(frame.pixel(1, 0), [0.25, 0.75, 0, 1])
  }
}
