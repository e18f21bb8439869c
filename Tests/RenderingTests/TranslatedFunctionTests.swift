import Binding
import Diagnostics
import Dialects
import Layers
import Metal
import Opening
import Parameters
import ShaderTree
import TestSupport
import Testing
import Tokens

@testable import OpenGL
@testable import Rendering

/// Functions translated from Metal go the same road as ours.
@MainActor @Suite struct TranslatedFunctionTests {
  /// Draws a layer of 4 × 2 points with the functions of a Metal source, and returns its RGBA
  /// floats.
  private func floats(
    _ source: String, format: PixelFormat = .floats, _ layer: (Size) -> Layer
  ) throws -> [[Float]] {
    let translation = MetalTranslation(
      of: "test.metal",
      in: SourceFolder([
        "test.metal": """
        #include <metal_stdlib>
        #include <SwiftUI/SwiftUI_Metal.h>
        using namespace metal;
        \(source)
        """
      ]))
    #expect(!translation.hasErrors)
    let context = try SurfacelessContext()
    let renderer = try Renderer(library: ShaderLibrary(functions: [:]), format: format)
    for (index, function) in translation.functions.enumerated() {
      let translated = try #require(ShaderLibrary.Function(function, prefix: "u\(index)_"))
      renderer.add([function.name: translated])
    }
    let size = Size(width: 4, height: 2)
    let framebuffer = try Framebuffer(
      pixelWidth: 4, pixelHeight: 2, format: format, label: "test")
    let plan = Planner.plan(
      layer(size), transform: .identity, pixelWidth: 4, pixelHeight: 2, background: .clear)
    try framebuffer.bound { try renderer.draw(plan) }
    let floats = framebuffer.readFloats()
    withExtendedLifetime(renderer) {}
    _ = consume context  // kept current until here
    return (0..<8).map { Array(floats[$0 * 4..<$0 * 4 + 4]) }
  }

  private func near(_ a: [Float], _ b: [Float]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test func listsWithoutTheirCountsArrive() throws {
    let source = """
      [[ stitchable ]] half4 weigh(float2 position, constant float *gains, constant float *drops,
                                   float share, device const float *counted, int count,
                                   device const half4 *inks) {
        return half4(gains[0], drops[1] * share, counted[1] + count, inks[1].g);
      }
      """
    let pixels = try floats(source) { size in
      Layer(
        size: size,
        fill: .shader(
          Shader(
            "weigh", .floatArray([0.5, 1]), .floatArray([0, 0.25]), .float(3),
            .floatArray([9, 0.125]), .colorArray([.black, Color(red: 0, green: 1, blue: 0)]))))
    }
    #expect(pixels.count == 8)
    for pixel in pixels { #expect(near(pixel, [0.5, 0.75, 2.125, 1])) }
  }

  @Test func argumentsOfEveryTypeArrive() throws {
    // 2.9 is cut to 2; the list adds up to 0.6, its length is 3; the colors' second has a green of
    // 0.5
    let source = """
      [[ stitchable ]] half4 sum(float2 position, int n, bool on, float3 v, device const float *list,
                                 int count, device const half4 *colors, int colorCount, half4 tint) {
        float total = 0;
        for (int i = 0; i < count; i++) { total += list[i]; }
        return half4(n / 4.0 + (on ? v.z : 0), total + count, colors[1].g + colorCount, tint.r);
      }
      """
    let green = Color(red: 0, green: 1, blue: 0, opacity: 0.5)
    let pixels = try floats(source) { size in
      Layer(
        size: size,
        fill: .shader(
          Shader(
            "sum", .float(2.9), .float(1), .float3(9, 9, 0.25), .floatArray([0.1, 0.2, 0.3]),
            .colorArray([.black, green]), .color(Color(red: 0.5, green: 0, blue: 0, opacity: 0.5)))
        ))
    }
    #expect(pixels.allSatisfy { near($0, [0.75, 3.6, 2.5, 0.25]) })
  }

  @Test func floatPicturesKeepWhatBytesClampAndNeverHoldNaN() throws {
    let source = """
      [[ stitchable ]] half4 wild(float2 position) { return half4(2, -1, sqrt(-position.x), 1); }
      """
    let layer = { (size: Size) in Layer(size: size, fill: .shader(Shader("wild"))) }
    #expect(try floats(source, layer).allSatisfy { near($0, [2, -1, 0, 1]) })
    #expect(try floats(source, format: .bytes, layer).allSatisfy { near($0, [1, 0, 0, 1]) })
  }

  /// Columns of red 0, 1/4, 1/2, 3/4, exact in floats.
  private func columns(_ size: Size) -> Layer {
    let row: [Float] = [0, 0, 0, 1, 0.25, 0, 0, 1, 0.5, 0, 0, 1, 0.75, 0, 0, 1]
    return Layer(
      size: size, image: Image(pixelWidth: 4, pixelHeight: 2, samples: .floats(row + row)))
  }

  @Test func aTranslatedLayerEffectSamplesItsLayer() throws {
    let source = """
      [[ stitchable ]] half4 shift(float2 position, SwiftUI::Layer layer, float by) {
        return layer.sample(position + float2(by, 0)).bgra;
      }
      """
    let pixels = try floats(source) {
      columns($0).layerEffect(Shader("shift", .float(1.5)), maxSampleOffset: .zero)
    }
    // Halfway between the next column and the one after it; the last repeats
    let expected: [Float] = [0.375, 0.625, 0.75, 0.75]
    for (pixel, blue) in try nonEmpty(zip(pixels, expected)) {
      #expect(near(pixel, [0, 0, blue, 1]))
    }
  }

  /// The texture is the layer grown by what may be sampled, its first row the top one; `info` maps
  /// user space into it.
  @Test func aLayerIsATextureWithAMapIntoIt() throws {
    let source = """
      [[ stitchable ]] half4 texels(float2 position, SwiftUI::Layer layer) {
        uint2 size = uint2(layer.tex.get_width(), layer.tex.get_height());
        half4 own = layer.tex.read(uint2(position) + 1);
        return half4(own.r, own.g, size.x + size.y * 0.125, layer.tex.read(uint2(0)).a + 0.5);
      }
      [[ stitchable ]] half4 mapped(float2 position, SwiftUI::Layer layer) {
        float2 uv = position.x * layer.info[0] + position.y * layer.info[1] + layer.info[2];
        constexpr sampler nearest(filter::nearest);
        return half4(half2(uv * float2(6, 4) - 1), layer.tex.sample(nearest, uv).rg);
      }
      [[ stitchable ]] half4 limits(float2 position, SwiftUI::Layer layer) {
        return half4(half2(layer.info[3] * float2(6, 4)), half2(layer.info[4] * float2(6, 4)));
      }
      """
    let top: [Float] = [0, 0, 0, 1, 0.25, 0, 0, 1, 0.5, 0, 0, 1, 0.75, 0, 0, 1]
    let bottom: [Float] = [0, 1, 0, 1, 0.25, 1, 0, 1, 0.5, 1, 0, 1, 0.75, 1, 0, 1]
    func pixels(_ function: String) throws -> [[Float]] {
      try floats(source) { size in
        Layer(
          size: size, image: Image(pixelWidth: 4, pixelHeight: 2, samples: .floats(top + bottom))
        ).layerEffect(Shader(function), maxSampleOffset: Size(width: 1, height: 1))
      }
    }
    let (texels, mapped, limits) = (
      try pixels("texels"), try pixels("mapped"), try pixels("limits")
    )
    for (index, pixel) in try nonEmpty(texels.enumerated()) {
      let (column, row) = (Float(index % 4), Float(index / 4))
      #expect(near(pixel, [column / 4, row, 6.5, 0.5]))
      #expect(near(mapped[index], [column + 0.5, row + 0.5, column / 4, row]))
      #expect(near(limits[index], [0.5, 0.5, 5.5, 3.5]))
    }
  }

  /// Directly, and where only a helper that does not sample gets the layer.
  @Test func aLayerEffectNeedNotSampleItsLayer() throws {
    let source = """
      half4 ink(SwiftUI::Layer layer, float green) { return half4(0, green, 1, 1); }
      [[ stitchable ]] half4 plain(float2 position, SwiftUI::Layer layer) {
        return half4(0, 0, 1, 1);
      }
      [[ stitchable ]] half4 helped(float2 position, SwiftUI::Layer layer, float green) {
        return ink(layer, green);
      }
      """
    let plain = try floats(source) {
      columns($0).layerEffect(Shader("plain"), maxSampleOffset: .zero)
    }
    #expect(plain.allSatisfy { near($0, [0, 0, 1, 1]) })
    let helped = try floats(source) {
      columns($0).layerEffect(Shader("helped", .float(0.5)), maxSampleOffset: .zero)
    }
    #expect(helped.allSatisfy { near($0, [0, 0.5, 1, 1]) })
  }

  @Test func colorEffectsAndDistortionsOfOneFileShareAProgram() throws {
    let source = """
      static float twice(float x) { return 2 * x; }
      [[ stitchable ]] float2 mirror(float2 position, float width) {
        return float2(width - position.x, position.y);
      }
      [[ stitchable ]] half4 doubled(float2 position, half4 color) {
        return half4(twice(color.r), 0, 0, 1);
      }
      [[ stitchable ]] half4 halved(float2 position, half4 color) {
        return half4(color.r / twice(1), 0, 0, 1);
      }
      """
    let pixels = try floats(source) {
      columns($0).distortionEffect(Shader("mirror", .float(4)), maxSampleOffset: .zero)
        .colorEffect(Shader("doubled")).colorEffect(Shader("halved")).colorEffect(Shader("doubled"))
    }
    for (pixel, red) in try nonEmpty(zip(pixels, [1.5, 1, 0.5, 0] as [Float])) {
      #expect(near(pixel, [red, 0, 0, 1]))
    }
  }

  @Test func theDriversWordsComeBackOnTheAuthorsLine() throws {
    let source = "/// Breaks.\nvec4 broken(vec2 position) {\n  return vec3(1.0);\n}\n"
    let header = try ShaderHeader(source: source, file: "Fill/broken.glsl")
    let context = try SurfacelessContext()
    let renderer = try Renderer(
      library: ShaderLibrary(functions: [
        "broken": ShaderLibrary.Function(
          signature: header.signature, file: "Fill/broken.glsl", source: source)
      ]))
    let plan = Planner.plan(
      Layer(size: Size(width: 1, height: 1), fill: .shader(Shader("broken"))),
      transform: .identity, pixelWidth: 1, pixelHeight: 1, background: .clear)
    let error = #expect(throws: DrawingError.self) { try renderer.draw(plan) }
    let words = try #require(error).description
    #expect(words.hasPrefix("the driver rejected 'broken':\nFill/broken.glsl:3"), "\(words)")
    #expect(error?.diagnostics.first?.span?.file == "Fill/broken.glsl")
    #expect(error?.diagnostics.first?.span?.line == 3)
    withExtendedLifetime(renderer) {}
    _ = consume context  // kept current until here
  }

  /// The text is one that a driver takes: it is not asked.
  @Test func theHeadingOfMistakesNamesTheChecker() throws {
    var text = GLSLText()
    text.append("vec4 pass(vec2 position, vec2 size) {")
    text.append("  return vec4(1.0);", from: GLSLText.Origin(file: "broken.frag", line: 7))
    text.append("}")
    let mistake = Diagnostic(
      "cannot convert 'vec3' to 'vec4'",
      at: SourceSpan(file: "broken.frag", line: 7, column: 10, length: 9))
    text.mistakes = [mistake]
    let context = try SurfacelessContext()
    let renderer = try Renderer(
      library: ShaderLibrary(functions: [
        "broken": ShaderLibrary.Function(
          passNamed: "broken", file: "broken.frag", text: text, entryName: "pass", inputs: [])
      ]))
    let plan = Planner.plan(
      Layer(size: Size(width: 1, height: 1), fill: .shader(Shader("broken", .float2(1, 1)))),
      transform: .identity, pixelWidth: 1, pixelHeight: 1, background: .clear)
    let error = #expect(throws: DrawingError.self) { try renderer.draw(plan) }
    #expect(error?.diagnostics == [mistake])
    #expect(
      error?.description
        == "the checker rejected 'broken', and the driver was not asked:\n\(mistake)")
    withExtendedLifetime(renderer) {}
    _ = consume context  // kept current until here
  }
}
