import Foundation
import TestSupport
import Testing

/// The manual's list of what is not supported, against the program.
@Suite struct LimitsTests {
  /// A file for each row of the tables, in their order.
  private static let files: [(name: String, text: String)] = [
    metal("auto make() { return [](float x) { return x; }; }", "make()(p.x)"),
    metal("float f(float x) { auto g = [x]() mutable { return x++; }; return g(); }", "f(p.x)"),
    (
      "layer.metal",
      head + "SwiftUI::Layer same(SwiftUI::Layer layer) { return layer; }\n"
        + "[[ stitchable ]] half4 g(float2 p, SwiftUI::Layer l) { return same(l).sample(p); }\n"
    ),
    metal("thread float *place(thread float *x) { return x; }", "*place(&p.x)"),
    metal("float f(float x) { goto end; end: return x; }", "f(p.x)"),
    metal("union Both { float a; int b; };", "Both().a"),
    metal("struct Bits { int a : 3; };", "Bits().a"),
    metal("template<typename... T> struct Tuple { float a; };", "Tuple<int>().a"),
    metal(
      "template<typename... T> float h(T... x) { return 1; }\n"
        + "template<typename... T> float f(T... x) { return h<T...>(x...); }", "f(1, 2)"),
    metal("template<template <typename> class T> float f() { return 1; }", "f<array>()"),
    metal("float f(float x, ...) { return x; }", "f(p.x)"),
    metal("float f(float x, float y) { float &z = x > 0 ? x : y; return z; }", "f(p.x, p.y)"),
    metal("float f(float x) { return x < 1 ? x : f(x - 1); }", "f(p.x)"),
    metal("float f() { atomic_int count; return 1; }", "f()"),
    metal("float f() { texture3d<float> volume; return 1; }", "f()"),
    metal("struct Place { thread float *x; };", "Place().x[0]"),
    metal("float f(thread float &a, thread float &b) { a = b; return a; }", "f(p.x, p.x)"),
    metal("float f(long x) { return x; }", "f(1)"),
    metal("float f(long x) { switch (x) { case 1: return 1; default: return 0; } }", "f(1)"),
    (
      "written.metal",
      head + "[[ stitchable ]] half4 g(float2 p, half4 c, device float *values, int count) {\n"
        + "  values[0] = 1;\n  return c;\n}\n"
    ),
    (
      "bound.metal",
      head + "[[ stitchable ]] half4 g(float2 p, half4 c, float3x3 m) { return c; }\n"
    ),
    shadertoy("uniform sampler3D volume;", "texture(volume, vec3(0.5))"),
    shadertoy("uniform mat2 turns[3];", "vec4(turns[1][0], 0.0, 1.0)"),
    shadertoy("uniform mat2 turn;", "vec4(turn[0], 0.0, 1.0)"),
    (
      "sound.frag",
      "uniform sampler1D texFFT;\nvoid main() { gl_FragColor = texture(texFFT, 0.1); }\n"
    ),
    shadertoy("float f(float x) { return x < 1.0 ? x : f(x - 1.0); }", "vec4(f(p.x))"),
    ("input.frag", "in mat3 tint;\nout vec4 color;\nvoid main() { color = vec4(tint[0], 1); }\n"),
    shadertoy("#iFirstPersonControls", "vec4(1.0)"), shadertoy("#iVertex \"a.vert\"", "vec4(1.0)"),
    ("light.frag", "void main() { gl_FragColor = gl_LightSource[0].diffuse; }\n"),
    (
      "point.fs",
      "/*{ \"INPUTS\": [ { \"NAME\": \"light\", \"TYPE\": \"point3D\" } ] }*/\n"
        + "void main() { gl_FragColor = vec4(light, 1.0); }\n"
    ),
    (
      "local.frag",
      "struct S { sampler2D t; };\nuniform S s;\nvoid main() { S other = s; }\n"
    ),
    shadertoy("uniform samplerExternalOES camera;", "texture(camera, p)"),
    ("large.glsl", String(repeating: "\n", count: (4 << 20) + 1)),
  ]

  private static let head =
    "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"

  private static func metal(_ text: String, _ value: String) -> (String, String) {
    (
      "limit.metal",
      head + "\(text)\n[[ stitchable ]] half4 g(float2 p, half4 c) { return c * half(\(value)); }\n"
    )
  }

  private static func shadertoy(_ text: String, _ value: String) -> (String, String) {
    ("limit.glsl", "\(text)\nvoid mainImage(out vec4 c, in vec2 p) { c = \(value); }\n")
  }

  private struct Report: Decodable {
    struct File: Decodable { let diagnostics: [Diagnostic] }
    struct Diagnostic: Decodable { let message: String }
    let files: [File]
  }

  @Test func everyRowIsTheMessageOfAFile() async throws {
    let page = try Repository.text(at: "Resources/Manual/limits.md")
    let rows = page.matches(of: /(?m)^\| [^|]+ \| `([^`]+)` \|$/).map { String($0.1) }
    #expect(rows.count > 20)
    let folder = try TemporaryFolder()
    var command = try Command.harmonic("check", "--json", workingDirectory: folder.path)
    // Each in a folder of its own, as the files of one project see each other.
    for (index, file) in Self.files.enumerated() {
      let name = "\(index)"
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)/.git", withIntermediateDirectories: true)
      _ = try folder.file("\(name)/\(file.name)", Array(file.text.utf8))
      command.arguments.append("\(name)/\(file.name)")
    }
    let output = try await command.run()
    #expect(output.status == .exitCode(4), "one is too large to be read")
    let report = try JSONDecoder().decode(Report.self, from: Data(output.bytes))
    #expect(rows.count == report.files.count)
    for (index, (row, found)) in zip(rows, report.files).enumerated() {
      let file = Self.files[index]
      let messages = found.diagnostics.map { $0.message.replacing("'\(index)/", with: "'") }
      #expect(messages.contains(row), "\(file.text.prefix(200)): \(messages)")
    }
  }
}
