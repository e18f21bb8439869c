import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// How much of a file a mistake costs: each is reported once, and what it does not touch is
/// translated.
@Suite struct MistakeRecoveryTests {
  @Test func allMistakesOfAFileAreReported() {
    let source = """
      #include <metal_stdlib>
      using namespace metal;
      float g(float x) { return x + ; }
      [[ stitchable ]] half4 a(float2 p) { float x = y; float z = w return 1; }
      [[ stitchable ]] half4 b(float2 p) { float q = u; half4 c = p; return c.foo; }
      [[ stitchable ]] half4 fine(float2 p) { return 1; }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    let lines = translation.diagnostics.compactMap { $0.span?.line }
    #expect(lines == [3, 4, 5, 5, 5])
    #expect(translation.functions.map(\.isTranslated) == [false, false, true])
  }

  @Test func aMistakeInsideAListIsReportedOnce() {
    let source = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 a(float2 p) {
        float2 points[2] = { { 1, @ }, { 3, 4 } };
        for (int i = 0; i < 2; i++) { p += points[i]; }
        return half4(p.x);
      }
      [[ stitchable ]] half4 fine(float2 p) { return 1; }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(translation.diagnostics.map(\.message) == ["expected an expression, found '@'"])
    #expect(translation.functions.map(\.isTranslated) == [false, true])
  }

  @Test func aVariableWithoutAValueIsReportedOnce() {
    let source = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 a(float2 p) {
        thread float *q;
        auto r;
        q = &p.x;
        *q += r + q[0];
        return half4(p.x);
      }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(
      translation.diagnostics.map(\.message) == [
        "pointer 'q' needs a value: GLSL has none that could be set later", "'auto' needs a value",
      ])
  }

  @Test func aForgottenBraceCostsOneFunction() {
    let source = """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 a(float2 p) {
        for (int i = 0; i < 3; i++) {
          if (p.x > 1) {
            p.x = 1;
        }
        return half4(p.x);
      }
      [[ stitchable ]] half4 b(float2 p) { return 1; }
      [[ stitchable ]] half4 c(float2 p) { return 1; }
      """
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(translation.diagnostics.map(\.message) == ["expected '}'"])
    #expect(translation.diagnostics.map(\.hint) == ["this '{' is never closed"])
    #expect(translation.diagnostics.map(\.span?.line) == [5])
    #expect(translation.functions.map(\.name) == ["b", "c"])
    #expect(translation.functions.map(\.isTranslated) == [true, true])
  }
}
