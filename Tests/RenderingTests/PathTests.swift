import Glibc
import Layers
import Testing

@testable import Rendering

/// Free paths as the GPU covers them.
@MainActor @Suite struct PathTests {
  private func alpha(_ layer: Layer, scale: Double = 1) throws -> (values: [Double], width: Int) {
    let frame = try Stage().bytes(layer, scale: scale)
    return (
      stride(from: 3, to: frame.pixels.count, by: 4).map { Double(frame.pixels[$0]) / 255 },
      frame.width
    )
  }

  @Test func aPathThatIsACapsuleLooksLikeOne() throws {
    let size = Size(width: 60, height: 24)
    let path = Path(capsuleIn: Rect(origin: .zero, size: size))
    let free = try alpha(Layer(size: size, .path(path), fill: .color(.white)), scale: 2)
    let known = try alpha(Layer(size: size, .capsule, fill: .color(.white)), scale: 2)
    // Exact area here, signed distance there: at most a twentieth of a pixel apart on round edges
    #expect(zip(free.values, known.values).allSatisfy { abs($0 - $1) < 0.06 })
  }

  @Test(arguments: [0.0, 0.3, 1.1])
  func aTurnedTriangleCoversItsArea(angle: Double) throws {
    let path = Path { path in
      path.addLines([Point(x: 10, y: 12), Point(x: 50, y: 20), Point(x: 22, y: 47)])
      path.closeSubpath()
    }
    let layer = Layer(
      size: Size(width: 60, height: 60), .path(path), fill: .color(.white)
    ).rotationEffect(Angle(radians: angle))
    let covered = try alpha(layer).values.reduce(0, +)
    // Half the cross product of two sides: (40 · 35 − 12 · 8) / 2
    #expect(abs(covered - 652) < 1.5)
  }

  @Test func aStrokeCoversItsLengthTimesItsWidth() throws {
    let path = Path { path in
      path.move(to: Point(x: 5, y: 7))
      path.addLine(to: Point(x: 45, y: 37))
    }
    let layer = Layer(
      size: Size(width: 50, height: 44), stroke: .path(path), with: .color(.white),
      style: StrokeStyle(lineWidth: 3))
    #expect(abs(try alpha(layer).values.reduce(0, +) - 150) < 0.5)  // 50 long, 3 wide, butt caps
  }

  @Test func shapesAreStrokedOnBothSidesOfTheirEdge() throws {
    let size = Size(width: 40, height: 40)
    let circle = Layer(
      size: size, stroke: .circle, with: .color(.white), style: StrokeStyle(lineWidth: 4))
    let layer = Layer(
      size: Size(width: 60, height: 60), children: [Layer.Child(circle, at: Point(x: 10, y: 10))])
    // A ring of radius 20 and width 4
    #expect(abs(try alpha(layer).values.reduce(0, +) - 2 * .pi * 20 * 4) < 3)
  }

  @Test func aPathThatGrowsKeepsItsProgram() throws {
    let stage = try Stage()
    let size = Size(width: 60, height: 60)
    let triangle = Path { path in
      path.addLines([Point(x: 10, y: 50), Point(x: 50, y: 50), Point(x: 30, y: 10)])
      path.closeSubpath()
    }
    for step in 1...20 {
      let drawn = triangle.trimmed(from: 0, to: Double(step) / 20)
      _ = try stage.bytes(
        Layer(
          size: size, stroke: .path(drawn), with: .color(.white), style: StrokeStyle(lineWidth: 2)))
    }
    #expect(stage.renderer.counts.programs == 1)
  }

  /// Six outlines of many edges in one program: more numbers than the block has that every driver
  /// takes.
  @Test func outlinesOfManyEdgesShareAProgram() throws {
    let stage = try Stage()
    let side = 20.0
    let circles = (0..<6).map { index in
      Layer.Child(
        Layer(
          size: Size(width: side, height: side),
          .path(
            Path { path in
              path.addArc(
                center: Point(x: side / 2, y: side / 2), radius: side / 2, startAngle: .zero,
                endAngle: .degrees(360), clockwise: false)
            }), fill: .color(.white)), at: Point(x: side * Double(index), y: 0))
    }
    let row = Layer(size: Size(width: 6 * side, height: side), children: circles).opacity(0.5)
    // At 60 pixels a point each circle has the most edges that a path is drawn with.
    let frame = try stage.bytes(row, scale: 60)
    #expect(stage.renderer.counts.programs == 1)
    for index in 0..<6 {
      let middle = (frame.height / 2 * frame.width + (index * 2 + 1) * frame.width / 12) * 4
      #expect(abs(Int(frame.pixels[middle + 3]) - 128) <= 1)
      #expect(frame.pixels[(index * frame.width / 6 + 2) * 4 + 3] == 0)
    }
  }

  /// A miter could reach into the picture, but no edge does: beside a window, or under a clip.
  @Test func aPathOutOfSightDrawsNothing() throws {
    let line = Path { path in
      path.move(to: Point(x: 4, y: -9))
      path.addLine(to: Point(x: 12, y: -5))
    }
    let layer = Layer(
      size: Size(width: 16, height: 16), stroke: .path(line), with: .color(.white),
      style: StrokeStyle(lineWidth: 2))
    let frame = try Stage().bytes(layer)
    #expect(frame.pixels.allSatisfy { $0 == 0 })
  }
}
