import DriverSupport
import Testing

@testable import Diagnostics
@testable import GLSL
@testable import ShaderTree
@testable import Tokens

/// The whole grammar of GLSL is read, in every version's words.
@Suite struct ParserTests {
  @Test(arguments: [
    "precision mediump float; precision highp int;\nvarying highp vec2 uv; void draw() {}",
    "layout(location = 0) out vec4 color; void draw() { color = vec4(1.0); }",
    "layout(std140) uniform Block { vec4 a; mat4 m; }; void draw() { vec4 b = a * m; }",
    "uniform Block { vec4 a; } block[2]; void draw() { vec4 b = block[1].a; }",
    "invariant gl_FragColor; void draw() { gl_FragColor = vec4(0.0); }",
    "flat in ivec2 cell; smooth in vec3 a, b; noperspective in vec2 c; void draw() {}",
    "uniform samplerCube sky; uniform sampler2DArray layers; void draw() {}",
    "void draw(); void draw(void) { ; }",
    "struct { float x; } nameless; void draw() { nameless.x = 1.0; }",
    "layout(early_fragment_tests) in; void draw() {}",
  ])
  func programsOfEveryVersionAreRead(source: String) {
    #expect(reading(source).mistakes.isEmpty, "\(reading(source).mistakes)")
  }

  @Test(arguments: [
    ("a + b * c", "a + b * c"), ("(a + b) * c", "(a + b) * c"), ("a - (b - c)", "a - (b - c)"),
    ("-(-a)", "-(-a)"), ("a < b == b < c ? a : b", "a < b == b < c ? a : b"),
    ("a / b / c", "a / b / c"), ("a / 0.0", "a / 0.0"),
    ("mod(a, b) + .5 * 1. + 2e3", "mod(a, b) + 0.5 * 1.0 + 2e3"),
    ("v.zyx.xy[1]", "v.zyx.xy[1]"), ("v.rgb.b", "v.xyz.z"), ("m[1][2]", "m[1][2]"),
    ("float(i) + 1", "float(i) + 1.0"),
    ("i % 3 << 2 & 7 | 1 ^ ~i", "float(i % 3 << 2 & 7 | 1 ^ ~i)"),
    ("float(a < b || b < c && a > c)", "float(a < b || b < c && a > c)"),
    ("float(a < b ^^ b < c || true)", "float(a < b != b < c || true)"),
    ("float(v == v.zyx)", "float(all(equal(v, v.zyx)))"),
    ("float(l.length() + v.length())", "float(4 + 3)"),
    ("max(1, a)", "max(1.0, a)"), ("float(0xFFFFFFFF)", "float(-1)"),
    ("float(max(1u, 2u))", "float(max(1u, 2u))"), ("float[](a, b)[1]", "b"),
  ])
  func expressionsAreWrittenAsTheyWereMeant(expression: String, written: String) throws {
    let source = """
      void draw() {
        float a = 1.0, b = 2.0, c = 3.0; vec3 v = vec3(a); mat3 m = mat3(a); int i = 0;
        float l[4] = float[4](a, b, c, a);
        a = (\(expression));
      }
      """
    let text = expectTaken(source, entry: "draw")
    let line = text.split(separator: "\n").last { $0.contains("a = ") }
    #expect(line == "  a = \(written);", "\(text)")
  }

  @Test(arguments: [
    ("const int N = int(max(3.0, 4.0));", "N", 4), ("const float f = 2.5;", "int(f * f)", 6),
    ("", "int(0.1 * 30.0)", 3), ("", "int(mod(7.0, 4.0)) + int(pow(2.0, 3.0))", 11),
    ("const ivec2 v = ivec2(3, 5);", "v.y - v[0]", 2),
    ("const int a[3] = int[3](1, 2, 7);", "a[2]", 7), ("", "true ? 1 << 3 : 2", 8),
    ("const int N = 7;", "(N & 6) | (N ^ 5) % 2", 6),
    ("const vec2 s = vec2(2.0, 3.5);", "int(floor(s).y) * int(s)", 6),
    ("", "int(uint(-1) >> 29u)", 7),
    ("const bool b = 1 < 2 && !(3 == 4);", "int(b) + int(ceil(clamp(1.2, 0.0, 9.0)))", 3),
    ("const mat3 m = mat3(1.0);", "m.length() + int(sqrt(16.0))", 7),
  ])
  func sizesAreWorkedOut(before: String, size: String, count: Int) {
    let text = expectTaken(
      """
      \(before)
      void draw() {
        float here[\(size)]; const int K = \(size); float there[K];
        here[0] = there[0];
      }
      """)
    #expect(text.contains("float[\(count)] here;"), "\(text)")
    #expect(text.contains("float[\(count)] there;"), "\(text)")
  }

  @Test func aConditionMayDeclareAVariable() {
    let text = expectTaken(
      """
      void draw() {
        int n = 3;
        while (bool more = n > 0) { n--; if (more) continue; }
        for (int i = 0; bool b = i < n; i++) n += int(b);
      }
      """)
    #expect(text.contains("while (true) {\n    bool more = n > 0;\n    if (!more) {\n      break;"))
    #expect(text.contains("for (int i = 0; true; i++) {\n    bool b = i < n;"), "\(text)")
  }

  // 2³⁰ ways to add it up, if each constant were worked out where it is read
  @Test func constantsAreWorkedOutOnce() {
    let chain = (1...30).map { "const int c\($0) = c\($0 - 1) + c\($0 - 1) - c\($0 - 1);\n" }
      .joined()
    let text = expectTaken(
      "const int c0 = 2;\n\(chain)void draw() { \(chain.replacing(" c", with: " d").replacing("d0", with: "c0")) float a[c30 + d30]; a[0] = 1.0; }"
    )
    #expect(text.contains("float[4] a;"), "\(text)")
  }

  // 3³⁰ ways to add up each element
  @Test func elementsOfConstantArraysAreWorkedOutOnce() {
    func chain(_ name: String) -> String {
      let first = "const int \(name)0[2] = int[2](2, 2);\n"
      return first
        + (1...30).map { step in
          let (a, b) = ("\(name)\(step - 1)[0]", "\(name)\(step - 1)[1]")
          return "const int \(name)\(step)[2] = int[2](\(a) + \(b) - \(a), \(b) + \(a) - \(b));\n"
        }.joined()
    }
    let text = expectTaken(
      "\(chain("c"))void draw() { \(chain("d")) float a[c30[0] + d30[1]]; a[0] = 1.0; }")
    #expect(text.contains("float[4] a;"), "\(text)")
  }

  @Test func samplersOfEveryShapeAreTaken() {
    let text = expectTaken(
      """
      uniform samplerCube sky; uniform isampler2D numbers; uniform sampler2DArrayShadow shadows;
      vec4 at(samplerCube s, vec3 way) { return textureLod(s, way, 1.0); }
      const ivec2 next = ivec2(1, -1);
      void draw() {
        vec4 a = at(sky, vec3(1)) + textureCube(sky, vec3(1.0), 0.5);
        ivec4 b = texelFetchOffset(numbers, ivec2(0), 0, next * 2);
        a.x += texture(shadows, a) + textureProjOffset(picture, a.xyz, next).x;
      }
      """.replacing("uniform samplerCube", with: "uniform sampler2D picture; uniform samplerCube"))
    #expect(text.contains("vec4 at(samplerCube s, vec3 way) {"), "\(text)")
    #expect(text.contains("ivec4 b = texelFetchOffset(numbers, ivec2(0), 0, ivec2(2, -2));"))
    #expect(text.contains("textureProjOffset(picture, a.xyz, ivec2(1, -1)).x"))
  }

  @Test func anOffsetThatVariesIsNotSupported() {
    let reading = reading(
      "uniform sampler2D s; void draw() { int i = 1; vec4 a = textureOffset(s, vec2(0.0), ivec2(i)); }"
    )
    #expect(
      reading.mistakes.map(\.message) == ["an offset that is not a constant is not supported"])
  }

  @Test func aListGetsItsTypeAndItsSize() {
    let text = expectTaken(
      """
      struct Wave { vec2 place; float height[2]; };
      const float table[] = { 1, 2.5 };
      float at(int i) { return table[i]; }
      void draw() { Wave w = { { 1.0, 2.0 }, { 3, 4 } }; w.height[0] = at(1); }
      """)
    #expect(text.contains("const float[2] table = float[2](1.0, 2.5);"), "\(text)")
    #expect(text.contains("Wave w = Wave(vec2(1.0, 2.0), float[2](3.0, 4.0));"), "\(text)")
  }

  @Test func functionsComeBehindWhatTheyCall() throws {
    let text = expectTaken(
      """
      float unused = 1.0;
      float lonely() { return 1.0; }
      float counter;
      void count(inout float a, out float b, const in float c) { a += c; b = a; counter++; }
      float forward(float x);
      void draw() { float a = 0.0, b; count(a, b, forward(2.0)); }
      float forward(float x) { return x; }
      """)
    #expect(!text.contains("unused"))
    #expect(text.contains("float lonely() {"))
    let forward = try #require(text.firstRange(of: "float forward(float x) {"))
    let draw = try #require(text.firstRange(of: "void draw() {"))
    #expect(forward.lowerBound < draw.lowerBound)
    #expect(text.contains("float counter;"))
    #expect(text.contains("void count(inout float a, out float b, float c) {"), "\(text)")
  }

  @Test func theDeepestCodeIsGivenUp() {
    let deep = String(repeating: "(", count: 5000) + "1.0" + String(repeating: ")", count: 5000)
    let long = Array(repeating: "1.0", count: 5000).joined(separator: " + ")
    let nested = String(repeating: "{", count: 3000) + String(repeating: "}", count: 3000)
    func messages(_ code: String) -> [String] {
      reading("void draw() { \(code) }").mistakes.map(\.message)
    }
    #expect(messages("float a = \(deep);") == ["code is nested more than 200 levels deep"])
    #expect(messages(nested) == ["code is nested more than 200 levels deep"])
    #expect(messages("float a = \(long);") == ["expression is nested more than 400 levels deep"])
  }
}
