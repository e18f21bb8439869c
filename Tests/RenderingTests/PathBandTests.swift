import Glibc
import Layers
import Testing

@testable import Rendering

/// Paths of many edges, cut into bands that are drawn one by one.
@MainActor @Suite struct PathBandTests {
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

  @Test func bandsTouchAndTakeLessThanHalfOfTheWork() {
    let bands = draws(disc, scale: 2)
    let boxes = bands.compactMap { draw in
      if case .paint(_, let bounds) = draw.content { bounds } else { nil }
    }
    #expect(boxes.count == bands.count && boxes.count > 2)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    let edges = PathEdges(filling: path(of: disc), pixelsPerPoint: 2).edges.count
    let whole = size.width * size.height * Double(edges)
    let work = zip(bands, boxes).reduce(0) { sum, part in
      sum + part.1.size.width * part.1.size.height * Double(part.0.values.indexed.count)
    }
    #expect(work < whole / 2)
  }

  private func path(of layer: Layer) -> Path {
    if case .fill(.path(let path), _) = layer.content { path } else { Path() }
  }

  @Test func aSmallLetterIsDrawnWhole() {
    let letter = Layer(
      size: size, .path(Path(ellipseIn: Rect(x: 10, y: 10, width: 9, height: 12))),
      fill: .color(.white))
    #expect(draws(letter, scale: 1).count == 1)
  }

  /// Turned, bands would not fit together: a faint disc is as faint everywhere inside.
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
