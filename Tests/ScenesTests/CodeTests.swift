import Binding
import Dialects
import Foundation
import Layers
import Metal
import Parameters
import TestSupport
import Testing
import Tokens

@testable import Scenes

/// The SwiftUI that scenes are copied as.
@Suite struct CodeTests {
  private static let stubs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "SwiftUIStubs")

  /// A file of each kind, whose arguments are fed with everything that there is.
  private static let metal = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    /// Paints with colors and lists.
    /// - Parameter count: Range: 1...8. Default: 3.
    [[ stitchable ]] half4 paintedFill(float2 position, float4 bounds, float time, half4 tint,
        device const half4 *colors, int colorCount, device const float *weights, int weightCount,
        float count) { return tint * half4(colors[0] * weights[0]); }
    /// Fades where it is pressed.
    [[ stitchable ]] half4 fadedColor(float2 position, half4 color, float2 size, float2 touch,
        float3 direction, float strength, float width, float height, float aspectRatio) {
      return color * half(strength * size.x * touch.x * direction.x);
    }
    /// Leans after a drag.
    /// - Parameter bend: Range: 0...40. Default: 12.
    [[ stitchable ]] float2 leaningSheet(float2 position, float2 center, float2 dragOffset,
        float2 dragVelocity, int isPressed, float bend, int steps) { return position + bend; }
    /// Rings since the press, on a picture of its own, with words of Swift as names.
    [[ stitchable ]] half4 ringingLayer(float2 position, SwiftUI::Layer layer,
        float2 touchLocation, float timeSinceTouch, float2 normalizedTouch, float in, float body,
        float repeat, texture2d<half> noiseTexture, float4 box) {
      return layer.sample(position + timeSinceTouch * in * body * repeat);
    }
    [[ stitchable ]] half4 plain(float2 position, half4 color) { return color; }
    """

  /// The effects of a file whose arguments say how far they sample, or do not.
  private static let moving = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    /// - Parameter amplitude: Unit: points. Range: 0...90. Default: 12.
    /// - Parameter shift: Unit: points. Range: -20...10. Default: 0.
    [[ stitchable ]] float2 waving(float2 position, float amplitude, float shift) {
      return position + float2(amplitude * sin(position.y), shift);
    }
    /// - Parameter share: Range: 0...1. Default: 0.5.
    [[ stitchable ]] half4 squeezed(float2 position, SwiftUI::Layer layer, float share) {
      return layer.sample(position * share);
    }
    """

  /// By the ranges in points, 90 and 20 together; by the layer's size where no range says how far;
  /// by the author's own number.
  @Test func theOffsetOfSamplesReachesWhatTheArgumentsMove() throws {
    let translation = MetalTranslation(
      of: "moving.metal", in: SourceFolder(["moving.metal": Self.moving]))
    #expect(translation.diagnostics.isEmpty)
    func code(_ index: Int, reach: Size? = nil, held: Double? = nil) throws -> String {
      let function = translation.functions[index]
      let kind = try #require(function.kind)
      var call = EffectCall(
        bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind))
      call.maxSampleOffset = reach
      let effect = Effect(
        name: function.name, summary: "", kind: kind, function: function.name, calls: [call])
      var scene = FileScene(effect, on: .testPicture, environment: SceneEnvironment())
      if let held {
        scene.handle(
          .hold(name: "amplitude", value: .number(held)), in: Size(width: 100, height: 100), at: 0)
      }
      return try #require(scene.code(at: 0)).swift
    }
    #expect(try code(0).contains("maxSampleOffset: CGSize(width: 110.0, height: 110.0)"))
    #expect(
      try code(0, held: 150).contains("maxSampleOffset: CGSize(width: 170.0, height: 170.0)"))
    let whole = try code(1)
    #expect(whole.contains("maxSampleOffset: size") && whole.contains("let size = proxy.size"))
    #expect(
      try code(0, reach: Size(width: 7, height: 9.5))
        .contains("maxSampleOffset: CGSize(width: 7.0, height: 9.5)"))
  }

  private static let program = """
    // @param speed 0.5 4.0 1.0
    uniform float speed;
    void mainImage(out vec4 c, in vec2 p) {
      c = vec4(fract(p / iResolution.xy + iTime * speed), 0.0, 1.0);
    }
    """

  private func effects() throws -> [any Scene] {
    let translation = MetalTranslation(
      of: "all.metal", in: SourceFolder(["all.metal": Self.metal]))
    #expect(translation.diagnostics.isEmpty)
    var scenes: [any Scene] = try translation.functions.map { function in
      let kind = try #require(function.kind)
      let effect = Effect(
        name: function.name, summary: function.summary, kind: kind, function: function.name,
        bindings: ArgumentBinding.bindings(of: function.parameters, kind: kind))
      return FileScene(effect, on: .testPicture, environment: SceneEnvironment())
    }
    #expect(scenes.count == 5)
    let program = DialectProgram(
      of: "it's waves.glsl", in: SourceFolder(["it's waves.glsl": Self.program]))
    #expect(!program.hasErrors)
    scenes.append(
      FileScene(
        Effect(program, functions: program.passes.map(\.name)), environment: SceneEnvironment()))
    return scenes
  }

  /// Every scene of `harmonic list`, in every variant of it.
  private func gallery() -> [any Scene] {
    SceneCatalog.all.flatMap { source -> [any Scene] in
      let scene = source.make(SceneEnvironment())
      let variant = scene.parameters.all.first { $0.name == "variant" }
      guard case .choice(let variants)? = variant?.kind else { return [scene] }
      return variants.map { variant in
        var scene = scene
        let canvas = SceneSource.standardCanvas
        scene.handle(.hold(name: "variant", value: .choice(variant)), in: canvas, at: 0)
        return scene
      }
    }
  }

  /// Scenes whose values change more of a text than the numbers in it.
  private func states() throws -> [any Scene] {
    var states: [(String, [(String, ParameterValue)])] = []
    for stage in HarmonicStage.allCases {
      states += ["button", "screen"].map { ($0, [("stage", .choice(stage.rawValue))]) }
    }
    for variant in CarouselScene.Variant.allCases {
      states.append(
        (
          "carousel",
          [
            ("variant", .choice(variant.rawValue)), ("paging", .choice("snap")),
            ("pictures", .toggle(true)),
          ]
        ))
    }
    for reveal in RevealUnit.allCases {
      states.append(
        ("headline", [("reveal", .choice(reveal.rawValue)), ("elapsedTime", .number(0.3))]))
    }
    states.append(("ripple", [("tints", .toggle(true)), ("time", .number(0.3))]))
    states.append(("twirl", [("progress", .number(0.4)), ("visible", .toggle(false))]))
    states.append(("aurora", [("mesh", .choice("three")), ("breathes", .toggle(true))]))
    return try states.map { try scene($0.0, $0.1) }
  }

  /// Every scene of `harmonic list` on the mesh.
  private func onMesh() -> [any Scene] {
    SceneCatalog.all.map { $0.make(SceneEnvironment(isOnMesh: true)) }
  }

  /// Holds every parameter somewhere in its range.
  private func tuned(_ scene: any Scene, _ random: inout SeededRandom) -> any Scene {
    var scene = scene
    for parameter in scene.parameters.all {
      let value: ParameterValue? =
        switch parameter.kind {
        case .number(let range, _, _):
          .number(
            parameter.isWhole
              ? Double.random(in: range, using: &random).rounded()
              : Double.random(in: range, using: &random))
        case .toggle: .toggle(Bool.random(using: &random))
        case .choice(let names) where parameter.name != "variant":
          names.randomElement(using: &random).map { .choice($0) }
        case .color: .color(Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.75))
        case .vector(let names, let range, _, _):
          .numbers(names.map { _ in Double.random(in: range, using: &random) })
        case .list(let components, _, _, _): .numbers(Array(repeating: 0.5, count: components * 3))
        case .text: .text("Say \"hi\"\nto *\\(100 %)* [and] {all} *of* them")
        default: nil
        }
      if let value {
        scene.handle(
          .hold(name: parameter.name, value: value), in: SceneSource.standardCanvas, at: 0)
      }
    }
    return scene
  }

  /// Texts in groups that have no two types of the same name, as the files of a module.
  private func modules(_ texts: [String]) -> [[String]] {
    var modules: [(texts: [String], types: Set<Substring>)] = []
    for text in texts {
      let types = Set(text.split(separator: "\n").filter { $0.hasPrefix("struct ") })
      let index = modules.firstIndex { $0.types.isDisjoint(with: types) }
      if index == nil { modules.append(([], [])) }
      modules[index ?? modules.count - 1].texts.append(text)
      modules[index ?? modules.count - 1].types.formUnion(types)
    }
    return modules.map(\.texts)
  }

  /// Type-checks what scenes are copied as against what SwiftUI declares.
  private func expectCompiles(_ scenes: [any Scene], in folder: TemporaryFolder) async throws {
    let texts = try scenes.map { try #require($0.code(at: 1)).swift }
    for module in modules(texts) {
      var check = Command("swiftc", "-swift-version", "6", "-typecheck", "-I", folder.path)
      check.arguments += try module.enumerated().map { index, text in
        try folder.file("view\(index).swift", Array(text.utf8))
      }
      let output = try await check.run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
      #expect(!output.errorText.contains("warning:"), "\(output.errorText)")
    }
  }

  /// Parses and type-checks what every scene and every kind of a user's file is copied as, at its
  /// defaults, and with everything set to something else.
  @Test func theViewOfEveryEffectCompiles() async throws {
    let folder = try TemporaryFolder()
    var stubs = Command(
      "swiftc", "-swift-version", "6", "-emit-module", "-module-name", "SwiftUI",
      "-parse-as-library", "-o", "\(folder.path)/SwiftUI.swiftmodule")
    stubs.arguments += try FileManager.default.contentsOfDirectory(atPath: Self.stubs.path)
      .filter { $0.hasSuffix(".swift") }.map { "\(Self.stubs.path)/\($0)" }
    let module = try await stubs.run()
    try #require(module.status == .exitCode(0), "\(module.errorText)")
    var random = SeededRandom(seed: 1515)
    let scenes = try gallery() + effects() + onMesh() + states()
    try await expectCompiles(scenes, in: folder)
    try await expectCompiles(scenes.map { tuned($0, &random) }, in: folder)
  }

  /// Names that stand for something which nobody but this program has, and texts to be filled in.
  @Test func noTextHasAPlaceholder() throws {
    for scene in try nonEmpty(gallery() + effects() + onMesh() + states()) {
      let code = try #require(scene.code(at: 0))
      #expect(code.swift.hasPrefix("import SwiftUI\n"))
      let words = [
        "eveningLandscape", "poster", "citrusStillLife", "harmonicStrings", "@0-", "<#",
        "placeholder", "TODO", "Card ",
      ]
      for word in words {
        #expect(!code.swift.contains(word) && !code.metal.contains(word), "\(word)")
      }
    }
  }

  @Test func tunedValuesStandInTheirPlaces() throws {
    let button = try code(
      "button",
      [
        ("wavesCount", .number(9)), ("amplitude.pressed", .number(1.25)),
        ("frequency.released", .number(4.5)), ("spring.bounce", .number(0.3)),
        ("palette", .choice("cosine")),
      ])
    #expect(button.swift.contains("let wavesCount = 9.0\n"))
    #expect(button.swift.contains("let amplitudes = (released: 0.5, pressed: 1.25)\n"))
    #expect(button.swift.contains("let spring = Animation.spring(duration: 0.3, bounce: 0.3)\n"))
    #expect(button.metal.contains("float2 frequency = float2(4.5, 12.0);\n"))
    #expect(button.metal.contains("int palette = 2;\n"))
    #expect(
      button.swift.contains(
        """
        ShaderLibrary.harmonicColorEffect(
                        .boundingRect,
                        .float(Self.wavesCount),
                        .float(elapsedTime),
                        .float(amplitude),
                        .float(isPressed ? Self.mixCoeffs.pressed : Self.mixCoeffs.released)
                      )
        """))
    let ripple = try code("ripple", [("decay", .number(5.5)), ("time", .number(0.3))])
    #expect(ripple.swift.contains("static let decay = 5.5\n"))
    #expect(ripple.swift.contains("static let heldTime: TimeInterval? = 0.3\n"))
    let twirl = try code("twirl", [("spring.duration", .number(1.5)), ("visible", .toggle(false))])
    #expect(twirl.swift.contains("Animation.spring(duration: 1.5, bounce: 0.0)\n"))
    #expect(twirl.swift.contains("var isOn = false\n"))
    let headline = try code("headline", [("text", .text("Say *hi*"))])
    #expect(
      headline.swift.contains(
        #"Text("Say \(Text("hi").customAttribute(EmphasisAttribute()).foregroundStyle(.pink).bold())")"#
      ))
  }

  // MARK: - A user's file

  /// The call of a user's function: its arguments in their order, and a control for each that is
  /// not fed.
  @Test func aUsersFunctionIsCalledWithItsArgumentsInOrder() throws {
    let scenes = try effects().compactMap { $0 as? FileScene }
    let scene = try #require(scenes.first { $0.effect.name == "leaningSheet" })
    let swift = try #require(scene.code(at: 0)).swift
    let call = try #require(swift.firstRange(of: "ShaderLibrary.leaningSheet("))
    let words = [
      ".float2(", ".float2(translation.width, translation.height)",
      ".float2(velocity.width, velocity.height)", ".float(isPressed ? 1.0 : 0.0)", ".float(bend)",
      ".float(steps)",
    ]
    var rest = swift[call.upperBound...]
    for word in words {
      let found = try #require(rest.firstRange(of: word), "\(word) in \(rest)")
      rest = rest[found.upperBound...]
    }
    #expect(swift.contains("struct LeaningSheetView: View {"))
    #expect(swift.contains("Slider(value: $bend, in: 0.0...40.0)"))
    #expect(swift.contains("Slider(value: $steps, in: "))
  }

  @Test func aPageOfFilesHasNoCode() {
    #expect(FolderScene([]).code(at: 0) == nil)
  }
}
