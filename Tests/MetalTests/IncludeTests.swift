import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Files of a project that belong together.
@Suite struct IncludeTests {
  private func evaluate(_ files: [String: String]) throws -> [Float] {
    var evaluation = Evaluation("")
    evaluation.files = files
    return try evaluation.pixels()
  }

  @Test func headersBesideTheFileAreRead() throws {
    let pixels = try evaluate([
      "test.metal":
        "#include \"Common.h\"\n#import \"More/Deep.h\"\n[[ stitchable ]] half4 f(float2 p) { return half4(K, twice(K), deep(), DEEP); }",
      "Common.h":
        "#ifndef COMMON\n#define COMMON\n#include <metal_stdlib>\n#define K 3\nstatic float twice(float x) { return x * 2; }\n#endif",
      "More/Deep.h":
        "#pragma once\n#include \"../Common.h\"\n#include \"Beside.h\"\ninline float deep() { return K + 1; }",
      "More/Beside.h": "#define DEEP 8",
    ])
    expectNear(pixels, [3, 6, 4, 8], 1e-6, "headers")
  }

  @Test func headersAreFoundByNameAnywhereInTheFolder() throws {
    let pixels = try evaluate([
      "test.metal":
        "#include \"../Elsewhere/Noise.metal\"\n#include <Shared/Colors.h>\n[[ stitchable ]] half4 f(float2 p) { return half4(noise(), ink, 0, 0); }",
      "Sources/Noise.metal": "float noise() { return 5; }",
      "Shared/Colors.h": "constant float ink = 7;",
    ])
    expectNear(pixels, [5, 7, 0, 0], 1e-6, "by name")
  }

  @Test func functionsDefinedInAnotherFileAreFound() throws {
    let pixels = try evaluate([
      "test.metal":
        "#include \"Api.h\"\n[[ stitchable ]] half4 f(float2 p) { Wave w = make(2); return half4(height(w, 3), tools::scale(2), height(1), 0); }",
      "Api.h":
        "#pragma once\nstruct Wave { float a; };\nWave make(float a);\nfloat height(Wave w, float x);\nfloat height(float x);\nnamespace tools { float scale(float x); }",
      "Impl/Wave.metal":
        "#include \"Api.h\"\nstatic float helper(float x) { return x + gain; }\nconstant float gain = 0.5;\nWave make(float a) { return Wave{a}; }\nfloat height(Wave w, float x) { return w.a * helper(x); }\nfloat height(float x) { return -x; }",
      "Impl/Tools.metal": "namespace tools { float scale(float x) { return x * 100; } }",
      "Impl/Unrelated.metal": "this is not Metal at all (",
    ])
    expectNear(pixels, [7, 200, -1, 0], 1e-6, "elsewhere")
  }

  @Test func aPathOutOfTheFolderIsNeverAskedFor() {
    #expect(SourceFolder.normalized("a/../../b.h") == nil)
    #expect(SourceFolder.normalized("/etc/passwd") == nil)
    #expect(SourceFolder.normalized("a/./b/../c.h") == "a/c.h")
  }

  @Test func aMissingHeaderIsAMistakeWhereNothingElseFails() throws {
    let translation = MetalTranslation(
      of: "a.metal",
      in: SourceFolder([
        "a.metal": "#include \"Comon.h\"\n[[ stitchable ]] half4 f(float2 p) { return 1; }",
        "Common.h": "",
      ]))
    #expect(translation.functions.map(\.isTranslated) == [false])
    #expect(translation.diagnostics.map(\.message) == ["'Comon.h' file not found"])
    #expect(translation.diagnostics.first?.hint == "did you mean 'Common.h'?")
    #expect(translation.hasErrors)
  }

  @Test func aFileThatOnlyIncludesShowsWhatItIncludes() {
    let translation = MetalTranslation(
      of: "all.metal",
      in: SourceFolder([
        "all.metal": "#include \"a.metal\"",
        "a.metal": "[[ stitchable ]] half4 f(float2 p) { return 1; }",
      ]))
    #expect(translation.functions.map(\.name) == ["f"])
  }
}
