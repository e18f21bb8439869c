import Layers
import SwiftUI
import Testing

@testable import SwiftUI

/// A view that is small at the left or large at the right.
private struct Flying: View {
  let log: ViewLog
  @State private var isLarge = false
  @Namespace private var space

  init(log: ViewLog) { self.log = log }

  var body: some View {
    log.act = { isLarge.toggle() }
    return ZStack(alignment: .topLeading) {
      Color.clear
      if isLarge {
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 40)
          .offset(x: 40, y: 20)
      } else {
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 10)
      }
    }
  }
}

private struct Following: View {
  let log: ViewLog
  @State private var isMoved = false
  @Namespace private var space

  init(log: ViewLog) { self.log = log }

  var body: some View {
    log.act = { isMoved = true }
    return ZStack(alignment: .topLeading) {
      Color.red
        .matchedGeometryEffect(id: "a", in: space, isSource: false)
      Color.clear.frame(width: 30, height: 20).offset(x: 0, y: 0)
        .matchedGeometryEffect(id: "a", in: space)
        .padding(.leading, isMoved ? 50 : 10)
    }
  }
}

@MainActor
@Suite struct MatchedGeometryTests {
  private let log = ViewLog()

  /// The red rectangles on the stage: where they begin, and their widths.
  private func rectangles(_ stage: ViewStage) -> [(x: Double, y: Double, width: Double)] {
    func find(_ layer: Layers.Layer, _ x: Double, _ y: Double) -> [(Double, Double, Double)] {
      switch layer.content {
      case .fill(_, .color(let color)) where color.opacity > 0: [(x, y, layer.size.width)]
      case .stack(let children):
        children.flatMap { find($0.layer, x + $0.origin.x, y + $0.origin.y) }
      case .modified(let inner, _): find(inner, x, y)
      default: []
      }
    }
    return find(stage.layer(), 0, 0).map { (x: $0.0, y: $0.1, width: $0.2) }
  }

  @Test func viewsOfOneNameFlyToEachOther() throws {
    let stage = ViewStage { Flying(log: log) }
    withAnimation(.linear(duration: 1)) { log.act?() }
    stage.update()
    stage.tick(31)
    let found = rectangles(stage)
    #expect(found.count == 2)
    // Both are in the middle between (0, 0, 20) and (40, 20, 60).
    for rectangle in found {
      #expect(abs(rectangle.x - 20) < 1)
      #expect(abs(rectangle.y - 10) < 1)
      #expect(abs(rectangle.width - 40) < 1)
    }
    stage.tick(60)
    let last = rectangles(stage)
    #expect(last.count == 1)
    #expect(last.first?.x == 40)
    #expect(last.first?.width == 60)
  }

  @Test func aViewTakesOnTheGeometryOfTheSource() throws {
    let stage = ViewStage { Following(log: log) }
    #expect(rectangles(stage).first?.x == 10)
    #expect(rectangles(stage).first?.width == 30)
    log.act?()
    stage.update()
    #expect(rectangles(stage).first?.x == 50)
  }
}
