import SwiftUI
import Testing

@testable import SwiftUI

private struct Shift: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Views under each other, each moved by its own shift; its cache counts.
private struct Stairs: Layout {
  struct Cache {
    var made = 0
    var sizes: [CGSize]
  }

  var step: CGFloat

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(width: 100, height: cache.sizes.reduce(0) { $0 + $1.height } + step)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: bounds.minX + subview[Shift.self], y: y), proposal: .unspecified)
      y += size.height + step
    }
  }
}

/// Places its second view only, by its lower right corner.
private struct Corner: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
      proposal: ProposedViewSize(width: 10, height: 5))
  }
}

@MainActor
@Suite struct LayoutProtocolTests {
  private let area = CGSize(width: 200, height: 100)

  @Test func aLayoutReadsValuesAndCachesSizes() {
    let view = Stairs(step: 6) {
      SampleLeaf.fixed(20, 10).marked("a")
      SampleLeaf.fixed(20, 20).layoutValue(key: Shift.self, value: 15).padding(1).marked("b")
    }
    let frames = LaidOutView(view.marked("stairs"), in: area).frames
    #expect(frames["stairs"] == CGRect(x: 50, y: 31, width: 100, height: 38))
    #expect(frames["a"] == CGRect(x: 50, y: 31, width: 20, height: 10))
    // The value passes through the padding.
    #expect(frames["b"] == CGRect(x: 65, y: 47, width: 22, height: 22))
  }

  @Test func viewsThatAreNotPlacedAreCentered() {
    let frames = LaidOutView(
      Corner {
        SampleLeaf.fixed(20, 10).marked("a")
        SampleLeaf.fill.marked("b")
      }, in: area
    ).frames
    #expect(frames["a"] == CGRect(x: 90, y: 45, width: 20, height: 10))
    #expect(frames["b"] == CGRect(x: 190, y: 95, width: 10, height: 5))
  }

  @Test func aChangeOfTheLayoutMovesTheViews() {
    func view(step: CGFloat) -> some View {
      Stairs(step: step) {
        SampleLeaf.fixed(20, 10).marked("a")
        SampleLeaf.fixed(20, 20).marked("b")
      }
    }
    let stage = LaidOutView(view(step: 0), in: area)
    #expect(stage.frames["b"]?.minY == 45)
    stage.show(view(step: 10), in: area)
    #expect(stage.frames["a"]?.minY == 30)
    #expect(stage.frames["b"]?.minY == 50)
  }

  @Test func anyLayoutKeepsItsViews() throws {
    func view(_ layout: any Layout) -> some View {
      AnyLayout(layout) {
        SampleLeaf.fixed(20, 10).marked("a")
        SampleLeaf.fixed(20, 20).marked("b")
      }
    }
    let stage = LaidOutView(view(HStackLayout(spacing: 0)), in: area)
    let element = try stage.element(MarkedElement.self)
    #expect(stage.frames["b"] == CGRect(x: 100, y: 40, width: 20, height: 20))
    stage.show(view(VStackLayout(spacing: 2)), in: area)
    #expect(stage.frames["b"] == CGRect(x: 90, y: 46, width: 20, height: 20))
    stage.show(view(ZStackLayout(alignment: .bottom)), in: area)
    #expect(stage.frames["a"] == CGRect(x: 90, y: 50, width: 20, height: 10))
    stage.show(view(GridLayout(verticalSpacing: 4)), in: area)
    #expect(stage.frames["b"] == CGRect(x: 90, y: 47, width: 20, height: 20))
    stage.show(view(AnyLayout(Stairs(step: 1))), in: area)
    #expect(stage.frames["b"]?.minX == 50)
    #expect(try stage.element(MarkedElement.self) === element)
  }

  @Test func aSpacerInAnyLayoutFollowsItsAxis() {
    let view = AnyLayout(HStackLayout(spacing: 0)) {
      SampleLeaf.fixed(20, 10)
      Spacer().marked("spacer")
    }
    #expect(
      LaidOutView(view, in: area).frames["spacer"]
        == CGRect(x: 20, y: 50, width: 180, height: 0))
  }

  @Test func subviewsAreAnsweredByTheirElements() throws {
    struct Probe: Layout {
      let note: @Sendable (LayoutSubviews) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        note(subviews)
        return .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    nonisolated(unsafe) var seen: LayoutSubviews?
    let probe = Probe { seen = $0 }
    let view = probe {
      SampleLeaf.fixed(20, 10).layoutPriority(3)
      SampleLeaf.fill.alignmentGuide(.leading) { $0.width / 4 }
      SampleLeaf.fixed(1, 1)
    }
    let stage = LaidOutView(view, in: area)
    let subviews = try #require(seen)
    #expect(subviews.count == 3)
    #expect(subviews.map(\.priority) == [3, 0, 0])
    #expect(subviews[1].dimensions(in: ProposedViewSize(width: 40, height: 8))[.leading] == 10)
    #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [1, 20])
    #expect(subviews.dropFirst().first == subviews[1])
    #expect(stage.frames.isEmpty)
  }

  @Test func aHigherZIndexIsDrawnLater() throws {
    let view = ZStack {
      SampleLeaf.fixed(1, 1).zIndex(1).marked("a")
      SampleLeaf.fixed(1, 1).marked("b")
      SampleLeaf.fixed(1, 1).zIndex(-1).padding(1).marked("c")
    }
    let stack = try LaidOutView(view, in: area).element(LayoutElement<ZStackLayout>.self)
    let order = stack.childrenInDrawingOrder.map { ($0 as? MarkedElement)?.name }
    #expect(order == ["c", "b", "a"])
  }
}
