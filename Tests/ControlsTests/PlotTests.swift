import Glibc
import Layers
import Testing

@testable import Controls

@Suite struct PlotTests {
  @Test func aCurveIsDrawnThroughFewPointsAndLooksTheSame() {
    let curve = (0...120).map { index in
      let x = Double(index) * 2.5
      return Point(x: x, y: 100 - 90 * (1 - exp(-x / 40)))
    }
    let simple = curve.simplified(within: 0.1)
    #expect(simple.count < 40 && simple.first == curve.first && simple.last == curve.last)
    for point in curve {
      let after = simple.firstIndex { $0.x >= point.x } ?? 0
      let (a, b) = (simple[max(0, after - 1)], simple[after])
      let share = b.x > a.x ? (point.x - a.x) / (b.x - a.x) : 0
      #expect(abs(a.y + share * (b.y - a.y) - point.y) < 0.3)
    }
    #expect([Point.zero, Point(x: 1, y: 1)].simplified(within: 1).count == 2)
  }

  @Test func aPointBeyondThePlotIsPutAtItsEdge() {
    let plot = Plot(from: Point(x: 0, y: 0), to: Point(x: 2, y: 1), expected: [])
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(plot.place(Point(x: 1, y: 0.5), in: rect) == Point(x: 60, y: 45))
    #expect(plot.place(Point(x: 0, y: 7), in: rect) == Point(x: 10, y: 20))
    #expect(plot.place(Point(x: 2, y: -7), in: rect) == Point(x: 110, y: 70))
  }
}
