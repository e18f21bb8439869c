import Testing

@testable import TestSupport

@Suite struct GoldenTableTests {
  @Test(arguments: try GoldenTable("squares").rows)
  func rowsAreArgumentsOfTests(row: GoldenTable.Row) throws {
    let root = try row.number("x")
    #expect(try row.number("square") == root * root)
  }

  @Test func columnsAreReadFromTheTop() throws {
    #expect(try GoldenTable("squares").numbers("square") == [0, 6.25, 9])
  }

  @Test func quotedFieldsHoldCommasQuotesAndLineEnds() throws {
    let table = try GoldenTable(
      name: "t", text: "case,value\r\n\"a, b\",1\n\"say \"\"hi\"\"\",2\n\"two\nlines\",3")
    #expect(table.columns == ["case", "value"])
    #expect(try table.rows.map { try $0.text("case") } == ["a, b", "say \"hi\"", "two\nlines"])
    #expect(try table.numbers("value") == [1, 2, 3])
  }

  @Test func emptyFieldsAreKept() throws {
    let table = try GoldenTable(name: "t", text: "a,b,c\n,,\n")
    #expect(table.rows.map(\.cells) == [["", "", ""]])
  }

  @Test(arguments: [
    ("", "the table 't' is empty"), ("a,b\n", "the table 't' has no rows"),
    ("a,b\n1\n", "row 1 of 't' has 1 fields, its header 2"),
    ("a\n\"open", "a quoted field of 't' has no closing quote"),
  ])
  func brokenTableIsRejected(text: String, message: String) {
    let failure = #expect(throws: GoldenTable.Failure.self) {
      try GoldenTable(name: "t", text: text)
    }
    #expect(failure?.description == message)
  }

  @Test func missingColumnNamesThoseThatExist() throws {
    let table = try GoldenTable("squares")
    let failure = #expect(throws: GoldenTable.Failure.self) { try table.numbers("cube") }
    #expect(failure?.description == "'squares' has no column 'cube'; it has x, square")
  }

  @Test func textIsNoNumber() throws {
    let table = try GoldenTable(name: "t", text: "a\n1\nx\n")
    let failure = #expect(throws: GoldenTable.Failure.self) { try table.numbers("a") }
    #expect(failure?.description == "'x' in column 'a', row 2 of 't', is not a number")
  }

  @Test func missingFileIsNamed() {
    let failure = #expect(throws: GoldenTable.Failure.self) { try GoldenTable("absent") }
    #expect(failure?.description.contains("Golden/absent.csv") == true)
  }
}
