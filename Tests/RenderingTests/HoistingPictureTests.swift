import Foundation
import Layers
import Opening
import Scenes
import TestSupport
import Testing

@testable import Rendering

/// Values that are computed once a draw or become literals leave pictures unchanged.
@MainActor @Suite struct HoistingPictureTests {
  private nonisolated static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Shader files of the tests, in every form that is read.
  private nonisolated static let files: [String] = [
    "DialectsTests/Shaders", "CommandTests/Dialects", "RenderingTests/Metal",
    "MetalTests/Metal", "CommandTests/Metal", "RenderingTests/Hoisting", "RenderingTests/Loops",
  ].flatMap { folder in
    let found = FileManager.default.enumerator(atPath: "\(tests)/\(folder)")?.allObjects ?? []
    return found.compactMap { $0 as? String }.sorted()
      .filter { FileOpening.isNamedLikeShader($0) && !$0.contains("broken") }
      .map { "\(folder)/\($0)" }
  }

  private static let canvas = Size(width: 48, height: 32)

  private enum Form {
    /// All is computed for each pixel.
    case plain
    case hoisted
    /// Arguments that are the same as at the first of the times are literals, too.
    case literals
  }

  /// The stages on which all files are drawn, one after the other.
  @MainActor private struct Stages {
    private let plain: Stage
    private let hoisting: Stage

    init() throws {
      plain = try Stage(hoists: false)
      hoisting = try Stage(hoists: true)
    }

    /// The one for a form, to be drawn on at once.
    subscript(form: Form) -> Stage {
      let stage = form == .plain ? plain : hoisting
      stage.makeCurrent()
      return stage
    }

    func add(_ file: EffectFile) {
      for form in [Form.plain, .hoisted] { self[form].renderer.add(file.functions) }
    }

    func remove(_ file: EffectFile) {
      for form in [Form.plain, .hoisted] {
        self[form].renderer.remove(Set(file.functions.keys))
      }
    }
  }

  private static let stages = Result { try Stages() }

  /// Draws a scene at a few times, and returns its pictures.
  private static func pictures(
    of source: SceneSource, _ form: Form, on stage: Stage
  ) throws -> [[UInt8]] {
    var request = SceneRequest(scene: source)
    request.canvas = canvas
    request.script.presses = [Script.Press(start: 0.25, end: 2)]
    let playback = request.script.playback(of: source, in: canvas)
    var steady = SteadyArguments(delay: 0.5)
    var isSpecialized = false
    let pictures = try [0, 0.7, 3.3].map { time in
      var plan = Planner.plan(
        playback.scene(at: time).layer(in: canvas, at: time), transform: .identity,
        pixelWidth: Int(canvas.width), pixelHeight: Int(canvas.height), background: .clear)
      if form == .literals,
        let other = steady.specialized(
          plan, arguments: stage.renderer.specializableArguments, at: time)
      {
        (plan, isSpecialized) = (other, true)
      }
      return try stage.bytes(of: plan)
    }
    return form == .literals && !isSpecialized ? [] : pictures
  }

  private static func expectSamePictures(
    of file: EffectFile, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let stages = try stages.get()
    stages.add(file)
    defer { stages.remove(file) }
    for source in file.sources {
      let plain = try pictures(of: source, .plain, on: stages[.plain])
      for form in [Form.hoisted, .literals] {
        for (a, b) in zip(try pictures(of: source, form, on: stages[form]), plain) {
          let worst = zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
          #expect(
            worst <= 1, "\(form) \(source.name) of \(file.path)", sourceLocation: location)
        }
      }
    }
  }

  @Test(arguments: files) func aFileIsDrawnAsItWas(path: String) throws {
    try Self.expectSamePictures(of: EffectFile(FileOpening(path: "\(Self.tests)/\(path)")))
  }

  // MARK: - Random expressions

  /// Ten expressions a program, a band of the picture each.
  @Test(arguments: 0..<50) func tenRandomExpressionsAreDrawnAsTheyWere(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let expressions = (0..<10).map { _ in Self.expression(depth: 5, &random) }
    let choice = expressions.enumerated().map { index, text in
      "if (band == \(index)) { value = \(text); }"
    }.joined(separator: "\n  ")
    let source = """
      uniform float amount; // = 0.7
      uniform vec3 tint; // = 0.2, 0.5, 0.9
      float twist(float a, float b) { float c = cos(a); return c * b + sin(a * b); }
      void mainImage(out vec4 color, in vec2 place) {
        vec2 p = place / iResolution.xy;
        int band = int(p.y * 10.0);
        float value = 0.0;
        \(choice)
        color = vec4(fract(value * 0.25), abs(value), 0.5 + 0.5 * value, 1.0);
      }
      """
    let file = try EffectFile(FileOpening(text: Array(source.utf8), name: "random.glsl"))
    #expect(!file.functions.values.contains { !$0.isHoisted }, "\(source)")
    try Self.expectSamePictures(of: file)
  }

  /// A number of moderate size made of uniforms, constants and the place of a pixel.
  private static func expression(depth: Int, _ random: inout SeededRandom) -> String {
    guard depth > 0, random.next() % 8 != 0 else { return leaf(&random) }
    func part() -> String { expression(depth: depth - 1, &random) }
    switch random.next() % 12 {
    case 0: return "(\(part()) + \(part()))"
    case 1: return "(\(part()) - \(part()))"
    case 2: return "sin(\(part()) * \(part()))"
    case 3: return "cos(\(part()))"
    case 4: return "sqrt(abs(\(part())))"
    case 5: return "mix(\(part()), \(part()), \(part()) > 0.25 ? 0.25 : 0.75)"
    case 6: return "clamp(\(part()), -1.0, \(part()) > 0.0 ? 1.0 : 2.0)"
    case 7: return "twist(\(part()), \(part()))"
    case 8: return "length(vec3(\(part()), \(part()), 0.5))"
    case 9: return "dot(tint, vec3(\(part()), 0.5, \(part())))"
    case 10: return "(mat2(0.6, -0.8, 0.8, 0.6) * vec2(\(part()), \(part()))).y"
    default: return "exp(-abs(\(part())))"
    }
  }

  private static func leaf(_ random: inout SeededRandom) -> String {
    let leaves = [
      "iTime", "amount", "tint.x", "tint.z", "p.x", "p.y", "0.5", "1.75", "-0.3",
      "float(int(iTime * 3.0) % 4)",
    ]
    return leaves[Int(random.next() % UInt64(leaves.count))]
  }
}
