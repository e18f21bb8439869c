import Binding
import Diagnostics
import Dialects
import Layers
import Metal
import Parameters
import ShaderTree
import Testing

@testable import OpenGL
@testable import Rendering

/// Arguments of every kind reach a shader function as they were given.
@MainActor @Suite struct ArgumentTests {
  /// Draws one pixel with a fill function of this source.
  private func pixel(
    of source: String, named name: String, _ shader: Shader
  ) throws -> [UInt8] {
    let header = try ShaderHeader(source: source, file: "\(name).glsl")
    let library = ShaderLibrary(functions: [
      name: ShaderLibrary.Function(
        signature: header.signature, file: "\(name).glsl", source: source)
    ])
    try library.check(shader, as: .fill)
    let context = try SurfacelessContext()
    let renderer = try Renderer(library: library)
    let framebuffer = try Framebuffer(pixelWidth: 1, pixelHeight: 1, label: "test")
    let plan = Planner.plan(
      Layer(size: Size(width: 1, height: 1), fill: .shader(shader)), transform: .identity,
      pixelWidth: 1, pixelHeight: 1, background: .clear)
    try framebuffer.bound { try renderer.draw(plan) }
    let bytes = framebuffer.readBytes()
    withExtendedLifetime(renderer) {}
    _ = consume context  // kept current until here
    return bytes
  }

  @Test func arraysComeWithTheirLength() throws {
    let source = """
      /// Adds up.
      vec4 total(
          vec2 position, samplerBuffer weights, int weightsCount, samplerBuffer tints, int tintsCount) {
        float sum = 0.0;
        for (int i = 0; i < weightsCount; i++) { sum += texelFetch(weights, i).x; }
        return vec4(sum, texelFetch(tints, 1).g, float(weightsCount + tintsCount) / 10.0, 1.0);
      }
      """
    let shader = Shader(
      "total", .floatArray([0.1, 0.2, 0.3, 0, 0.2]),
      .colorArray([.black, Color(red: 0, green: 0.8, blue: 0, opacity: 0.5)]))
    // 0.8 of 255; green premultiplied: 0.4; 5 + 2 elements of 10: between 178 and 179
    let found = try pixel(of: source, named: "total", shader)
    #expect(zip(found, [204, 102, 178.5, 255]).allSatisfy { abs(Double($0) - $1) <= 1 })
    let none = Shader("total", .floatArray([]), .colorArray([.black, .white]))
    #expect(try pixel(of: source, named: "total", none) == [0, 255, 51, 255])
  }

  @Test func anImageIsSampledFromItsTop() throws {
    let source = """
      /// Looks into an image.
      vec4 look(vec2 position, sampler2D picture, vec2 place) { return texture(picture, place); }
      """
    let image = Image(
      pixelWidth: 1, pixelHeight: 2, pixels: [10, 20, 30, 255, 200, 100, 50, 255])
    for (y, expected) in [(0.25, [10, 20, 30, 255]), (0.75, [200, 100, 50, 255])]
      as [(Double, [UInt8])]
    {
      let shader = Shader("look", .image(image), .float2(0.5, y))
      #expect(try pixel(of: source, named: "look", shader) == expected)
    }
  }

  @Test func vectorsColorsAndBoundsArriveInOrder() throws {
    let source = """
      /// Mixes.
      vec4 blend(vec2 position, float a, vec2 b, vec3 c, vec4 d, vec4 bounds, vec4 tint) {
        return vec4(a + b.y + c.z, d.w + bounds.z / 10.0, tint.r, 1.0);
      }
      """
    let shader = Shader(
      "blend", .float(0.1), .float2(9, 0.2), .float3(9, 9, 0.3), .float4(9, 9, 9, 0.4),
      .boundingRect, .color(Color(red: 1, green: 0, blue: 0, opacity: 0.25)))
    #expect(try pixel(of: source, named: "blend", shader) == [153, 128, 64, 255])
  }
}
