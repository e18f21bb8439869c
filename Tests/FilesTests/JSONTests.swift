import Testing

@testable import Files

@Suite struct JSONTests {
  private func read(_ text: String) throws -> JSON { try JSON(Array(text.utf8)) }

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
    #expect(node["a"]?.range == 6..<14)
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

  @Test func writtenTextIsReadBack() throws {
    let text = """
      {
        "name": "a \\"b\\"\\n\\u0007\\\\",
        "numbers": [1, -2.5, 1e+20],
        "nested": [
          {
            "isEmpty": true,
            "members": {},
            "elements": []
          },
          null
        ]
      }
      """
    #expect(try read(text).text() == text)
  }

  @Test(
    arguments: [
      ("\" 2 \"", 2.0), ("\"0x10\"", 16), ("false", 0), ("\"1 2\"", nil), ("\"\"", nil),
    ] as [(String, Double?)])
  func textThatIsANumberIsOne(text: String, number: Double?) throws {
    #expect(try read(text).number == number)
  }

  @Test func mistakeKnowsItsLine() {
    let text = Array("[\n1,\n2 3]".utf8)
    #expect { try JSON(text) } throws: { ($0 as? JSONReader.Problem)?.line(in: text) == 3 }
  }
}
