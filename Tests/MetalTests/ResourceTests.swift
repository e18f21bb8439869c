import DriverSupport
import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Arguments that the host passes: layers, colors, arrays, textures and numbers.
@Suite struct ResourceTests {
  /// Two by two premultiplied pixels, the first row at the top.
  private let corners: [Float] = [
    1, 0, 0, 1, 0, 1, 0, 1,
    0, 0, 1, 1, 0.5, 0.5, 0.5, 0.5,
  ]

  private func evaluation(_ source: String, _ uniforms: [String: ShaderDriver.Uniform] = [:])
    -> Evaluation
  {
    var evaluation = Evaluation(source)
    evaluation.size = (2, 2)
    evaluation.uniforms = uniforms
    evaluation.uniforms["layer"] = .texture(width: 2, height: 2, pixels: corners)
    return evaluation
  }

  @Test func layersAreSampledInUserSpace() throws {
    let flipped = evaluation(
      """
      [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) {
        return layer.sample(float2(2 - position.x, position.y));
      }
      """)
    let expected: [Float] = [0, 1, 0, 1, 1, 0, 0, 1, 0.5, 0.5, 0.5, 0.5, 0, 0, 1, 1]
    expectNear(try flipped.pixels(), expected, 1e-6, "mirrored")
  }

  @Test func layersArePassedToHelpers() throws {
    let helpers = evaluation(
      """
      half4 near(SwiftUI::Layer l, float2 p) { return l.sample(p); }
      template <typename L> half4 far(L l, float2 p) { return near(l, p); }
      half4 both(float2 p, thread const SwiftUI::Layer &layer, float t) { return near(layer, p) * t; }
      [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) {
        auto same = layer;
        return both(position, same, 0.5) + far(layer, position) * 0.5;
      }
      """)
    expectNear(try helpers.pixels(), corners, 1e-6, "through helpers")
  }

  /// Sampling by a layer's members, as SwiftUI's own `Layer::sample` does.
  @Test func layersAreTexturesWithAMap() throws {
    let body = """
      float2 uv = metal::fma(p.x, layer.info[0], metal::fma(p.y, layer.info[1], layer.info[2]));
      return layer.tex.sample(linear, metal::clamp(uv, layer.info[3], layer.info[4]));
      """
    let members = evaluation(
      """
      constexpr sampler linear(filter::linear);
      half4 own(SwiftUI::Layer layer, float2 p) {
        \(body)
      }
      [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) {
        half4 exact = own(layer, float2(2 - position.x, position.y));
        return exact + abs(own(layer, position * 1.3 - 0.4) - layer.sample(position * 1.3 - 0.4));
      }
      """)
    let mirrored: [Float] = [0, 1, 0, 1, 1, 0, 0, 1, 0.5, 0.5, 0.5, 0.5, 0, 0, 1, 1]
    // The driver's own filter has 8 bits between two texels.
    expectNear(try members.pixels(), mirrored, 1 / 255, "as Layer::sample")
  }

  @Test func texelsOfALayerAreReadFromTheTop() throws {
    let texels = evaluation(
      """
      half4 at(texture2d<half> image, uint2 place) { return image.read(place); }
      [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) {
        texture2d<half> image = layer.tex;
        uint2 place = uint2(position);
        if (place.x == 0) { return at(layer.tex, uint2(1, place.y)); }
        return half4(image.get_width(), layer.tex.get_height(), image.read(uint2(0, 2)).a,
                     image.sample(sampler(coord::pixel, address::repeat), float2(2.5, 0.5)).r);
      }
      """)
    let expected: [Float] = [0, 1, 0, 1, 2, 2, 0, 1, 0.5, 0.5, 0.5, 0.5, 2, 2, 0, 1]
    expectNear(try texels.pixels(), expected, 1e-6, "texels")
  }

  @Test func colorsComePremultiplied() throws {
    let color = evaluation(
      "[[ stitchable ]] half4 f(float2 position, half4 color) { return color * 0.5; }")
    expectNear(try color.pixels(), corners.map { $0 / 2 }, 1e-6, "halved")
  }

  @Test func distortionsSampleWhereTheySay() throws {
    let distortion = evaluation(
      "[[ stitchable ]] float2 f(float2 position) { return position.yx; }")
    let expected: [Float] = [1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0.5, 0.5, 0.5, 0.5]
    expectNear(try distortion.pixels(), expected, 1e-6, "transposed")
  }

  @Test func arraysOfNumbersAreRead() throws {
    let array = evaluation(
      """
      float sum(device const float *p, int n) { float s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
      float pair(const device float *p) { return p[0] * 10 + *(p + 1); }
      [[ stitchable ]] half4 f(float2 position, device const float *values, int count) {
        device const float *q = values + 1;
        q++;
        return half4(sum(values, count), values[count - 1], pair(values + 2), *q);
      }
      """,
      ["values": .buffer([1, 2, 3, 4], channels: 1), "count": .integers([4])])
    expectNear(Array(try array.pixels().prefix(4)), [10, 4, 34, 3], 1e-6, "array")
  }

  @Test func arraysOfColorsAndVectorsAreRead() throws {
    let array = evaluation(
      """
      [[ stitchable ]] half4 f(float2 position, device const half4 *colors, int n, device const float2 *points, int m) {
        half4 c = colors[n - 1];
        c.rg += half2(points[1]);
        return c;
      }
      """,
      [
        "colors": .buffer([1, 1, 1, 1, 0.25, 0.5, 0.75, 1], channels: 4), "n": .integers([2]),
        "points": .buffer([0, 0, 3, 4], channels: 2), "m": .integers([2]),
      ])
    expectNear(Array(try array.pixels().prefix(4)), [3.25, 4.5, 0.75, 1], 1e-6, "colors")
  }

  @Test func samplersRepeatMirrorAndFilter() throws {
    let texture = evaluation(
      """
      constexpr sampler tiled(address::repeat, filter::nearest);
      half4 at(texture2d<half> t, sampler s, float2 p) { return t.sample(s, p); }
      [[ stitchable ]] half4 f(float2 position, texture2d<half> image) {
        constexpr sampler smooth(filter::linear, address::clamp_to_edge);
        constexpr sampler mirrored(coord::pixel, s_address::mirrored_repeat, t_address::clamp_to_zero);
        half r = at(image, tiled, float2(1.25, -0.75)).r;
        half g = image.sample(smooth, float2(0.5, 0.25)).g;
        half b = image.sample(mirrored, float2(2.5, 0.5)).g;
        half a = image.sample(mirrored, float2(0.5, 2.5)).a + image.read(uint2(1, 1)).a + image.get_width();
        return half4(r, g, b, a);
      }
      """,
      ["image": .texture(width: 2, height: 2, pixels: corners)])
    expectNear(Array(try texture.pixels().prefix(4)), [1, 0.5, 1, 2.5], 1e-6, "texture")
  }

  @Test(
    arguments: [
      ("transparent_black", "clamp_to_border", 0, 0), ("opaque_black", "clamp_to_border", 0, 1),
      ("opaque_white", "clamp_to_border", 1, 1), ("opaque_white", "clamp_to_zero", 0, 0),
    ] as [(String, String, Float, Float)])
  func aBorderHasItsColor(color: String, mode: String, light: Float, alpha: Float) throws {
    let texture = evaluation(
      """
      [[ stitchable ]] half4 f(float2 position, texture2d<half> image) {
        constexpr sampler outside(address::\(mode), border_color::\(color), filter::nearest);
        constexpr sampler smooth(address::\(mode), border_color::\(color), filter::linear);
        return position.x < 1 ? image.sample(outside, float2(-0.1, 0.5))
                              : image.sample(smooth, float2(0.0, 0.25));
      }
      """,
      ["image": .texture(width: 2, height: 2, pixels: corners)])
    // Half of it is the red corner.
    let half = [(light + 1) / 2, light / 2, light / 2, (alpha + 1) / 2]
    expectNear(
      Array(try texture.pixels().prefix(8)), [light, light, light, alpha] + half, 1e-6, "border")
  }

  @Test func numbersOfEveryKindArePassed() throws {
    let numbers = evaluation(
      """
      [[ stitchable ]] half4 f(float2 position, float a, float2 b, float3 c, float4 d, int e, uint g, half h, half4 tint) {
        return half4(a + b.y, c.z + d.w, e / 2 + g, h) + tint;
      }
      """,
      [
        "a": .floats([1]), "b": .floats([2, 3]), "c": .floats([4, 5, 6]),
        "d": .floats([7, 8, 9, 10]),
        "e": .integers([5]), "g": .unsigned([7]), "h": .floats([0.5]),
        "tint": .floats([0, 0, 0, 1]),
      ])
    expectNear(Array(try numbers.pixels().prefix(4)), [4, 16, 9, 1.5], 1e-6, "numbers")
  }

  @Test func discardedPixelsStayEmpty() throws {
    let discard = evaluation(
      """
      [[ stitchable ]] half4 f(float2 position, half4 color) {
        if (position.x > 1) { discard_fragment(); }
        return half4(1);
      }
      """)
    expectNear(Array(try discard.pixels()[0..<4]), [1, 1, 1, 1], 1e-6, "kept")
  }
}
