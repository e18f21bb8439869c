import Glibc
import Layers
import Testing

@testable import Rendering

/// Paths of many edges, cut into cells that are drawn one by one.
@MainActor @Suite struct DrawCellTests {
  private let size = Size(width: 140, height: 140)
  private let center = Point(x: 70.3, y: 69.6)
  private let radius = 60.2

  private var disc: Layer {
    let box = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return Layer(size: size, .path(Path(ellipseIn: box)), fill: .color(.white))
  }

  private func draws(_ layer: Layer, scale: Double) -> [Draw] {
    Planner.plan(
      layer, transform: AffineTransform(scale: scale),
      pixelWidth: Int(size.width * scale), pixelHeight: Int(size.height * scale),
      background: .black
    ).passes[0].draws
  }

  /// The area left of `y` below which the disc lies: ∫ 2√(r² − y²) dy.
  private func area(upTo y: Double) -> Double {
    let y = min(max(y, -radius), radius)
    return y * (radius * radius - y * y).squareRoot() + radius * radius * asin(y / radius)
  }

  @Test func everyRowOfADiscHasItsArea() throws {
    #expect(draws(disc, scale: 1).count > 2)
    let frame = try Stage().bytes(disc)
    for row in 0..<frame.height {
      let covered = (0..<frame.width).reduce(0.0) {
        $0 + Double(frame.pixels[(row * frame.width + $1) * 4 + 3]) / 255
      }
      let top = Double(row) - center.y
      let expected = area(upTo: top + 1) - area(upTo: top)
      // The edges lie up to 1/128 of a pixel inside, on 22 pixels of the first row by two thirds of
      // that: 0.115.
      #expect(abs(covered - expected) < 0.15, "row \(row)")
    }
  }

  @Test func cellsDoNotOverlapAndTakeAFifthOfTheWork() {
    let cells = draws(disc, scale: 2).map(cell)
    #expect(cells.count > 2)
    for (index, cell) in cells.enumerated() {
      for other in cells[..<index] {
        #expect(cell.bounds.intersection(other.bounds).isEmpty)
      }
    }
    let edges = PathEdges(filling: path(of: disc), pixelsPerPoint: 2).edges.count
    let whole = size.width * size.height * Double(edges)
    let work = cells.reduce(0) {
      $0 + $1.bounds.size.width * $1.bounds.size.height * Double($1.edges)
    }
    #expect(work < whole / 5)
  }

  /// Where a cell is, and how many edges its pixels add up.
  private func cell(_ draw: Draw) -> (bounds: Rect, edges: Int) {
    guard case .paint(.masked(_, let coverage), let bounds) = draw.content,
      case .edges(let slots, let range) = coverage.outline
    else {
      Issue.record("\(draw) is not a path")
      return (Rect(origin: .zero, size: .zero), 0)
    }
    return (bounds, slots.count + draw.values.count(of: range))
  }

  private func path(of layer: Layer) -> Path {
    if case .fill(.path(let path), _) = layer.content { path } else { Path() }
  }

  @Test func aPathOfFewEdgesIsDrawnWhole() {
    let arrow = Path {
      $0.addLines([Point(x: 9, y: 7), Point(x: 120, y: 40), Point(x: 60, y: 66)])
    }
    #expect(draws(Layer(size: size, .path(arrow), fill: .color(.white)), scale: 1).count == 1)
  }

  /// Turned, cells would not fit together: a faint disc is as faint everywhere inside.
  @Test func aTurnedDiscHasNoSeams() throws {
    let radius = 150.0
    let side = 2 * radius + 20
    let disc = Layer(
      size: Size(width: side, height: side),
      .path(Path(ellipseIn: Rect(x: 10, y: 10, width: 2 * radius, height: 2 * radius))),
      fill: .color(.white.opacity(0.5)))
    let stage = try Stage()
    for step in 0..<12 {
      let angle = Angle.degrees(7.3 * Double(step))
      let frame = try stage.bytes(disc.rotationEffect(angle))
      var wrong = 0
      for row in 0..<frame.height {
        for column in 0..<frame.width {
          let x = Double(column) + 0.5 - side / 2
          let y = Double(row) + 0.5 - side / 2
          guard x * x + y * y < (radius - 2) * (radius - 2) else { continue }
          let alpha = Int(frame.pixels[(row * frame.width + column) * 4 + 3])
          wrong += abs(alpha - 128) > 1 ? 1 : 0
        }
      }
      #expect(wrong == 0, "\(angle.degrees) degrees")
    }
  }

  /// Stretched, its pixels do not lie along the layer's axes.
  @Test func aStretchedPathIsDrawnWhole() {
    let stretch = Layer(
      size: size, content: .modified(disc, .transform(AffineTransform(scaleX: 1, y: 0.9))))
    #expect(draws(stretch, scale: 1).count == 1)
  }
}
