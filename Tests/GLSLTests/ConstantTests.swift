import Testing

@testable import Diagnostics
@testable import GLSL
@testable import Tokens

/// Numbers of constants that are known before a program is checked.
@Suite struct ConstantTests {
  private func tokens(_ text: String) -> [Token] {
    Array(Lexer(Array(text.utf8), file: 0).tokens.dropLast())
  }

  // GLSL 3.30, 5.9: the quotient of integers is an integer; 5.4.2: one number makes all components.
  @Test(
    arguments: [
      ("0.1", [0.1]), ("1.0 / 4.0", [0.25]), ("7 / 2", [3]), ("true", [1]), ("-(2.5)", [-2.5]),
      ("vec3(1, vec2(0.5))", [1, 0.5, 0.5]), ("vec4(0.2)", [0.2, 0.2, 0.2, 0.2]),
      ("2 > 1 ? vec2(3.0, 4.0) : vec2(0.0)", [3, 4]), ("vec3(1.0, 2.0, 3.0).zx", [3, 1]),
      ("radians(180.0)", [3.1415927]), ("float[2](1.0, 2.0)[1]", [2]),
    ] as [(String, [Double])])
  func aConstantHasItsNumbers(text: String, numbers: [Double]) {
    #expect(GLSLConstant.numbers(of: tokens(text)) == numbers)
  }

  @Test(arguments: ["", "a", "sin", "1 2", "vec2(1.0, 2.0, 3.0)", "1.0 +", "\"text\"", "(1.0"])
  func anythingElseHasNone(text: String) {
    #expect(GLSLConstant.numbers(of: tokens(text)) == nil)
  }

  @Test(
    arguments: [
      ("0.5 and more", [0.5]), ("-vec2(1, 2), ranges", [-1, -2]), ("0.4 [0, 1]", [0.4]),
      ("vec3(1) 2", [1, 1, 1]), ("on", nil),
    ] as [(String, [Double]?)])
  func aTextMayBeginWithAConstant(text: String, numbers: [Double]?) {
    #expect(GLSLConstant.numbers(leading: tokens(text)) == numbers)
  }

  @Test(
    arguments: [
      ("uniform float a[3];", 3, nil), ("uniform float a[2 * 3 - 1];", 5, nil),
      ("const int N = 2; uniform float a[N > 1 ? 4 : 1];", 4, nil),
      ("const int N[2] = int[](5, 6); uniform float a[N[1]];", 6, nil),
      ("uniform float a[n];", nil, nil), ("uniform float a;", nil, nil),
      ("uniform float a = 1 / 2;", nil, [0]), ("uniform vec2 a = vec2(0.1);", nil, [0.1, 0.1]),
      ("const float PI = 3.14159; uniform float a = PI / 2.0;", nil, [1.570795]),
      ("uniform vec2 a[] = vec2[](vec2(1.0), vec2(2.0, 3.0));", 2, [1, 1, 2, 3]),
      ("uniform int a[2] = {7, 8};", 2, [7, 8]),
      ("uniform float a = t; uniform float t;", nil, nil),
    ] as [(String, Int?, [Double]?)])
  func aUniformIsKnownAsFarAsItIsConstant(
    source: String, length: Int?, numbers: [Double]?
  ) throws {
    let source = GLSLSource(tokens(source), log: DiagnosticLog())
    let uniform = try #require(source.declarations.first { $0.name == "a" })
    #expect(uniform.length == length)
    #expect(uniform.initialNumbers == numbers)
  }
}
