import Foundation
import Layers
import TestSupport
import Testing

@Suite struct PathFlatteningTests {
  @Test(arguments: [0.5, 0.05, 0.005])
  func circlesStayWithinTheTolerance(tolerance: Double) {
    let circle = Path(ellipseIn: Rect(x: -40, y: -40, width: 80, height: 80))
    let points = circle.flattened(tolerance: tolerance)[0].points
    #expect(points.allSatisfy { abs(hypot($0.x, $0.y) - 40) < 1e-9 })
    let middles = zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
      hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
    }
    let deepest = 40 - (middles.min() ?? 0)
    #expect(deepest <= tolerance * 1.000001)
    #expect(deepest > tolerance / 2, "\(points.count) points are more than needed")
  }

  @Test(arguments: [0.5, 0.05, 0.005])
  func curvesStayWithinTheTolerance(tolerance: Double) {
    let (a, b, c, d) = (
      Point(x: 0, y: 0), Point(x: 90, y: 0), Point(x: -40, y: 60), Point(x: 50, y: 70)
    )
    let path = Path { path in
      path.move(to: a)
      path.addCurve(to: d, control1: b, control2: c)
    }
    let points = path.flattened(tolerance: tolerance)[0].points
    for step in 0...500 {
      let t = Double(step) / 500
      let weights = [
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
      ]
      let place = zip([a, b, c, d], weights).reduce(Point.zero) {
        Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
      }
      #expect(distance(from: place, to: points) <= tolerance)
    }
  }

  @Test func aQuadraticCurveIsTheSameCurveAsItsCubic() throws {
    let (a, b, c) = (Point(x: 2, y: 1), Point(x: 30, y: 40), Point(x: 60, y: -10))
    let path = Path { path in
      path.move(to: a)
      path.addQuadCurve(to: c, control: b)
    }
    let points = path.flattened(tolerance: 0.01)[0].points
    for (index, point) in try nonEmpty(points.enumerated()) {
      let t = Double(index) / Double(points.count - 1)
      let (first, second, third) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      expect(
        point, isCloseTo: a.x * first + b.x * second + c.x * third,
        a.y * first + b.y * second + c.y * third)
    }
  }

  @Test func closedPolylinesDoNotRepeatTheirStart() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10)).flattened(tolerance: 0.1)
    #expect(circle[0].isClosed)
    let points = circle[0].points
    #expect(
      hypot(points[0].x - points[points.count - 1].x, points[0].y - points[points.count - 1].y)
        > 0.1)
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10)).flattened(tolerance: 0.1)
    #expect(square[0].points.count == 4)
  }

  @Test func repeatedPointsAreLeftOut() {
    let point = Point(x: 4, y: 4)
    let path = Path { $0.addLines([.zero, .zero, point, point, point]) }
    #expect(path.flattened(tolerance: 1)[0].points == [.zero, point])
  }
}
