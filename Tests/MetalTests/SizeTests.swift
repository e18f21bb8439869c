import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import ShaderTree
@testable import Tokens

/// Programs of many functions that call each other, and how large they are for a driver.
@Suite struct SizeTests {
  /// Each of `count` functions calls the one before it twice; the first multiplies once.
  private static func doubling(_ count: Int) -> String {
    let functions = (1...count).map {
      "static float f\($0)(float x) { return f\($0 - 1)(x) + f\($0 - 1)(x); }\n"
    }
    return
      "#include <metal_stdlib>\nusing namespace metal;\nstatic float f0(float x) { return x * x; }\n"
      + functions.joined()
  }

  private static func functions(_ source: String) throws -> [StitchableFunction] {
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(translation.diagnostics.isEmpty, "\(translation.diagnostics)")
    return translation.functions
  }

  private static func effect(_ name: String, calling called: String) -> String {
    "[[stitchable]] half4 \(name)(float2 p, half4 c) { return c * half(\(called)(p.x)); }\n"
  }

  /// An addition and two calls for each level: s(n) = 3 + 2 s(n − 1) with s(0) = 1, which is
  /// 4 · 2ⁿ − 3. Around it are a product, a call and the part of a position; and what Metal
  /// converts by itself.
  @Test(arguments: [1, 4, 10, 50])
  func aFunctionCountsWhereverItIsCalled(depth: Int) throws {
    let source = Self.doubling(depth) + Self.effect("glow", calling: "f\(depth)")
    let size = try #require(try Self.functions(source).first).inlinedSize
    let inside = (1...depth).reduce(4.0) { power, _ in power * 2 } - 3
    #expect((inside + 3...inside + 8).contains(size), "\(size)")
  }

  /// A driver leaves a loop of many operations a loop, however many rounds it has.
  @Test func aLoopCountsOnce() throws {
    func size(_ rounds: String) throws -> Double {
      let source = """
        #include <metal_stdlib>
        using namespace metal;
        [[stitchable]] half4 glow(float2 p, half4 c, int n) {
          float x = 0;
          for (int i = 0; i < \(rounds); i++) { x = sin(x * p.x); }
          return c * half(x);
        }
        """
      return try #require(try Self.functions(source).first).inlinedSize
    }
    #expect(try size("32") == size("1"))
    #expect(try size("n") == size("1"))
  }

  @Test func whatIsCompiledAlreadyIsOnlyDeclared() throws {
    let source =
      Self.doubling(3) + Self.effect("glow", calling: "f3") + Self.effect("dim", calling: "f2")
    let functions = try Self.functions(source)
    let (glow, dim) = (functions[0], functions[1])
    let whole = StandaloneProgram(dim).text.text
    let known = glow.reached.filter { if case .function = $0 { true } else { false } }
    let text = StandaloneProgram(dim, declaring: Set(known)).text.text
    for name in ["f0", "f1", "f2"] {
      #expect(whole.contains("float dim_\(name)(float x) {"), "\(whole)")
      #expect(!text.contains("float dim_\(name)(float x) {"), "\(text)")
      #expect(text.contains("float dim_\(name)(float x);"), "\(text)")
    }
    #expect(text.contains("dim_dim(vec2 p, vec4 c) {"), "\(text)")
  }

  /// Looking for what one draw computes once must not take longer than what it saves.
  @Test func aLargeFunctionIsNotHoisted() throws {
    func isHoisted(_ lines: Int) throws -> Bool {
      let body = (0..<lines).map { "x += sin(time * \($0).5) * p.x;" }.joined(separator: "\n")
      let source = """
        #include <metal_stdlib>
        using namespace metal;
        [[stitchable]] half4 glow(float2 p, half4 c, float time) {
          float x = 0;
          \(body)
          return c * half(x);
        }
        """
      return try #require(try Self.functions(source).first).hoisted(prefix: "a_") != nil
    }
    #expect(try isHoisted(100))
    #expect(try !isHoisted(3000))
  }
}
