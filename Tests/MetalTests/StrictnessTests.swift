import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Code that Metal refuses and GLSL would draw, with Metal's messages; ⟦ ⟧ mark the span that they
/// must cover.
@Suite struct StrictnessTests {
  @Test func whatIsDeclaredTwice() {
    expectError(
      "float x = 1; float ⟦x⟧ = 2;", "redefinition of 'x'",
      hint: "it is declared above; leave its type out to give it another value")
    expectError(
      "float2 ⟦position⟧ = 2;", "redefinition of 'position'",
      hint: "a parameter has this name; leave the type out to give it another value")
    expectError(
      "if (true) { auto c = position; half4 ⟦c⟧ = 1; }", "redefinition of 'c'",
      hint: "it is declared above; leave its type out to give it another value")
    expectError(
      "float x = g(1, 2);", "redefinition of parameter 'a'",
      above: "float g(float a, float ⟦a⟧) { return a; }")
  }

  @Test func constantsThatAreAssigned() {
    expectError(
      "const float x = 1; ⟦x⟧ = 2;",
      "cannot assign to variable 'x' with const-qualified type 'const float'",
      hint: "leave out 'const' where it is declared")
    expectError(
      "constexpr float2 v = 1; ⟦v.x⟧ += 2;",
      "cannot assign to variable 'v' with const-qualified type 'const float2'",
      hint: "leave out 'const' where it is declared")
    expectError(
      "const int n = 1; ⟦n⟧++;",
      "cannot assign to variable 'n' with const-qualified type 'const int'",
      hint: "leave out 'const' where it is declared")
    expectError(
      "float x = g(1);", "cannot assign to variable 'a' with const-qualified type 'const float'",
      hint: "leave out 'const' where it is declared",
      above: "float g(const float a) { ⟦a⟧ *= 2; return a; }")
    expectError(
      "half4 c = Palette::ink;",
      "static member 'ink' is declared and has no value",
      hint: "define it here, outside of its struct, or in another '.metal' file of the folder",
      above: "struct Palette { half k; static constant half4 ⟦ink⟧; };")
  }

  @Test func listsOfTooMuch() {
    expectError(
      "int a[2][2] = ⟦{1, 2, 3, 4, 5}⟧;", "an array of 2 elements cannot hold 3")
    expectError(
      "Pair a = ⟦{1, 2, 3}⟧;", "'Pair' has 1 fields, found 3 values",
      above: "struct Pair { float v[2]; };")
    expectError(
      "Empty a[] = {⟦1⟧};", "cannot convert 'int' to 'Empty'",
      above: "struct Empty { float one() { return 1; } };")
  }

  @Test func suffixesOfIntegers() {
    expectError(
      "float x = ⟦5f⟧;", "invalid suffix 'f' on integer constant", hint: "write '5.0f'")
    expectError(
      "half x = ⟦12h⟧;", "invalid suffix 'h' on integer constant", hint: "write '12.0h'")
  }

  @Test func vectorsThatAreNotConverted() {
    expectError(
      "half4 c = ⟦float4(1)⟧;",
      "cannot initialize a variable of type 'half4' with an rvalue of type 'float4'",
      hint: "write 'half4(…)': vectors are not converted")
    expectError(
      "return ⟦bounds⟧;",
      "cannot initialize return object of type 'half4' with an lvalue of type 'float4'",
      hint: "write 'half4(…)': vectors are not converted")
    expectError(
      "half4 c = 0; c.rgb = ⟦float3(position, 1)⟧;",
      "assigning to 'half3' from incompatible type 'float3'",
      hint: "write 'half3(…)': vectors are not converted")
    expectError(
      "half4 c = ⟦layer.sample(position) * bounds⟧;",
      "invalid operands to binary expression ('half4' and 'float4')",
      hint: "convert one of them, as in 'half4(…)'")
    expectError(
      "float x = ⟦g(half2(position))⟧;", "no function 'g' takes (half2)",
      hint: "it takes (float2)", above: "float g(float2 p) { return p.x; }")
  }
}
