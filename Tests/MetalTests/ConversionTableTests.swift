import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Which conversions Metal makes by itself, row by row.
///
/// The sections are those of Apple's Metal Shading Language Specification, by their titles. Where
/// it is silent, the rules are those of C++14 and of clang for vectors (`ext_vector_type`), of
/// which Metal's compiler is a fork; the rows of "C++" were compiled with clang.
@Suite struct ConversionTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let section: String
    let statement: String
    /// The error and its hint; `nil` for what is right.
    let message: String?
    let hint: String?

    var testDescription: String { "\(section): \(statement)" }
  }

  private static func right(_ section: String, _ statements: String...) -> [Row] {
    statements.map { Row(section: section, statement: $0, message: nil, hint: nil) }
  }

  private static func wrong(
    _ section: String, _ rows: [(statement: String, message: String, hint: String?)]
  ) -> [Row] {
    rows.map { Row(section: section, statement: $0.statement, message: $0.message, hint: $0.hint) }
  }

  static let rows: [Row] =
    right(
      "Implicit Type Conversions: numbers",
      "float x = i;", "half x = f;", "float x = h;", "int x = f;", "uint x = i;", "float x = b;",
      "bool x = f;", "h = f * 2;", "f = h + i;", "i += f;", "h *= f;", "x1(h);", "x1(i);")
    + right(
      "Implicit Type Conversions: a number to a vector",
      "float2 x = 1;", "half3 x = f;", "half4 x = 0.5;", "float2 x = h;", "int2 x = f;",
      "h3 = f;", "h3 = i;", "x2(1);", "x2(h);", "half3 x = b ? h3 : f;", "float2 x = b ? 0.0 : f2;")
    + wrong(
      "Implicit Type Conversions: vectors",
      [
        (
          "half3 x = ⟦f3⟧;",
          "cannot initialize a variable of type 'half3' with an lvalue of type 'float3'",
          "write 'half3(…)': vectors are not converted"
        ),
        (
          "float2 x = ⟦i2⟧;",
          "cannot initialize a variable of type 'float2' with an lvalue of type 'int2'",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "int2 x = ⟦u2⟧;",
          "cannot initialize a variable of type 'int2' with an lvalue of type 'uint2'",
          "write 'int2(…)': vectors are not converted"
        ),
        (
          "float2 x = ⟦f2 < 1⟧;",
          "cannot initialize a variable of type 'float2' with an rvalue of type 'bool2'",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "h3 = ⟦f3⟧;", "assigning to 'half3' from incompatible type 'float3'",
          "write 'half3(…)': vectors are not converted"
        ),
        (
          "i2 = ⟦round(f2)⟧;", "assigning to 'int2' from incompatible type 'float2'",
          "write 'int2(…)': vectors are not converted"
        ),
        (
          "h4.xy = ⟦f2⟧;", "assigning to 'half2' from incompatible type 'float2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "half2 x[2] = {h2, ⟦f2⟧};", "cannot convert 'float2' to 'half2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "Pair x = {⟦f2⟧, 1};", "cannot convert 'float2' to 'half2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "half2 x = {⟦f2⟧};", "cannot convert 'float2' to 'half2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "half2 x = half2{⟦f2⟧};", "cannot convert 'float2' to 'half2'",
          "write 'half2(…)': vectors are not converted"
        ),
        ("⟦x2(h2)⟧;", "no function 'x2' takes (half2)", "it takes (float2)"),
        ("⟦x2(i2)⟧;", "no function 'x2' takes (int2)", "it takes (float2)"),
        ("⟦changed(h)⟧;", "no function 'changed' takes (half)", "it takes (float)"),
        (
          "f2 = ⟦b ? f2 : h2⟧;", "the two values of '?' are 'float2' and 'half2'",
          "convert one of them, as in 'float2(…)'"
        ),
      ])
    + wrong(
      "Implicit Type Conversions: matrices",
      [
        (
          "half2x2 x = ⟦m2⟧;",
          "cannot initialize a variable of type 'half2x2' with an lvalue of type 'float2x2'",
          "write 'half2x2(…)': matrices are not converted"
        ),
        (
          "f2 = ⟦m2 * h2⟧;", "invalid operands to binary expression ('float2x2' and 'half2')",
          "convert one of them, as in 'float2(…)'"
        ),
        (
          "m2 = ⟦m2 * n2⟧;", "invalid operands to binary expression ('float2x2' and 'half2x2')",
          "convert one of them, as in 'float2x2(…)'"
        ),
        (
          "⟦h2 *= m2⟧;", "invalid operands to binary expression ('half2' and 'float2x2')",
          "convert one of them, as in 'half2x2(…)'"
        ),
      ])
    + right(
      "Implicit Type Conversions: matrices", "m2 = m2 * 0.5;", "f2 = m2 * f2;", "h2 = h2 * n2;",
      "m2 *= f;", "m2 = f * m2;")
    + right(
      "Vector Constructors", "half3 x = half3(f3);", "float2 x = float2(i2);",
      "int2 x = int2(f2);", "half3 x = half3(h4);", "half3 x = half3(h2, f);",
      "half4 x = half4(h4.rgb * 0.5, 1);", "half4 x = half4(f, h, i, 1.0);",
      "float4 x = float4(f2, f2);", "float4 x = float4(1, f3);", "half2 x = half2(f2);",
      "half2 x = (half2)f2;", "half2 x = static_cast<half2>(f2);", "float4 x = float4(f2, 0, h);",
      "bool2 x = bool2(f2);", "half2 x = {h, f};", "half2 x = half2{h, 1};")
    + wrong(
      "Vector Constructors",
      [
        (
          "half3 x = half3(⟦f2⟧, h);", "cannot make 'half3' of 'float2', 'half'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "half4 x = half4(⟦f3⟧, 1);", "cannot make 'half4' of 'float3', 'int'",
          "write 'half3(…)': vectors are not converted"
        ),
        (
          "float4 x = float4(⟦h3⟧, 1);", "cannot make 'float4' of 'half3', 'int'",
          "write 'float3(…)': vectors are not converted"
        ),
        (
          "float4 x = float4(⟦i2⟧, 0, 1);", "cannot make 'float4' of 'int2', 'int', 'int'",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "half4 x = half4(⟦f2⟧, f2);", "cannot make 'half4' of 'float2', 'float2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "half4 x = half4(h2, ⟦f2⟧);", "cannot make 'half4' of 'half2', 'float2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "float3 x = float3(⟦f2 > 1⟧, 0);", "cannot make 'float3' of 'bool2', 'int'",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "half3 x = {⟦f2⟧, h};", "cannot make 'half3' of 'float2', 'half'",
          "write 'half2(…)': vectors are not converted"
        ),
      ])
    + right(
      "Matrix Constructors", "float2x2 x = float2x2(f2, f2);", "float2x2 x = float2x2(1, h, i, f);",
      "half2x2 x = half2x2(m2);", "float2x2 x = float2x2(1);",
      "half2x2 x = half2x2(h2, half2(f2));",
      "float2x2 x = {f2, f2};")
    + wrong(
      "Matrix Constructors",
      [
        (
          "float2x2 x = float2x2(⟦h2⟧, h2);", "cannot make 'float2x2' of 'half2', 'half2'",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "half2x2 x = half2x2(h2, ⟦f2⟧);", "cannot make 'half2x2' of 'half2', 'float2'",
          "write 'half2(…)': vectors are not converted"
        ),
        (
          "float2x2 x = {f2, ⟦h2⟧};", "cannot convert 'half2' to 'float2'",
          "write 'float2(…)': vectors are not converted"
        ),
      ])
    + right(
      "Operators: a number becomes a component of the vector", "h3 = h3 * f;", "h3 *= f;",
      "h3 = 2 * h3 + 0.5;", "f2 = f2 / i;", "f2 = h * f2;", "i2 = i2 * 2;", "u2 = u2 + i;",
      "i2 = i2 << 1;", "i2 = i2 << u2;", "b2 = h2 > f;", "b2 = b2 && (f2 > 1);", "b2 = b2 & b2;")
    + wrong(
      "Operators: C++",
      [
        (
          "⟦h3 + f3⟧;", "invalid operands to binary expression ('half3' and 'float3')",
          "convert one of them, as in 'half3(…)'"
        ),
        (
          "⟦f2 * i2⟧;", "invalid operands to binary expression ('float2' and 'int2')",
          "convert one of them, as in 'float2(…)'"
        ),
        (
          "⟦i2 * u2⟧;", "invalid operands to binary expression ('int2' and 'uint2')",
          "convert one of them, as in 'int2(…)'"
        ),
        (
          "⟦h2 > f2⟧;", "invalid operands to binary expression ('half2' and 'float2')",
          "convert one of them, as in 'half2(…)'"
        ),
        (
          "⟦h2 += f2⟧;", "invalid operands to binary expression ('half2' and 'float2')",
          "convert one of them, as in 'half2(…)'"
        ),
        (
          "f2 = ⟦i2 * 0.5⟧;", "invalid operands to binary expression ('int2' and 'float')",
          "convert the vector, as in 'float2(…)'"
        ),
        (
          "⟦i2 *= f⟧;", "invalid operands to binary expression ('int2' and 'float')",
          "convert the vector, as in 'float2(…)'"
        ),
        (
          "f2 = ⟦f * (f2 > 1)⟧;", "invalid operands to binary expression ('float' and 'bool2')",
          "convert the vector, as in 'float2(…)'"
        ),
      ])
    + right(
      "Common, Geometric and Math Functions", "f = dot(h3, h3);", "h3 = mix(h3, h3, f);",
      "h3 = mix(h3, h3, 0.5);", "h3 = mix(h3, 1, f);", "h3 = clamp(h3, 0.0, 1.0);",
      "f2 = clamp(f2, 0, 1);", "h3 = max(h3, 0.0);", "f2 = max(0, f2);", "i2 = max(i2, 1);",
      "f = pow(f, 2);", "f = pow(2, f);", "f2 = pow(f2, 2);", "f = max(f, 0.0);",
      "h = max(h, 0.0h);",
      "i = max(i, 0);", "i = clamp(i, 0, 3);", "u = min(u, 3u);", "f2 = smoothstep(0, 1, f2);",
      "f = mix(f, 1, 0.5);", "f2 = select(f2, 1.0, f2 > 1);", "f2 = fmod(f2, 2);",
      "b = any(f2 > 1);", "f = atan2(f, 1);", "i2 = abs(i2);", "f = length(f2);")
    + wrong(
      "Common, Geometric and Math Functions",
      [
        (
          "f = ⟦dot(h3, f3)⟧;", "no function 'dot' takes (half3, float3)",
          "vectors are not converted: write 'half3(…)' or 'float3(…)'"
        ),
        (
          "f2 = ⟦mix(f2, h2, 0.5)⟧;", "no function 'mix' takes (float2, half2, float)",
          "vectors are not converted: write 'float2(…)' or 'half2(…)'"
        ),
        (
          "f = ⟦distance(f2, h2)⟧;", "no function 'distance' takes (float2, half2)",
          "vectors are not converted: write 'float2(…)' or 'half2(…)'"
        ),
        (
          "i2 = ⟦max(i2, u2)⟧;", "no function 'max' takes (int2, uint2)",
          "vectors are not converted: write 'int2(…)' or 'uint2(…)'"
        ),
        (
          "f2 = ⟦sin(i2)⟧;", "no function 'sin' takes (int2)",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "f = ⟦length(u2)⟧;", "no function 'length' takes (uint2)",
          "write 'float2(…)': vectors are not converted"
        ),
        (
          "f2 = ⟦mix(f2, 1, f2 > 1)⟧;", "no function 'mix' takes (float2, int, bool2)",
          "vectors are not converted: write 'float2(…)' or 'bool2(…)'"
        ),
        (
          "h4 = layer.sample(⟦h2⟧);", "cannot convert 'half2' to 'float2'",
          "write 'float2(…)': vectors are not converted"
        ),
      ])
    + wrong(
      "Common Functions: C++, ambiguous",
      [
        (
          "f = ⟦max(f, 0)⟧;",
          "call to 'max' is ambiguous: it takes arguments of one type, found 'float', 'int'",
          "write numbers as in '0.0', and variables as in 'float(…)'"
        ),
        (
          "f = ⟦clamp(f, -1, 1)⟧;",
          "call to 'clamp' is ambiguous: it takes arguments of one type, found 'float', 'int', 'int'",
          "write numbers as in '0.0', and variables as in 'float(…)'"
        ),
        (
          "h = ⟦min(h, f)⟧;",
          "call to 'min' is ambiguous: it takes arguments of one type, found 'half', 'float'",
          "write numbers as in '0.0', and variables as in 'float(…)'"
        ),
        (
          "h = ⟦max(h, 0)⟧;",
          "call to 'max' is ambiguous: it takes arguments of one type, found 'half', 'int'",
          "write numbers as in '0.0h', and variables as in 'half(…)'"
        ),
        (
          "u = ⟦min(u, 3)⟧;",
          "call to 'min' is ambiguous: it takes arguments of one type, found 'uint', 'int'",
          "convert one of them, as in 'int(…)'"
        ),
        (
          "h = ⟦select(h, f, b)⟧;",
          "call to 'select' is ambiguous: it takes arguments of one type, found 'half', 'float'",
          "write numbers as in '0.0', and variables as in 'float(…)'"
        ),
      ])

  /// A row is right and translated, or has its one error.
  @Test(arguments: rows) func conversionsAreThoseOfMetal(_ row: Row) throws {
    let above = """
      struct Pair { half2 a; float b; };
      float x1(float v) { return v; }
      float2 x2(float2 v) { return v; }
      void changed(thread float &v) { v += 1; }
      """
    let body = """
      float f = 1; half h = 1; int i = 1; uint u = 1; bool b = true;
      float2 f2 = 1; float3 f3 = 1; half2 h2 = 1; half3 h3 = 1; half4 h4 = 1;
      int2 i2 = 1; uint2 u2 = 1; bool2 b2 = true; float2x2 m2 = float2x2(1); half2x2 n2 = half2x2(1);
      \(row.statement)
      """
    if let message = row.message {
      expectError(body, message, hint: row.hint, above: above)
      return
    }
    let source = """
      #include <metal_stdlib>
      #include <SwiftUI/SwiftUI_Metal.h>
      using namespace metal;
      \(above)
      [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) {
      \(body)
      return h4;
      }
      """
    let translation = MetalTranslation(of: "test.metal", in: SourceFolder(["test.metal": source]))
    #expect(translation.diagnostics.map(\.description) == [])
    #expect(translation.functions.map(\.isTranslated) == [true])
  }

  @Test func allRowsAreTried() { #expect(Self.rows.count > 120) }
}
