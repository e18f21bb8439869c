import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import ShaderTree
@testable import Tokens

/// Programs of many functions that call each other, and how large they are for a driver.
@Suite struct SizeTests {
  private static func functions(_ source: String) throws -> [StitchableFunction] {
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    #expect(translation.diagnostics.isEmpty, "\(translation.diagnostics)")
    return translation.functions
  }

  /// Looking for what one draw computes once must not take longer than what it saves.
  @Test func aLargeFunctionIsNotHoisted() throws {
    func isHoisted(_ lines: Int) throws -> Bool {
      let body = (0..<lines).map { "x += sin(time * \($0).5) * p.x;" }.joined(separator: "\n")
      let source = """
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
