import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// Canvases, by the layers that are drawn.
@MainActor @Suite struct CanvasTests {
  private let size = Size(width: 100, height: 50)

  /// The pictures that a canvas of 100 × 50 points has, from back to front.
  private func pictures(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [Layer.Child] {
    let layer = drawn { Canvas(renderer: draw) }
    for part in layer.all {
      if case .modified(let inner, .clip(.rectangle)) = part.content,
        case .stack(let children) = inner.content
      {
        return children
      }
    }
    return []
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> SwiftUI.Path {
    SwiftUI.Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private var redSquare: Layer {
    Layer(size: Size(width: 10, height: 10), fill: .color(.system(.red)))
  }

  @Test func pathsAreDrawnInTheirOrder() {
    let found = pictures { context, size in
      #expect(size == CGSize(width: 100, height: 50))
      context.fill(square(5, 6, 10), with: .color(.red))
      context.stroke(
        SwiftUI.Path(ellipseIn: CGRect(x: 20, y: 0, width: 8, height: 8)), with: .color(.red),
        lineWidth: 2)
    }
    let ring = Layer(
      size: Size(width: 8, height: 8), stroke: .circle, with: .color(.system(.red)),
      style: Layers.StrokeStyle(lineWidth: 2))
    #expect(
      found == [
        Layer.Child(redSquare, at: Point(x: 5, y: 6)), Layer.Child(ring, at: Point(x: 20, y: 0)),
      ])
  }

  /// A gradient over 20 points of 100 is drawn five times, or two and a half times back and forth.
  @Test(arguments: [GraphicsContext.GradientOptions.repeat, .mirror])
  func gradientsBeginAgain(options: GraphicsContext.GradientOptions) throws {
    let found = pictures { context, size in
      context.fill(
        SwiftUI.Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          SwiftUI.Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 40, y: 0),
          endPoint: CGPoint(x: 60, y: 0), options: options))
    }
    guard
      case .fill(_, .linearGradient(let gradient, let start, let end, _))? =
        found.first?.layer.content
    else {
      Issue.record("it is not a gradient: \(found)")
      return
    }
    #expect(abs(start.x) < 1e-9 && abs(end.x - 1) < 1e-9)
    #expect(gradient.stops.count == 10)
    for (pass, place) in [0.0, 0.2, 0.4, 0.6, 0.8].enumerated() {
      // The middle pass is the one from 40 to 60 points.
      let isTurned = options == .mirror && !pass.isMultiple(of: 2)
      let color = gradient.color(at: place + 0.01)
      #expect((color.red > color.blue) == !isTurned, "\(pass)")
    }
  }

  @Test func aCopyHasAStateOfItsOwn() {
    let found = pictures { context, _ in
      var moved = context
      moved.translateBy(x: 30, y: 20)
      moved.opacity = 0.5
      moved.fill(square(0, 0, 10), with: .color(.red))
      context.fill(square(0, 0, 10), with: .color(.red))
    }
    #expect(
      found == [
        Layer.Child(redSquare.opacity(0.5), at: Point(x: 30, y: 20)), Layer.Child(redSquare),
      ])
  }

  @Test func transformsApplyInTheOrderOfAFrame() {
    // Scaled by 2 about a place that was moved to: (3, 4) is at 10 + 2 · 3 and 20 + 2 · 4.
    let found = pictures { context, _ in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.fill(square(3, 4, 10), with: .color(.red))
    }
    guard case .modified(_, .transform(let map))? = found.first?.layer.content else {
      Issue.record("nothing is mapped: \(found)")
      return
    }
    #expect(map.apply(to: Point(x: 3, y: 4)) == Point(x: 16, y: 28))
  }

  @Test func aLayerIsFadedAsOne() {
    let found = pictures { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square(0, 0, 10), with: .color(.red))
        layer.fill(square(5, 5, 10), with: .color(.red))
      }
    }
    let both = Layer(
      size: size, children: [Layer.Child(redSquare), Layer.Child(redSquare, at: Point(x: 5, y: 5))])
    #expect(found == [Layer.Child(both.opacity(0.5))])
  }

  @Test func filtersAndClipsChangeWhatFollows() {
    let found = pictures { context, _ in
      context.fill(square(0, 0, 10), with: .color(.red))
      context.addFilter(.blur(radius: 3))
      context.clip(to: square(0, 0, 20))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(square(5, 5, 10), with: .color(.red))
    }
    #expect(found.first == Layer.Child(redSquare))
    let clip = Layers.Shape.path(square(0, 0, 20).layersPath)
    let blurred = Layer(
      size: size, children: [Layer.Child(redSquare.blur(radius: 3), at: Point(x: 5, y: 5))])
    #expect(found.last == Layer.Child(blurred.clip(to: clip)))
  }

  @Test func gradientsHavePlacesOfTheCanvas() {
    // From 10 to 90 on the canvas; the square from 20 to 40 begins 10 points after the start.
    let found = pictures { context, _ in
      context.fill(
        square(20, 0, 20),
        with: .linearGradient(
          SwiftUI.Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 10, y: 0),
          endPoint: CGPoint(x: 90, y: 0)))
    }
    guard case .fill(_, .linearGradient(_, let start, let end, _))? = found.first?.layer.content
    else {
      Issue.record("there is no gradient: \(found)")
      return
    }
    #expect(start == Layers.UnitPoint(x: -0.5, y: 0))
    #expect(end == Layers.UnitPoint(x: 3.5, y: 0))
  }

  @Test func aShaderSeesThePlacesOfTheCanvas() {
    let found = pictures { context, _ in
      context.fill(square(20, 0, 20), with: .shader(ShaderLibrary.waves(.float(1))))
    }
    #expect(found.first?.origin == .zero)
    #expect(found.first?.layer.size == size)
  }

  @Test func viewsAreDrawnByTheirTags() {
    let layer = drawn {
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: 2) == nil)
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        #expect(symbol.size == CGSize(width: 10, height: 10))
        context.draw(symbol, at: CGPoint(x: 50, y: 25))
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(1)
      }
    }
    let places = layer.all.flatMap { layer -> [Layer.Child] in
      if case .stack(let children) = layer.content { children } else { [] }
    }
    #expect(places.contains { $0.layer == redSquare && $0.origin == Point(x: 45, y: 20) })
  }

  @Test func aCanvasIsDrawnAgainWhenWhatItReadsChanges() {
    struct Moving: View {
      let log: Reports<Double>

      var body: some View {
        TimelineView(.animation) { timeline in
          Canvas { context, _ in log.add(timeline.date.timeIntervalSinceReferenceDate) }
        }
      }
    }
    let log = Reports<Double>()
    let stage = ViewStage(size: CGSize(width: 10, height: 10)) { Moving(log: log) }
    _ = stage.layer()
    stage.advance(to: 0.5)
    _ = stage.layer()
    #expect(log.values.count == 2)
    #expect(zip(log.values, [0, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
