import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes, in: 0..<bytes.count)
    return try reader.value()
  }

  @Test func valuesHaveTheirContent() throws {
    let node = try read(
      " { \"a\": [1, -2.5e1, true, null, \"x\\n\\u00e9\\ud83d\\ude00\\/\"], \"b\": {} } ")
    let elements = try #require(node["a"]).elements
    #expect(elements[0].number == 1)
    #expect(elements[1].number == -25)
    #expect(elements[2].number == 1)
    #expect(elements[3].number == nil)
    #expect(elements[4].string == "x\né😀/")
    #expect(node["b"]?.members.isEmpty == true)
    #expect(node["c"] == nil)
  }

  @Test func valuesKnowTheirBytes() throws {
    let node = try read("{\"a\": [10, 20]}")
    #expect(node.members[0].nameRange == 1..<4)
    #expect(node["a"]?.elements[1].range == 11..<13)
  }

  @Test(arguments: [
    ("", "expected a value, found the end of the JSON comment", 0),
    ("{", "expected a name in quotes or '}', found the end of the JSON comment", 0),
    ("{\"a\" 1}", "expected ':' after \"a\", found '1'", 5),
    ("[1 2]", "expected ',' or ']', found '2'", 3), ("[1}", "expected ',' or ']', found '}'", 2),
    ("1 2", "expected the end, found '2'", 2), ("[tru]", "expected a value, found 't'", 1),
    ("[1.2.3]", "'1.2.3' is not a number", 1), ("\"abc", "string has no '\"' at its end", 0),
    ("\"a\\q\"", "'\\q' is not an escape in JSON", 2),
    ("\"\\u12\"", "'\\u' needs four hexadecimal digits", 1),
    ("[é]", "expected a value, found 'é'", 1), ("1e999", "'1e999' is not a number", 0),
  ])
  func mistakesHaveTheirPlace(text: String, message: String, offset: Int) {
    do {
      _ = try read(text)
      Issue.record("read without complaint: \(text)")
    } catch let problem as JSONReader.Problem {
      #expect(problem.message == message)
      #expect(problem.range.lowerBound == offset)
    } catch {
      Issue.record(error)
    }
  }

  @Test func depthAndCountAreBounded() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
      "[" + String(repeating: "0,", count: 100_000) + "0]",
    ] {
      #expect(throws: JSONReader.Problem.self) { try read(text) }
    }
  }
}

@Suite struct SizeExpressionTests {
  @Test(arguments: [
    ("floor($WIDTH/2.0)", 320.0), ("$HEIGHT", 100), ("1 + 2 * 3 - 4 / 2", 5), ("-(2 + 3) * 2", -10),
    ("max(min($WIDTH, 10.), 4)", 10), ("clamp(7, 0, 5)", 5), ("mod(7.0, 4.0) + 7 % 4", 6),
    ("ceil(0.1) + round(0.6) + abs(-1) + sqrt(9.0f)", 6), ("float(3)", 3),
  ])
  func arithmeticFollowsTheUsualOrder(text: String, expected: Double) throws {
    let value = try SizeExpression(text).value { ["WIDTH": 641, "HEIGHT": 100][$0] }
    #expect(value == expected)
  }

  @Test(arguments: [
    ("", "expected a number, found nothing"), ("1 +", "expected a number, found nothing"),
    ("(1", "expected ')'"), ("1 2", "unexpected '2'"), ("sin(1)", "'sin' is not a known function"),
    ("max(1)", "'max' takes 2 values, found 1"), ("1 * ;", "expected a number, found ';'"),
  ])
  func mistakesAreSaid(text: String, message: String) {
    do {
      _ = try SizeExpression(text)
      Issue.record("read without complaint: \(text)")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func whatHasNoValueIsNone() throws {
    #expect(try SizeExpression("$WIDTH").value() == nil)
    #expect(try SizeExpression("1 / 0").value() == nil)
  }
}
