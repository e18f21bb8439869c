import Testing

@testable import Rendering

@Suite struct ShaderTemplateTests {
  private let template = ShaderTemplate("\n//@head\nvoid main() {\n//@body\n}\n")

  @Test func textsTakeTheirPlaces() {
    let text = template.filled(["head": "uniform float a;", "body": "b();\nc();"])
    #expect(text == "\nuniform float a;\nvoid main() {\nb();\nc();\n}\n")
  }

  @Test func aPlaceWithoutATextStaysEmpty() {
    #expect(template.filled([:]) == "\n\nvoid main() {\n\n}\n")
  }

  @Test func whatIsPutInIsNotLookedThrough() {
    let text = template.filled(["head": "//@body", "body": "//@head"])
    #expect(text == "\n//@body\nvoid main() {\n//@head\n}\n")
  }
}
