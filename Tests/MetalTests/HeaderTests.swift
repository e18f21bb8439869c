import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Names that Apple's compiler does not know without a header, and those that it lacks: with the
/// messages of that compiler where they are known.
@Suite struct HeaderTests {
  private func translation(_ source: String, _ others: [String: String] = [:]) -> MetalTranslation {
    MetalTranslation(
      of: "a.metal", in: SourceFolder(others.merging(["a.metal": source]) { $1 }))
  }

  @Test(arguments: [
    "using namespace ⟦metal⟧;\n[[ stitchable ]] half4 f(float2 p) { return sin(p.x); }",
    "[[ stitchable ]] half4 f(float2 p) { return ⟦metal⟧::sin(p.x); }",
    "using ⟦metal⟧::sin;\n[[ stitchable ]] half4 f(float2 p) { return sin(p.x); }",
    "using namespace ⟦metal⟧;\n#include <metal_stdlib>\n[[ stitchable ]] half4 f(float2 p) { return 1; }",
    "#include <stdint.h>\nusing namespace ⟦metal⟧;\n[[ stitchable ]] half4 f(float2 p) { return 1; }",
  ])
  func theNamespaceOfTheLibraryNeedsItsHeader(source: String) {
    expectError(
      source, "namespace 'metal' is not declared", hint: "add '#include <metal_stdlib>' above")
  }

  @Test func aConstantOfTheLibraryNeedsItsHeader() {
    expectError(
      "[[ stitchable ]] half4 f(float2 p) { return p.x * ⟦M_PI_F⟧; }", "'M_PI_F' is not declared",
      hint: "add '#include <metal_stdlib>' above")
  }

  @Test func aLayerNeedsTheHeaderOfSwiftUI() {
    expectError(
      """
      #include <metal_stdlib>
      using namespace metal;
      [[ stitchable ]] half4 f(float2 p, ⟦SwiftUI⟧::Layer l) { return l.sample(p); }
      """, "namespace 'SwiftUI' is not declared",
      hint: "add '#include <SwiftUI/SwiftUI_Metal.h>' above")
  }

  /// A missing header is one message, whatever needs it.
  @Test func aMissingHeaderIsReportedOnce() {
    let found = translation(
      """
      using namespace metal;
      static float wave(float x) { return sin(x) * M_PI_F; }
      [[ stitchable ]] half4 f(float2 p) { return metal::cos(wave(p.x)); }
      """)
    #expect(found.diagnostics.map(\.message) == ["namespace 'metal' is not declared"])
    #expect(found.functions.map(\.isTranslated) == [false])
  }

  @Test(arguments: [
    "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>", "#include <SwiftUI/SwiftUI.h>",
    "#include \"Shared.h\"", "#include \"Over.h\"", "#import <SwiftUI/SwiftUI_Metal.h>",
    "#include <Unknown/All.h>", "#if __METAL__\n#include <SwiftUI/SwiftUI_Metal.h>\n#endif",
  ])
  func headersCountWhereverTheyAreIncluded(head: String) {
    let found = translation(
      """
      \(head)
      using namespace metal;
      [[ stitchable ]] half4 f(float2 p, SwiftUI::Layer l) { return l.sample(p * M_PI_F); }
      """,
      [
        "Shared.h": "#pragma once\n#include <SwiftUI/SwiftUI_Metal.h>",
        "Over.h": "#include \"Shared.h\"\nusing namespace metal;",
      ])
    #expect(found.diagnostics.map(\.description) == [])
    #expect(found.functions.map(\.isTranslated) == [true])
  }

  @Test func theTypesOfTheLanguageNeedNoHeader() {
    let found = translation("[[ stitchable ]] half4 f(float2 p) { return half4(p.x); }")
    #expect(found.diagnostics.map(\.description) == [])
    #expect(found.functions.map(\.isTranslated) == [true])
  }

  // MARK: What Metal does not have

  @Test(arguments: [
    "const float ⟦gain⟧ = 0.5;", "constexpr float ⟦gain⟧ = 0.5;",
    "static const float ⟦gain⟧ = 0.5;",
    "float ⟦gain⟧ = 0.5;", "const half4 ⟦ink⟧ = half4(1);", "const float ⟦list⟧[2] = {1, 2};",
    "namespace n { const float ⟦gain⟧ = 0.5; }",
  ])
  func variablesOutsideOfFunctionsAreInConstantMemory(declaration: String) {
    expectError(
      "float x = 1;", "program scope variable must reside in constant address space",
      hint: "write 'constant' before its type", above: declaration)
  }

  @Test(arguments: [
    "constant float gain = 0.5;", "constexpr constant float gain = 0.5;",
    "static constant float gain = 0.5;", "constant constexpr float gain = 0.5;",
    "const constant float gain = 0.5;", "constexpr sampler s(filter::linear);",
    "constant float list[] = {1, 2};", "struct S { static constexpr constant float k = 2; };",
    "float gain() { const float k = 2; constexpr float c = 1; return k * c; }",
  ])
  func constantsAreTaken(declaration: String) {
    let found = translation(
      """
      #include <metal_stdlib>
      using namespace metal;
      \(declaration)
      [[ stitchable ]] half4 f(float2 p) { return 1; }
      """)
    #expect(found.diagnostics.map(\.description) == [])
    #expect(found.functions.map(\.isTranslated) == [true])
  }

  @Test(arguments: [
    "⟦double⟧ d = 0.5;", "⟦long double⟧ d = 0.5;", "float x = ⟦double⟧(2);",
    "float x = (⟦double⟧)2;",
    "const ⟦double⟧ d = 1;",
  ])
  func doubleIsNotSupported(statement: String) {
    expectError(statement, "'double' is not supported in Metal", hint: "write 'float'")
  }

  @Test func doubleOfAFunctionIsNotSupported() {
    expectError(
      "float x = g(1);", "'double' is not supported in Metal", hint: "write 'float'",
      above: "⟦double⟧ g(float x) { return x; }")
    expectError(
      "float x = g(1);", "'double' is not supported in Metal", hint: "write 'float'",
      above: "float g(⟦double⟧ x) { return x; }")
  }
}
