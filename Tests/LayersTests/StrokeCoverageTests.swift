import Foundation
import Layers
import TestSupport
import Testing

/// Strokes cover everything within half a line width, and nothing else.
@Suite struct StrokeCoverageTests {
  @Test func roundStrokesCoverWhatIsNearTheirPolyline() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let count = Int.random(in: 2...7, using: &random)
      let points = (0..<count).map { _ in Point.random(in: 0...40, using: &random) }
      let path = Path { $0.addLines(points) }
      let width = Double.random(in: 0.5...25, using: &random)
      expectRoundStroke(of: path, along: points, width: width, using: &random)
    }
  }

  @Test func roundStrokesCoverWhatIsNearTheirShortSteppedPolyline() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<60 {  // short steps and a wide line: sides that run backward
      var points = [Point(x: 20, y: 20)]
      for _ in 0..<12 {
        let last = points[points.count - 1]
        let step = Point.random(in: -4...4, using: &random)
        points.append(Point(x: last.x + step.x, y: last.y + step.y))
      }
      let path = Path { $0.addLines(points) }
      expectRoundStroke(of: path, along: points, width: 10, using: &random)
    }
  }

  @Test func roundStrokesCoverWhatIsNearTheirCurve() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<30 {
      let controls = (0..<4).map { _ in Point.random(in: 0...40, using: &random) }
      let path = Path { path in
        path.move(to: controls[0])
        path.addCurve(to: controls[3], control1: controls[1], control2: controls[2])
      }
      let width = Double.random(in: 0.5...25, using: &random)
      expectRoundStroke(
        of: path, along: bezier(controls, steps: 300), width: width, using: &random)
    }
  }

  @Test func roundStrokesOfClosedPathsAreJoinedAtTheStart() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<40 {
      let count = Int.random(in: 2...6, using: &random)
      let points = (0..<count).map { _ in Point.random(in: 0...40, using: &random) }
      let path = Path { path in
        path.addLines(points)
        path.closeSubpath()
      }
      let width = Double.random(in: 0.5...15, using: &random)
      expectRoundStroke(of: path, along: points + [points[0]], width: width, using: &random)
    }
  }

  @Test(arguments: [false, true])
  func beveledStrokesAreRectanglesAndTriangles(isClosed: Bool) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<150 {
      var points = [Point(x: 0, y: 0)]
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let last = points[points.count - 1]
        let step = Point.random(in: -6...6, using: &random)
        points.append(Point(x: last.x + step.x, y: last.y + step.y))
      }
      let path = Path { path in
        path.addLines(points)
        if isClosed { path.closeSubpath() }
      }
      let width = Double.random(in: 0.5...12, using: &random)
      let edges = PathEdges(
        stroking: path, style: StrokeStyle(lineWidth: width, lineJoin: .bevel), pixelsPerPoint: 1)
      let shapes = beveledStroke(of: isClosed ? points + [points[0]] : points, width / 2, isClosed)
      for _ in 0..<80 {
        let near = points[Int.random(in: 0..<points.count, using: &random)]
        let reach = Point.random(in: -0.8 * width...0.8 * width, using: &random)
        let point = Point(x: near.x + reach.x, y: near.y + reach.y)
        let depth = shapes.map { $0.depth(of: point) }.max() ?? 0
        let winding = edges.windingNumber(around: point)
        #expect(winding >= 0, "at \(point), width \(width), \(points)")
        guard abs(depth) > 1e-6 else { continue }
        #expect((winding > 0) == (depth > 0), "at \(point), width \(width), \(points)")
      }
    }
  }

  /// A rectangle for each line, and a triangle for each corner, on its outside.
  private func beveledStroke(of points: [Point], _ radius: Double, _ isClosed: Bool) -> [Convex] {
    let lines = zip(points, points.dropFirst()).map { a, b in
      let length = hypot(b.x - a.x, b.y - a.y)
      let across = Point(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius)
      return (a: a, b: b, across: across)
    }
    let rectangles = lines.map { line in
      Convex(corners: [
        line.a.moved(line.across, -1), line.b.moved(line.across, -1),
        line.b.moved(line.across, 1), line.a.moved(line.across, 1),
      ])
    }
    let corners =
      zip(lines, lines.dropFirst()) + (isClosed ? [(lines[lines.count - 1], lines[0])] : [])
    let triangles = corners.map { before, after in
      let turnsRight = before.across.x * after.across.y - before.across.y * after.across.x > 0
      let (p, side) = (after.a, turnsRight ? -1.0 : 1)
      let (from, to) = (p.moved(before.across, side), p.moved(after.across, side))
      return Convex(corners: turnsRight ? [p, from, to] : [p, to, from])
    }
    return rectangles + triangles
  }

  private func expectRoundStroke(
    of path: Path, along points: [Point], width: Double, using random: inout SeededRandom
  ) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let edges = PathEdges(stroking: path, style: style, pixelsPerPoint: 1)
    for _ in 0..<150 {
      let near = points[Int.random(in: 0..<points.count, using: &random)]
      let reach = Point.random(in: -0.8 * width...0.8 * width, using: &random)
      let point = Point(x: near.x + reach.x, y: near.y + reach.y)
      let beyond = distance(from: point, to: points) - width / 2
      let winding = edges.windingNumber(around: point)
      #expect(winding >= 0, "at \(point), width \(width), \(path.elements)")
      guard abs(beyond) > 1.5 * PathEdges.flatness else { continue }
      #expect(
        (winding > 0) == (beyond < 0), "\(beyond) at \(point), width \(width), \(path.elements)")
    }
  }

  private func bezier(_ c: [Point], steps: Int) -> [Point] {
    (0...steps).map { step in
      let t = Double(step) / Double(steps)
      let weights = [
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
      ]
      return Point(
        x: zip(c, weights).reduce(0) { $0 + $1.0.x * $1.1 },
        y: zip(c, weights).reduce(0) { $0 + $1.0.y * $1.1 })
    }
  }
}

/// A convex polygon that runs clockwise on screen.
private struct Convex {
  let corners: [Point]

  /// How far inside `point` is; negative outside.
  func depth(of point: Point) -> Double {
    corners.indices.map { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      return (dx * (point.y - a.y) - dy * (point.x - a.x)) / max(hypot(dx, dy), 1e-12)
    }.min() ?? 0
  }
}

extension Point {
  fileprivate func moved(_ way: Point, _ factor: Double) -> Point {
    Point(x: x + way.x * factor, y: y + way.y * factor)
  }
}
