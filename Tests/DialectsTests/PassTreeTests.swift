import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import Dialects
@testable import ShaderTree
@testable import Tokens

/// Passes go through the typed tree: its text draws the same picture, and its messages are in the
/// author's words.
@Suite struct PassTreeTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Paths below `Tests` of files in every dialect's style.
  private static let shaders = paths(in: "DialectsTests/Shaders")
  private static let captured = paths(in: "CommandTests/Dialects")

  private static func paths(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: "\(tests)/\(folder)")?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { $0.contains(".") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func source(_ path: String) throws -> String {
    try String(contentsOfFile: "\(tests)/\(path)", encoding: .utf8)
  }

  private static func stage(_ path: String) throws -> DialectStage {
    var stage = DialectStage(try source(path), path: SourceFolder.fileName(of: path))
    stage.size = (24, 16)
    stage.time = 0.7
    stage.progress = 0.4
    stage.mouse = [9, 5, 3, 4]
    stage.frames = 2
    stage.pictures = [[0.75, 0.5, 0.25, 1, 0.1, 0.9, 0.3, 1, 0.6, 0.2, 0.8, 1, 0.4, 0.7, 0.5, 1]]
    stage.from = stage.pictures[0].map { 1 - $0 * 0.5 }
    return stage
  }

  @Test func thereAreTwentyFiles() { #expect(Self.shaders.count == 20) }

  @Test(arguments: shaders + captured) func theTreeTakesIt(path: String) throws {
    let program = try Self.stage(path).program
    #expect(!program.passes.isEmpty, "\(program.diagnostics)")
    for pass in program.passes {
      #expect(pass.text.mistakes.isEmpty, "\(pass.text.mistakes)")
      #expect(pass.faults.isEmpty, "\(pass.faults)")
      // The writer has every line once, and none of the author's spacing.
      #expect(!pass.text.lines.contains { $0.hasPrefix("precision") || $0.hasPrefix("varying") })
    }
    let pixels = try Self.stage(path).pixels()
    #expect(Set(pixels.map(\.isFinite)) == [true])
  }

  // 0.25 · (1, 0.5, 0) · 1.0 at the bottom left, where the second of the parts is 1
  @Test func listsAreDrawnByTheTree() throws {
    let pixels = try Self.stage("DialectsTests/Shaders/lists.frag").pixels()
    let first = Array(pixels[(15 * 24 * 4)..<(15 * 24 * 4 + 4)])
    #expect(zip(first, [0.25, 0.125, 0, 1]).allSatisfy { abs($0 - $1) < 1e-5 }, "\(first)")
  }

  @Test(arguments: DialectSamples.all.map(\.path)) func theSamplesAreTaken(path: String) throws {
    let sample = try #require(DialectSamples.all.first { $0.path == path })
    let program = DialectProgram(of: path, in: SourceFolder([path: sample.source]))
    for pass in program.passes {
      #expect(pass.text.mistakes.isEmpty, "\(pass.text.mistakes)")
      #expect(pass.faults.isEmpty, "\(pass.faults)")
    }
  }

  @Test(
    arguments: [
      (
        "uniform float u_time;\nvoid main() { gl_FragColor = vec4(⟦u_tme⟧); }", "a.frag",
        "'u_tme' is not declared", "did you mean 'u_time'?"
      ),
      (
        "void mainImage(out vec4 c, in vec2 p) {\n\tvec2 q = p / ⟦iResolutoin⟧.xy;\n c = q.xyxy; }",
        "a.glsl", "'iResolutoin' is not declared", "did you mean 'iResolution'?"
      ),
      (
        "#define TAU 6.28\nfloat wave(float x) { return x; }\n"
          + "void mainImage(out vec4 c, in vec2 p) { c = vec4(TAU * ⟦wave⟧(p.x, TAU)); }",
        "a.glsl", "'wave' takes 1 argument, found 2", nil
      ),
      (
        "#define BAD vec2(1.0)\nvoid main() {\n  float a;\n  a = ⟦BAD⟧;\n}", "a.frag",
        "cannot convert 'vec2' to 'float'", "take a part of it: '.x'"
      ),
      (
        "uniform float u_time;\nfloat g =\n  ⟦u_tme⟧;\nvoid main() { gl_FragColor = vec4(g); }",
        "a.frag", "'u_tme' is not declared", "did you mean 'u_time'?"
      ),
      (
        "vec4 transition(vec2 uv) { return getFromColor(⟦uv.xyx⟧); }", "a.glsl", nil, nil
      ),
      (
        "/*{ \"ISFVSN\": \"2\", \"INPUTS\": [ { \"NAME\": \"level\", \"TYPE\": \"float\" } ] }*/\n"
          + "void main() { gl_FragColor = vec4(⟦levle⟧); }", "a.fs",
        "'levle' is not declared", "did you mean 'level'?"
      ),
      (
        "float ⟦bend⟧(float x);\nvoid main() { gl_FragColor = vec4(bend(1.0)); }", "a.frag",
        "'bend' is called, and nowhere defined", "add its body"
      ),
      (
        "float ⟦turn⟧(int n) { return n > 0 ? turn(n - 1) : 1.0; }\n"
          + "void main() { gl_FragColor = vec4(turn(3)); }", "a.frag",
        "'turn' calls itself, which GLSL does not allow", "use a loop"
      ),
      (
        "vec4 ⟦transition⟧(vec3 uv) { return uv.xyzx; }", "a.glsl", nil, nil
      ),
      (
        "void ⟦mainImage⟧(out vec3 c, in vec2 p) { c = p.xyx; }", "a.glsl", nil, nil
      ),
      (
        "void ⟦mainImage⟧(out vec4 c) { c = vec4(1.0); }", "a.glsl", nil, nil
      ),
      (
        "void main() {\n  vec3 sample;\n  float texture = sample.⟦w⟧;\n}", "a.frag",
        "'vec3' has no component 'w'", nil
      ),
    ] as [(String, String, String?, String?)])
  func mistakesAreInTheAuthorsWords(
    marked: String, path: String, message: String?, hint: String?
  ) throws {
    let file = MarkedText(marked)
    let place = try #require(file.place)
    let program = DialectProgram(of: path, in: SourceFolder([path: file.text]))
    let pass = try #require(program.passes.first, "\(program.diagnostics)")
    let mistake = try #require(pass.text.mistakes.first)
    if let message { #expect(mistake.message == message) }
    if message != nil { #expect(mistake.hint == hint) }
    #expect(!mistake.message.contains("dialect_") && !mistake.message.contains("own_"))
    #expect(mistake.span?.file == path)
    #expect(mistake.span?.line == place.line, "\(mistake)")
    if message != nil { #expect(mistake.span?.column == place.column, "\(mistake)") }
  }

  @Test func whatTheTreeCannotRepresentIsAMistake() throws {
    let source =
      "void mainImage(out vec4 c, in vec2 p) { c = vec4(ftransform(p.x)); }"
    let program = DialectProgram(of: "a.glsl", in: SourceFolder(["a.glsl": source]))
    let pass = try #require(program.passes.first)
    #expect(pass.text.mistakes.map(\.message) == ["the function 'ftransform' is not supported"])
    #expect(pass.text.mistakes.first?.span?.column == 50)
    #expect(pass.text.lines.isEmpty)
  }
}
