import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct DriverLogTests {
  private var text: GLSLText {
    var text = GLSLText()
    text.append("#version 330 core")
    text.append("vec4 f() {", from: GLSLText.Origin(file: "dent.metal", line: 14))
    text.append("  return 1;", from: GLSLText.Origin(file: "dent.metal", line: 15))
    return text
  }

  @Test(arguments: [
    "0:3(3): error: `return' with wrong type", "0(3) : error C1035: `return' with wrong type",
    "ERROR: 0:3: `return' with wrong type",
  ])
  func messagesOfAllDriversComeBackOnTheAuthorsLine(log: String) throws {
    let diagnostic = try #require(DriverLog(log + "\n", of: text).diagnostics.first)
    #expect(diagnostic.span == SourceSpan(file: "dent.metal", line: 15))
    #expect(diagnostic.message.hasPrefix("the driver says: "))
    #expect(diagnostic.message.hasSuffix("`return' with wrong type"))
  }

  @Test func whatHasNoLineIsKept() {
    let diagnostics = DriverLog("link failed\n\n0:1(1): warning: odd", of: text).diagnostics
    #expect(diagnostics.map(\.message) == ["link failed", "the driver says of line 1: odd"])
    #expect(diagnostics.map(\.severity) == [.error, .warning])
  }
}
