import Layers
import Opening
import Scenes
import Testing

@testable import Rendering

/// Simulations whose size changes: what was drawn at frame 0 alone stays.
@MainActor @Suite struct SimulationSizeTests {
  /// A program shown at sizes that change, frame by frame.
  @MainActor private final class Shown {
    private let stage: Stage
    private let scene: any Scene
    private var frame: Int

    /// - Parameters:
    ///   - frames: Frames that are left out at first.
    ///   - isInteractive: Whether it is shown by a window, which leaves frames out.
    init(
      _ source: String, named name: String, after frames: Int = 0, isInteractive: Bool = false
    ) throws {
      frame = frames
      let file = try EffectFile(FileOpening(text: Array(source.utf8), name: name))
      stage = try Stage()
      stage.renderer.add(file.functions)
      scene = try #require(file.sources.first).make(
        SceneEnvironment(isInteractive: isInteractive))
    }

    /// Draws the next frame, or this one again, and returns the red, green and blue of its pixels,
    /// rows from the top.
    func pixels(_ width: Int, _ height: Int, again: Bool = false) throws -> [[UInt8]] {
      if !again { frame += 1 }
      let layer = scene.layer(
        in: Size(width: Double(width), height: Double(height)), at: (Double(frame) - 0.5) / 60)
      let bytes = try stage.bytes(layer).pixels
      return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 3]) }
    }
  }

  nonisolated private static let seeds = [
    (
      "self.glsl",
      """
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        o = iFrame == 0 ? vec4(0, 1, 0, 1) : texture(iChannel0, p / iResolution.xy);
      }
      """
    ),
    (
      "seed.frag",
      """
      #version 330
      uniform sampler2D u_doubleBuffer0;
      uniform vec2 u_resolution;
      uniform int u_frame;
      out vec4 o;
      void main() {
        vec2 uv = gl_FragCoord.xy / u_resolution;
      #if defined(DOUBLE_BUFFER_0)
        o = u_frame == 0 ? vec4(0.0, 1.0, 0.0, 1.0) : texture(u_doubleBuffer0, uv);
      #else
        o = texture(u_doubleBuffer0, uv);
      #endif
      }
      """
    ),
    (
      "seed.fs",
      """
      /*{ "ISFVSN": "2", "PASSES": [{ "TARGET": "last", "PERSISTENT": true, "FLOAT": true }, {}] }*/
      void main() {
        if (PASSINDEX == 0) {
          gl_FragColor = FRAMEINDEX == 0
              ? vec4(0.0, 1.0, 0.0, 1.0) : IMG_NORM_PIXEL(last, isf_FragNormCoord);
        } else {
          gl_FragColor = IMG_NORM_PIXEL(last, isf_FragNormCoord);
        }
      }
      """
    ),
  ]

  /// Green was drawn at frame 0; a frame that is drawn again, as in a window that is paused, shows
  /// it too.
  @Test(arguments: seeds)
  func theStateStays(name: String, source: String) throws {
    let shown = try Shown(source, named: name)
    var sizes = 0
    for (width, height) in [(16, 8), (17, 9), (40, 24), (7, 5), (16, 8)] {
      for again in [false, true] {
        let pixels = try shown.pixels(width, height, again: again)
        #expect(pixels.count == width * height)
        #expect(Set(pixels) == [[0, 255, 0]], "\(width) × \(height)")
      }
      sizes += 1
    }
    #expect(sizes == 5)
  }

  /// A window whose first frame comes late leaves out some of those before it, but not frame 0.
  @Test(arguments: seeds)
  func theFirstFrameIsNeverLeftOut(name: String, source: String) throws {
    let shown = try Shown(source, named: name, after: 30, isInteractive: true)
    for _ in 0..<3 { #expect(try Set(shown.pixels(16, 8)) == [[0, 255, 0]]) }
  }

  /// A buffer that counts its frames: the count is the number of the frame, whatever the sizes
  /// were.
  @Test func noFrameIsLostOrCountedTwice() throws {
    let shown = try Shown(
      """
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        float count = iFrame == 0 ? 0.0 : texelFetch(iChannel0, ivec2(0), 0).x * 255.0 + 1.0;
        o = vec4(count / 255.0, float(iFrame) / 255.0, 0.0, 1.0);
      }
      """, named: "clock.glsl")
    for frame in 0..<30 {
      let pixels = try shown.pixels(10 + frame * 7 % 11, 10 + frame * 5 % 7)
      #expect(Set(pixels) == [[UInt8(frame), UInt8(frame), 0]])
    }
  }

  /// The left half is red, the right half blue. An edge that is dragged pixel by pixel stretches
  /// both halves alike, up to a few pixels, and mixes no colors.
  @Test func manySmallStepsStretchEvenlyAndMixNothing() throws {
    let shown = try Shown(
      """
      #iChannel0 "self"
      void mainImage(out vec4 o, in vec2 p) {
        vec2 place = p / iResolution.xy;
        o = iFrame > 0 ? texture(iChannel0, place)
            : place.x < 0.5 ? vec4(1, 0, 0, 1) : vec4(0, 0, 1, 1);
      }
      """, named: "halves.glsl")
    let widths = Array(60...120) + Array((60..<120).reversed())
    #expect(widths.count == 121)
    for width in widths {
      let row = Array(try shown.pixels(width, 2).prefix(width))
      #expect(Set(row) == [[255, 0, 0], [0, 0, 255]])
      let red = row.prefix { $0 == [255, 0, 0] }.count
      #expect(row.dropFirst(red).allSatisfy { $0 == [0, 0, 255] })
      #expect(abs(red - width / 2) <= 4, "\(red) of \(width)")
    }
  }

  /// A buffer whose size is the author's is not touched: each of its texels holds its place.
  @Test func aBufferOfAFixedSizeIsKeptExactly() throws {
    let shown = try Shown(
      """
      /*{ "ISFVSN": "2", "PASSES": [
        { "TARGET": "data", "PERSISTENT": true, "FLOAT": true, "WIDTH": "8", "HEIGHT": "2" }, {}
      ] }*/
      void main() {
        if (PASSINDEX == 0) {
          gl_FragColor = FRAMEINDEX == 0 ? vec4(gl_FragCoord.x / 10.0, 0.0, 0.0, 1.0)
              : IMG_PIXEL(data, gl_FragCoord.xy);
        } else {
          gl_FragColor = IMG_PIXEL(data, vec2(mod(gl_FragCoord.x, 8.0), 0.5));
        }
      }
      """, named: "data.fs")
    // (0.5 + x) / 10 · 255, and half of a step for rounding
    let expected = (0..<8).map { [UInt8((Double($0) + 0.5) * 25.5 + 0.5), 0, 0] }
    var widths = 0
    for width in [16, 9, 31] {
      let row = try shown.pixels(width, 4).prefix(8)
      for (found, right) in zip(row, expected) {
        #expect(abs(Int(found[0]) - Int(right[0])) <= 1, "\(row)")
      }
      widths += row.count
    }
    #expect(widths == 3 * 8)
  }
}
