import Layers
import TestSupport
import Testing

@testable import ViewServing

@Suite struct SymbolDrawingTests {
  /// Every drawing has lines or areas, and lies in its square of 100 but for half a line.
  @Test func drawingsLieInTheirSquare() throws {
    for name in try nonEmpty(SymbolDrawings.table.keys.sorted()) {
      let drawing = SymbolDrawing(named: name)
      #expect(drawing?.parts.isEmpty == false, "\(name)")
      guard let bounds = drawing?.bounds else { continue }
      #expect(bounds.minX >= -8 && bounds.minY >= -8, "\(name)")
      #expect(bounds.maxX <= 108 && bounds.maxY <= 108, "\(name)")
    }
  }

  /// The names that views use most, by views-in-the-wild.md, 5.3
  @Test(arguments: [
    "plus", "xmark.circle.fill", "trash", "xmark", "info.circle", "globe", "sparkles",
    "exclamationmark.triangle.fill", "figure.walk.circle", "checkmark.circle.fill", "checkmark",
    "arrow.right", "chevron.left", "bolt.fill", "heart.fill", "play.fill", "square.and.arrow.up",
    "magnifyingglass", "star.fill", "photo", "calendar", "gear", "ellipsis", "wand.and.stars",
    "eye.slash", "slider.horizontal.3", "person.badge.key", "questionmark.square.dashed",
    "bubble.left.and.bubble.right.fill", "circle.lefthalf.filled", "mic.slash.fill",
  ]) func commonNamesAreDrawn(name: String) {
    #expect(EnclosedDrawing(of: name) != nil)
  }

  @Test func namesWithoutADrawingHaveNone() {
    #expect(EnclosedDrawing(of: "qqq.circle") == nil)
    #expect(EnclosedDrawing(of: "") == nil)
  }

  @Test func areasAreFilledAndCut() throws {
    let heart = try #require(SymbolDrawing(named: "heart.fill"))
    #expect(heart.parts.first?.isFilled == true)
    // The sides of the letter are cut out of its area.
    let envelope = try #require(SymbolDrawing(named: "envelope.fill"))
    #expect(envelope.parts.map(\.isCut) == [false, false, true])
    let ring = try #require(EnclosedDrawing(of: "info.circle"))
    #expect(ring.enclosure == SymbolEnclosure(shape: .circle, isFilled: false))
  }

  @Test func namesForBothDirectionsAreThoseFromLeftToRight() throws {
    let turn = try #require(EnclosedDrawing(of: "arrow.uturn.backward.circle.fill"))
    #expect(turn.drawing.bounds == EnclosedDrawing(of: "arrow.uturn.left")?.drawing.bounds)
    #expect(turn.enclosure == SymbolEnclosure(shape: .circle, isFilled: true))
  }

  /// A square of 4 pixels from 1 to 3: by hand, with half of a pixel at an edge of 2.5.
  @Test func coverageIsTheShareOfAPixel() {
    let corners = [(1.0, 1.0), (2.5, 1), (2.5, 3), (1, 3)].map { Point(x: $0.0, y: $0.1) }
    let mask = CoverageMask([Polyline(points: corners, isClosed: true)], width: 4, height: 4)
    #expect(mask.coverage == [0, 0, 0, 0, 0, 1, 0.5, 0, 0, 1, 0.5, 0, 0, 0, 0, 0])
  }
}
