import TestSupport
import Testing

@testable import SwiftSource

/// Swift of any depth is read on a thread with a stack of 512 KB, in a debug build too.
@Suite struct NestingTests {
  static let expressions: [(name: String, text: @Sendable (Int) -> String)] = {
    @Sendable func times(_ count: Int, _ text: String) -> String {
      String(repeating: text, count: count)
    }
    return [
      ("parentheses", { times($0, "(") + "1" + times($0, ")") }),
      ("a sum", { "1" + times($0, " + 1") }),
      ("a sum of names", { "pace" + times($0, " + pace") }),
      ("signs", { times($0, "-") + "1" }),
      ("ternaries", { times($0, "a ? 1 : ") + "1" }),
      ("calls", { times($0, "sin(") + "1" + times($0, ")") }),
      ("members", { "a" + times($0, ".b") }),
      ("calls in a row", { "a" + times($0, ".b(1)") }),
      ("lists", { times($0, "[") + "1" + times($0, "]") }),
      ("closures", { times($0, "{ ") + "1" + times($0, " }") }),
      ("interpolations", { times($0, "\"\\(") + "1" + times($0, ")\"") }),
      ("comments", { times($0, "/*") + times($0, "*/") + "1" }),
    ]
  }()

  private func arguments(of expression: String) -> [ShaderCall.Argument] {
    let source = """
      struct A: View {
        @State var pace = \(expression)
        var body: some View { Rectangle().colorEffect(ShaderLibrary.f(.float(\(expression)))) }
      }
      """
    return onSmallStack {
      ViewReader([(path: "a.swift", bytes: Array(source.utf8))]).calls.flatMap(\.arguments)
    }
  }

  @Test(arguments: expressions.map(\.name)) func whatIsTooDeepIsUnknown(name: String) throws {
    let text = try #require(Self.expressions.first { $0.name == name }?.text)
    for count in [50, 300, 20_000] { #expect(arguments(of: text(count)).count <= 1, "\(count)") }
  }

  @Test func aLongSumIsRead() {
    #expect(arguments(of: "1" + String(repeating: " + 1", count: 90)) == arguments(of: "91"))
  }

  // 5 · 10¹¹ looks, if each "#" looked for the quote behind all of them
  @Test func aMillionHashesAreSymbols() {
    let hashes = String(repeating: "#", count: 1_000_000)
    let tokens = SwiftLexer(Array((hashes + "a ##\"b\"##").utf8)).tokens
    #expect(tokens.count == 1_000_003)
    #expect(tokens[999_999].kind == .symbol)
    #expect(tokens.dropLast().last?.kind == .string)
    #expect(tokens.dropLast().last?.text == "b")
  }
}
