import Layers
import Testing

@testable import SwiftUI

/// Shapes, their lines and their styles, in layers of the renderer's.
@MainActor @Suite struct ShapeTests {
  private let size = Size(width: 100, height: 50)
  private let red = Fill.color(.system(.red))

  @Test func builtInShapesAreTheRenderersOwn() {
    func outline(_ layer: Layer) -> Layers.Shape? {
      if case .fill(let shape, _)? = layer.single?.content { shape } else { nil }
    }
    #expect(outline(drawn { Rectangle() }) == .rectangle)
    #expect(outline(drawn { Capsule() }) == .capsule)
    #expect(outline(drawn(CGSize(width: 50, height: 50)) { Circle() }) == .circle)
    #expect(
      outline(drawn { RoundedRectangle(cornerRadius: 8) }) == .roundedRectangle(cornerRadius: 8))
    #expect(
      outline(drawn { RoundedRectangle(cornerRadius: 8, style: .circular) })
        == .roundedRectangle(cornerRadius: 8))
    #expect(
      outline(drawn { Ellipse() })
        == .path(Layers.Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 50))))
  }

  @Test func aCircleTakesASquare() {
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 30, height: 70))
        == CGSize(width: 30, height: 30))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: nil, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func fillsAndLinesAreThoseOfLayers() {
    #expect(drawn { Capsule().fill(.red) }.single == Layer(size: size, .capsule, fill: red))
    #expect(
      drawn { Capsule().stroke(.red, lineWidth: 3) }.single
        == Layer(size: size, stroke: .capsule, with: red, style: .init(lineWidth: 3)))
    #expect(
      drawn { Capsule().strokeBorder(.red, lineWidth: 3) }.single
        == Layer(size: size, strokeBorder: .capsule, with: red, lineWidth: 3))
  }

  @Test func theRimOfTheButtonIsThatOfTheScene() {
    let stops: [(Double, CGFloat)] = [(0.4, 0), (0, 0.4), (0, 0.6), (0.1, 1)]
    let style = LinearGradient(
      stops: stops.map { SwiftUI.Gradient.Stop(color: .white.opacity($0.0), location: $0.1) },
      startPoint: UnitPoint(x: 0.16, y: -0.4), endPoint: UnitPoint(x: 0.2, y: 1.5))
    let found = drawn(CGSize(width: 240, height: 70)) {
      Capsule().strokeBorder(style, lineWidth: 1)
    }
    guard
      case .strokeBorder(
        .capsule, .linearGradient(let gradient, let start, let end, mixing: .perceptual),
        lineWidth: 1)? = found.single?.content
    else {
      Issue.record("the rim is another: \(found)")
      return
    }
    #expect(start == Layers.UnitPoint(x: 0.16, y: -0.4))
    #expect(end == Layers.UnitPoint(x: 0.2, y: 1.5))
    #expect(gradient.stops.count == 4)
    for (stop, expected) in zip(gradient.stops, stops) {
      #expect(abs(stop.color.opacity - expected.0) < 1e-6)
      #expect(stop.location == Double(expected.1))
      #expect(abs(stop.color.red - 1) < 1e-6)
    }
  }

  @Test func severalPartsLieOnEachOther() throws {
    let layer = drawn { Capsule().fill(.red).stroke(.blue, lineWidth: 2) }
    guard case .stack(let children) = layer.content else {
      Issue.record("there is one part: \(layer)")
      return
    }
    #expect(children.count == 2)
    #expect(children.first?.layer == Layer(size: size, .capsule, fill: red))
  }

  @Test func dashesAndInsetsAreCutFromPaths() throws {
    let line = drawn { Rectangle().strokeBorder(.red, style: .init(lineWidth: 4, dash: [10, 5])) }
    guard case .stroke(.path(let path), _, let style)? = line.single?.content else {
      Issue.record("the border is not a path: \(line)")
      return
    }
    #expect(style.lineWidth == 4)
    #expect(path.bounds == Rect(x: 2, y: 2, width: 96, height: 46))
    let moves = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 19)  // strokes begin every 15 of 2 · (96 + 46) points
  }

  @Test func anEvenOddFillLeavesHoles() throws {
    let ring = SwiftUI.Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let layer = drawn { ring.fill(.red, style: FillStyle(eoFill: true)) }
    guard case .fill(.path(let path), _)? = layer.single?.content else {
      Issue.record("the ring is not a path: \(layer)")
      return
    }
    let shown = SwiftUI.Path(path)
    #expect(shown.contains(CGPoint(x: 5, y: 20)))
    #expect(!shown.contains(CGPoint(x: 20, y: 20)))
  }

  @Test func shapesAreMapped() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect
        == CGRect(x: 5, y: 6, width: 40, height: 20))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect
        == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      Rectangle().inset(by: 3).path(in: rect).boundingRect
        == CGRect(x: 3, y: 3, width: 34, height: 14))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(
      Rectangle().trim(from: 0, to: 0.5).path(in: rect).layersPath.length == 60)
    #expect(
      AnyShape(Capsule())._outline(in: rect.size).shape == .capsule)
  }

  @Test func clipsAreTheRenderersOwn() {
    let plain = Layer(size: size, fill: .color(.black))
    #expect(drawn { Rectangle().clipShape(.capsule) }.single == plain.clip(to: .capsule))
    #expect(drawn { Rectangle().clipped() }.single == plain.clip(to: .rectangle))
    #expect(
      drawn { Rectangle().cornerRadius(6) }.single
        == plain.clip(to: .roundedRectangle(cornerRadius: 6)))
    #expect(
      drawn { Rectangle().clipShape(.rect(cornerRadius: 6)) }.single
        == plain.clip(to: .roundedRectangle(cornerRadius: 6)))
  }
}
