import Binding
import Diagnostics
import Dialects
import Layers
import Metal
import Opening
import Parameters
import Scenes
import ShaderTree
import Testing
import Tokens

@testable import Rendering

/// Specialization constants: parameters that are literals in a program of their own for each value.
@MainActor @Suite struct SpecializationTests {
  private static let size = Size(width: 8, height: 4)

  // MARK: - A user's function

  private static let bands = """
    #include <metal_stdlib>
    using namespace metal;
    /// Paints a gray.
    ///
    /// - Parameter count: Its share of 8. Range: 1...8. Default: 2. Specialization: constant.
    /// - Parameter tone: Its blue. Range: 0...1. Default: 0.2.
    [[ stitchable ]] half4 bands(float2 position, float count, float tone) {
      return half4(half2(count / 8), tone, 1);
    }
    """

  /// A renderer that knows the function, and a scene that shows it.
  private func user() throws -> (stage: Stage, scene: FileScene) {
    let translation = MetalTranslation(
      of: "bands.metal", in: SourceFolder(["bands.metal": Self.bands]))
    #expect(translation.diagnostics.isEmpty)
    let function = try #require(translation.functions.first)
    let stage = try Stage()
    stage.renderer.add([
      "bands": try #require(ShaderLibrary.Function(function, prefix: "u0_"))
    ])
    let effect = Effect(
      name: "bands", summary: "", kind: .fill, function: "bands",
      bindings: ArgumentBinding.bindings(of: function.parameters, kind: .fill))
    return (stage, FileScene(effect, on: .testPicture, environment: SceneEnvironment()))
  }

  private func plan(_ layer: Layer, specializes: Bool = true) -> FramePlan {
    Planner.plan(
      layer, transform: .identity, pixelWidth: 8, pixelHeight: 4, background: .black,
      specializes: specializes)
  }

  private func fragment(
    of layer: Layer, on stage: Stage, calling name: String = "bands", specializes: Bool = true
  ) throws -> String {
    let draws = try stage.renderer.probeDraws(
      of: plan(layer, specializes: specializes), calling: [name])
    return try #require(draws.first).fragment
  }

  @Test func aUsersConstantIsALiteralInAProgramOfItsOwn() throws {
    var (stage, scene) = try user()
    for (count, byte) in [(2.0, 64), (4, 128), (2, 64)] as [(Double, UInt8)] {
      scene.handle(.hold(name: "count", value: .number(count)), in: Self.size, at: 0)
      let layer = scene.layer(in: Self.size, at: 0)
      #expect(try fragment(of: layer, on: stage).contains("(position, \(count), v0."))
      #expect(Array(try stage.bytes(layer).pixels.prefix(4)) == [byte, byte, 51, 255])
    }
    #expect(stage.renderer.counts.programs == 2)
    // Its other number needs no program.
    scene.handle(.hold(name: "tone", value: .number(0.8)), in: Self.size, at: 0)
    #expect(try stage.bytes(scene.layer(in: Self.size, at: 0)).pixels[2] == 204)
    #expect(stage.renderer.counts.programs == 2)
  }

  /// The same function draws every value of it by one program.
  @Test func withoutSpecializationItIsANumberLikeAnyOther() throws {
    var (stage, scene) = try user()
    for (count, byte) in [(2.0, 64), (4, 128)] as [(Double, UInt8)] {
      scene.handle(.hold(name: "count", value: .number(count)), in: Self.size, at: 0)
      let layer = scene.layer(in: Self.size, at: 0)
      let text = try fragment(of: layer, on: stage, specializes: false)
      #expect(!text.contains("(position, \(count)"))
      #expect(try stage.bytes(layer, specializes: false).pixels[0] == byte)
    }
    #expect(stage.renderer.counts.programs == 1)
    #expect(plan(scene.layer(in: Self.size, at: 0)).allDraws.allSatisfy { $0.isSpecialized })
  }

  /// A press carries the argument through values that nobody would want programs for.
  @Test func whatGlidesIsNotAConstant() throws {
    var (_, scene) = try user()
    func isConstant(at time: Double) -> Bool {
      plan(scene.layer(in: Self.size, at: time)).allDraws.contains(where: \.isSpecialized)
    }
    let name = "count"
    let count = try scene.parameters.parameter(named: name)
    let rest = scene.value(of: count, at: 0)
    #expect(isConstant(at: 0))
    scene.handle(.pointerDown(Point(x: 2, y: 2)), in: Self.size, at: 1)
    if scene.value(of: count, at: 1.1) != rest { #expect(!isConstant(at: 1.1)) }
  }

  // MARK: - Built-in functions and dialects

  private static let steps = """
    /// Paints a gray.
    ///
    /// - Parameter amounts: Two shares. Specialization: constant.
    /// - Parameter count: How many of them. Specialization: constant.
    vec4 steps(vec2 position, vec2 amounts, int count) {
    #ifdef SPECIALIZED_count
      return vec4(amounts, float(count) / 10.0, 1.0);
    #else
      return vec4(0.0, 0.0, float(count) / 10.0, 1.0);
    #endif
    }
    """

  private func builtIn() throws -> Stage {
    let stage = try Stage()
    let header = try ShaderHeader(source: Self.steps, file: "steps.glsl")
    #expect(header.signature.arguments.allSatisfy { $0.isSpecializationConstant })
    stage.renderer.add([
      "steps": ShaderLibrary.Function(
        signature: header.signature, file: "steps.glsl", source: Self.steps)
    ])
    return stage
  }

  /// Vectors and whole numbers, too; the function can tell whether it is specialized.
  @Test func aFunctionSeesWhatIsSpecialized() throws {
    let stage = try builtIn()
    let layer = Layer(
      size: Self.size, fill: .shader(Shader("steps", .constant([0.2, 0.6]), .constant([4]))))
    #expect(Array(try stage.bytes(layer).pixels.prefix(4)) == [51, 153, 102, 255])
    #expect(
      Array(try stage.bytes(layer, specializes: false).pixels.prefix(4)) == [0, 0, 102, 255])
    let number = Layer(
      size: Self.size, fill: .shader(Shader("steps", .constant([0.2, 0.6]), .float(4))))
    #expect(Array(try stage.bytes(number).pixels.prefix(4)) == [0, 0, 102, 255])
  }

  /// GLSL has no literal for it.
  @Test func aConstantThatIsNotFiniteIsPassedAsANumber() throws {
    let layer = Layer(
      size: Self.size,
      fill: .shader(Shader("steps", .constant([.infinity, .nan]), .constant([4]))))
    #expect(try builtIn().bytes(layer).pixels[0] == 255)
  }

  @Test func aConstantForAnotherParameterIsRefused() throws {
    let library = try ShaderLibrary.builtIn()
    let error = #expect(throws: Diagnostic.self) {
      try library.check(Shader("dent", .float2(1, 1), .constant([90]), .float(14)), as: .distortion)
    }
    #expect(error?.message == "'radius' of 'dent' is not a specialization constant")
    #expect(
      error?.hint == "pass it as a number, or add 'Specialization: constant.' to its description")
  }

  @Test func aControlOfADialectCanBeAConstant() throws {
    let source = """
      uniform int steps; // How many. Range: 1...8. Default: 4. Specialization: constant.
      void main() { gl_FragColor = vec4(float(steps) / 5.0, 0.0, 0.0, 1.0); }
      """
    let program = DialectProgram(of: "a.frag", in: SourceFolder(["a.frag": source]))
    #expect(program.bindings.map(\.parameter.isSpecializationConstant) == [true])
    let pass = try #require(program.passes.first, "\(program.diagnostics)")
    let stage = try Stage()
    stage.renderer.add(["a": ShaderLibrary.Function(pass, named: "a", file: "a.frag")])
    for (steps, byte) in [(1.0, 51), (4, 204)] as [(Double, UInt8)] {
      let arguments = pass.uniforms.map { uniform -> Shader.Argument in
        if case .parameter = uniform.feed { .constant([steps]) } else { .raster(.pixelsPerPoint) }
      }
      let layer = Layer(
        size: Self.size, fill: .shader(Shader("a", [.float2(8, 4)] + arguments)))
      #expect(try fragment(of: layer, on: stage, calling: "a").contains(" = int(\(steps));"))
      #expect(try stage.bytes(layer).pixels[0] == byte)
    }
    #expect(stage.renderer.counts.programs == 2)
  }
}
