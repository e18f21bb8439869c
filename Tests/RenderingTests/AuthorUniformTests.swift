import Binding
import Diagnostics
import Dialects
import Foundation
import Layers
import Metal
import Opening
import Parameters
import ShaderTree
import Testing
import Tokens

@testable import Rendering

/// The yardstick for a user's program: its uniforms stay uniforms, and its picture stays the
/// same.
@MainActor @Suite struct AuthorUniformTests {
  private static let size = Size(width: 8, height: 4)

  /// A stage that knows the only pass of a program as the shader function `stated`.
  private func stage(
    _ source: String, file: String, readsUniforms: Bool
  ) throws -> (stage: Stage, pass: DialectProgram.Pass) {
    let program = DialectProgram(of: file, in: SourceFolder([file: source]))
    let pass = try #require(program.passes.first, "\(program.diagnostics)")
    let stage = try Stage(readsUniforms: readsUniforms)
    stage.renderer.add(["stated": ShaderLibrary.Function(pass, named: "stated", file: file)])
    return (stage, pass)
  }

  /// A fill by the pass; `numbers` are what its controls and channels hold.
  private func fill(
    by pass: DialectProgram.Pass, _ numbers: [String: Shader.Argument]
  ) throws -> Layer {
    let arguments = try pass.uniforms.map { uniform -> Shader.Argument in
      switch uniform.feed {
      case .raster(.pixelsPerPoint): .raster(.pixelsPerPoint)
      case .channel: .layer(Layer(size: Self.size, fill: .color(.black)), .standard)
      case .parameter(let name): try #require(numbers[name])
      case .channelTime(let index): try #require(numbers["time of \(index)"])
      default: throw Unexpected(name: uniform.name)
      }
    }
    let call = Shader("stated", [.float2(Self.size.width, Self.size.height)] + arguments)
    return Layer(size: Self.size, fill: .shader(call))
  }

  /// A uniform that the sources of these tests do not have.
  private struct Unexpected: Error { let name: String }

  private func fragment(of layer: Layer, on stage: Stage) throws -> String {
    let plan = Planner.plan(
      layer, transform: .identity, pixelWidth: 8, pixelHeight: 4, background: .black)
    return try #require(stage.renderer.probeDraws(of: plan, calling: ["stated"]).first).fragment
  }

  private static let allTypes = """
    uniform float level;
    uniform vec3 tone;
    uniform int whole;
    uniform ivec2 pair;
    uniform bool isOn;
    void main() {
      gl_FragColor = vec4(
          level + tone.z, float(whole) / 5.0, float(pair.y) / 5.0 + (isOn ? 0.2 : 0.0), 1.0);
    }
    """

  /// 0.3 + 0.5, 3.7 cut to 3 fifths, a fifth and the 0.2 of what is on; by variables and by
  /// uniforms.
  @Test(arguments: [false, true]) func everyTypeHoldsItsNumbers(readsUniforms: Bool) throws {
    let (stage, pass) = try stage(Self.allTypes, file: "a.frag", readsUniforms: readsUniforms)
    let layer = try fill(
      by: pass,
      [
        "level": .float(0.3), "tone": .float3(9, 9, 0.5), "whole": .float(3.7),
        "pair": .float2(9, 1), "isOn": .float(1),
      ])
    let frame = try stage.bytes(layer)
    #expect(Array(frame.pixels[0..<4]) == [204, 153, 102, 255])
    let fragment = try fragment(of: layer, on: stage)
    for type in ["float", "vec3", "int", "ivec2", "bool"] {
      #expect(fragment.contains("\nuniform \(type) ") == readsUniforms)
    }
    // What stands around the author's text is nothing the author reads.
    #expect(!fragment.contains("uniform float u0_pixelsPerPoint"))
  }

  @Test func anotherNumberNeedsNoOtherProgram() throws {
    let (stage, pass) = try stage(
      "uniform float level;\nvoid main() { gl_FragColor = vec4(level); }", file: "a.frag",
      readsUniforms: true)
    for (level, byte) in [(0.2, 51), (0.8, 204)] as [(Double, UInt8)] {
      let frame = try stage.bytes(try fill(by: pass, ["level": .float(level)]))
      #expect(frame.pixels[0] == byte)
    }
    #expect(stage.renderer.counts.programs == 1)
  }

  /// A program's array has room for the edges of one path.
  @Test func aLongerPathHasAProgramOfItsOwn() throws {
    let whole = try Stage()
    let yardstick = try Stage(readsUniforms: true)
    for corners in [3, 30] {
      var path = Path()
      for corner in 0..<corners {
        let angle = 2 * Double.pi * Double(corner) / Double(corners)
        let place = Point(x: 16 + 15 * cos(angle), y: 16 + 15 * sin(angle))
        if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
      let layer = Layer(size: Size(width: 32, height: 32), .path(path), fill: .color(.white))
      let expected = try whole.bytes(layer).pixels
      #expect(try yardstick.bytes(layer).pixels == expected, "\(corners) corners")
    }
  }

  /// Elements of an array are uniforms of one declaration.
  @Test(arguments: [false, true]) func anArrayHoldsItsElements(readsUniforms: Bool) throws {
    let (stage, pass) = try stage(
      "void mainImage(out vec4 c, in vec2 p) { c = vec4(iChannelTime[int(p.x) / 2], 0, 0, 1); }",
      file: "a.glsl", readsUniforms: readsUniforms)
    let times = (0..<4).map { ("time of \($0)", Shader.Argument.float(Double($0 + 1) / 5)) }
    let layer = try fill(by: pass, Dictionary(uniqueKeysWithValues: times))
    let pixels = try stage.bytes(layer).pixels
    #expect((0..<4).map { pixels[$0 * 8] } == [51, 102, 153, 204])
  }
}
