import Layers
import Metal
import Opening
import Parameters
import Rendering
import Resources
import Scenes
import ShaderTree
import TestSupport
import Testing
import Tokens

/// The Metal files that "Copy Metal" gives draw what our GLSL files draw.
@MainActor @Suite struct MetalTwinTests {
  private static let size = Size(width: 160, height: 100)

  private typealias Call = (arguments: [Shader.Argument], own: [Shader.Argument])

  /// The arguments of the Metal function, and those of the built-in one that it has as constants.
  private nonisolated static let twins: [String: Call] = [
    "harmonicColorEffect": (
      [.boundingRect, .float(8), .float(1.3), .float(1.25), .float(0.6)],
      [.float2(3, 12), .float2(0.6, 0.9), .float2(0.02, 0.01), .float(0)]
    ),
    "harmonicScreenEffect": (
      [.boundingRect, .float(8), .float(2.3), .float(0.75), .float(0.4)],
      [.float2(3, 12), .float2(0.6, 0.9), .float2(0.02, 0.01), .float(0)]
    ),
    "harmonicField": (
      [.boundingRect, .float(6), .float(1.3), .float(1.25)], [.float(3)]
    ),
    "parameterizedNoise": ([.float(0.5), .float(1), .float(0.5)], []),
    "ripple": (
      [.float2(60, 40), .float(0.09), .float(12), .float(15), .float(8), .float(1200)], []
    ),
    "tint": ([.color(Color(red: 1, green: 0.5, blue: 0.25, opacity: 0.8))], []),
    "dent": ([.float2(70, 45), .float(40), .float(14)], []),
  ]

  private nonisolated static let names = CodeFiles.paths.filter { $0.hasSuffix(".metal") }
    .map { String($0.dropFirst("Metal/".count).dropLast(".metal".count)) }

  private func layer(_ shader: Shader, _ kind: EffectKind) -> Layer {
    Layer(size: Self.size, testing: shader, as: kind)
  }

  /// Draws the function of a Metal text and a built-in one, and compares the pictures.
  private func expectTwins(
    _ name: String, text: String, _ arguments: [Shader.Argument], _ own: [Shader.Argument]
  ) throws {
    let translation = MetalTranslation(
      of: "\(name).metal", in: SourceFolder(["\(name).metal": text]))
    #expect(translation.diagnostics.isEmpty)
    let function = try #require(translation.functions.first { $0.name == name })
    let kind = try #require(function.kind)
    let known = try #require(try ShaderLibrary.builtIn().functions[name])
    #expect(known.signature.kind == kind)
    let parameters = function.parameters.filter { !$0.isSupplied }.map(\.name)
    #expect(parameters.count == arguments.count)
    #expect(known.signature.arguments.map(\.name).prefix(parameters.count) == parameters[...])

    let stage = try Stage()
    let port = ShaderLibrary.Function(function, prefix: "port_")
    stage.renderer.add(["port": try #require(port)])
    let ours = try stage.bytes(
      layer(Shader(name, arguments + own), kind), scale: 2, background: .black)
    let ported = try stage.bytes(
      layer(Shader("port", arguments), kind), scale: 2, background: .black)
    let differences = zip(ours.pixels, ported.pixels).map { abs(Int($0) - Int($1)) }
    // White noise hashes its places: there a rounding turns one value into any other.
    let allowed = name == "parameterizedNoise" ? ours.pixels.count / 50 : ours.pixels.count / 2000
    let outliers = differences.count { $0 > 2 }
    #expect(outliers <= allowed)
    #expect(Set(ours.pixels).count > 16)  // there is something to compare
  }

  @Test func everyFileHasItsTwinHere() {
    #expect(Set(Self.names) == Set(Self.twins.keys))
  }

  @Test(arguments: names)
  func theMetalFileDrawsWhatOursDraws(name: String) throws {
    let text = try #require(CodeFiles.source(at: "Metal/\(name).metal"))
    let twin = try #require(Self.twins[name])
    try expectTwins(name, text: text, twin.arguments, twin.own)
  }

  /// The constants of the articles' function are the scene's values.
  @Test(arguments: [("article", 0.0), ("extended", 1), ("cosine", 2)])
  func theCopiedStringsAreTheTunedOnes(palette: String, index: Double) throws {
    var script = Script()
    script.held = [
      ("frequency.released", .number(5)), ("frequency.pressed", .number(9.5)),
      ("glowWidth.released", .number(0.7)), ("glowWidth.pressed", .number(1.1)),
      ("glowIntensity.released", .number(0.03)), ("glowIntensity.pressed", .number(0.015)),
      ("palette", .choice(palette)),
    ]
    let size = Size(width: 360, height: 160)
    for (source, name) in [
      (SceneSource(ButtonScene.self), "harmonicColorEffect"),
      (SceneSource(ScreenScene.self), "harmonicScreenEffect"),
    ] {
      let scene = script.playback(of: source, in: size).scene(at: 0)
      let code = try #require(scene.code(at: 0))
      try expectTwins(
        name, text: code.metal,
        [.boundingRect, .float(8), .float(1.3), .float(1.25), .float(0.6)],
        [.float2(5, 9.5), .float2(0.7, 1.1), .float2(0.03, 0.015), .float(index)])
    }
  }

  /// The first stage's function has the frequency that the scene draws it with.
  @Test(arguments: [(0.0, 5.0), (0.5, 7.25)])
  func theCopiedFieldIsTheTunedOne(mixCoeff: Double, frequency: Double) throws {
    var script = Script()
    script.held = [
      ("stage", .choice("field")), ("mixCoeff", .number(mixCoeff)),
      ("frequency.released", .number(5)), ("frequency.pressed", .number(9.5)),
    ]
    let size = Size(width: 360, height: 160)
    for source in [SceneSource(ButtonScene.self), SceneSource(ScreenScene.self)] {
      let scene = script.playback(of: source, in: size).scene(at: 0)
      let code = try #require(scene.code(at: 0))
      try expectTwins(
        "harmonicField", text: code.metal,
        [.boundingRect, .float(8), .float(1.3), .float(1.25)], [.float(frequency)])
    }
  }
}
