import Layers
import Parameters
import Testing

/// The text of a mesh's points and colors.
@Suite struct PointGridTests {
  @Test func rowsAreReadFromTheTop() throws {
    let grid = try #require(PointGrid("0,0, 0.5,0.1, 1,0/0,1,0.25,0.75,1,1"))
    #expect(grid.width == 3 && grid.height == 2)
    #expect(grid.points[1] == UnitPoint(x: 0.5, y: 0.1))
    #expect(grid.points[4] == UnitPoint(x: 0.25, y: 0.75))
    #expect("\(grid)" == "0,0,0.5,0.1,1,0/0,1,0.25,0.75,1,1")
  }

  @Test(arguments: [
    "", "0,0", "0,0,1,0", "0,0,1,0/0,1", "0,0,1,0/0,1,1", "0,0,1,0/0,1,1,x", "0,0,1,0/",
    "0,0,1,0/0,1,1,inf", "0,0/0,1", String(repeating: "0,0,1,0/", count: 16) + "0,1,1,1",
  ])
  func otherTextsAreNoGrid(text: String) { #expect(PointGrid(text) == nil) }

  private let points = Parameter(
    "points", "where",
    kind: .points(
      defaultValue: PointGrid(
        width: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing])))
  private let colors = Parameter("colors", "which", kind: .colors(defaultValue: [.black]))

  @Test func valuesSurviveBeingWritten() throws {
    for text in ["0,0,1,0/0,1,0.3333,0.6667", "-0.5,0,1.25,0/0,1,1,1"] {
      #expect(try points.value(from: text).description == text)
    }
    #expect(try colors.value(from: "f80,336699,#80FF0000").description == "FF8800,336699,80FF0000")
    #expect(try colors.value(from: "f80") == .colors([Color(hex: "FF8800")]))
  }

  @Test func whatCannotBeIsRefused() {
    #expect(throws: ParameterError.notAGrid(name: "points", text: "1,2")) {
      try points.value(from: "1,2")
    }
    #expect(throws: ParameterError.outOfRange(name: "points", text: "7", range: -1...2)) {
      try points.value(from: "0,0,7,0/0,1,1,1")
    }
    for text in ["", "blue", "f80,", "12,34"] {
      #expect(throws: ParameterError.notColors(name: "colors", text: text)) {
        try colors.value(from: text)
      }
    }
  }
}
