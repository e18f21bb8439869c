import Layers
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollDrawingTests {
  private let size = CGSize(width: 100, height: 50)

  /// The places of all filled pieces of a picture on the stage.
  private func fills(_ layer: Layer, at origin: Point = .zero) -> [Rect] {
    switch layer.content {
    case .fill: [Rect(x: origin.x, y: origin.y, width: layer.size.width, height: layer.size.height)]
    case .stack(let children):
      children.flatMap {
        fills($0.layer, at: Point(x: origin.x + $0.origin.x, y: origin.y + $0.origin.y))
      }
    case .modified(let inner, _): fills(inner, at: origin)
    default: []
    }
  }

  private func isClipped(_ layer: Layer) -> Bool {
    switch layer.content {
    case .stack(let children): children.contains { isClipped($0.layer) }
    case .modified(_, .clip(.rectangle)): true
    default: false
    }
  }

  @Test func contentIsDrawnWhereItWasScrolledTo() throws {
    let stage = ViewStage(size: size) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 20) } }
      }
    }
    #expect(fills(stage.layer()).count == 10)
    #expect(isClipped(stage.layer()))
    let scroll = try #require(stage.scrollElement)
    scroll.scroll(to: CGPoint(x: 0, y: 30))
    stage.update()
    #expect(fills(stage.layer()).first == Rect(x: 0, y: -30, width: 100, height: 20))
  }

  @Test func rowsFarAwayAreLeftOut() throws {
    let stage = ViewStage(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.frame(height: 10) } }
      }
    }
    // Those in the 50 points that are seen, and in the 50 below; one touches these.
    #expect(fills(stage.layer()).map(\.origin.y) == (0...10).map { Double($0) * 10 })
    let scroll = try #require(stage.scrollElement)
    scroll.scroll(to: CGPoint(x: 0, y: 500))
    stage.update()
    #expect(fills(stage.layer()).map(\.origin.y) == (-6...10).map { Double($0) * 10 })
  }

  @Test func contentOutsideCanBeShown() {
    let stage = ViewStage(size: size) {
      ScrollView { Color.red.frame(height: 90) }.scrollClipDisabled()
    }
    #expect(!isClipped(stage.layer()))
    #expect(fills(stage.layer()) == [Rect(x: 0, y: 0, width: 100, height: 90)])
  }

  @Test func aDividerIsAPixelThick() {
    let stage = ViewStage(size: size) {
      HStack(spacing: 0) {
        Color.red
        Divider()
      }
    }
    // Two pixels a point
    #expect(
      fills(stage.layer()) == [
        Rect(x: 0, y: 0, width: 99.5, height: 50), Rect(x: 99.5, y: 0, width: 0.5, height: 50),
      ])
  }
}

extension ViewStage {
  /// The first scroll view.
  fileprivate var scrollElement: ScrollElement? {
    func find(_ element: Element) -> ScrollElement? {
      if let found = element as? ScrollElement { return found }
      return element.children.lazy.compactMap { find($0) }.first
    }
    return root.elements.lazy.compactMap { find($0) }.first
  }
}
