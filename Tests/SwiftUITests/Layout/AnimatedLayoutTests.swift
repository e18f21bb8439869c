import Testing

@testable import SwiftUI

/// Views beside each other, each by `step` further; the step is animated.
private struct Row: Layout {
  var step: Double

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + step * Double(index), y: bounds.minY), proposal: .unspecified)
    }
  }
}

@MainActor
@Suite struct AnimatedLayoutTests {
  private let size = CGSize(width: 100, height: 20)

  private func view(step: Double) -> some View {
    let row = Row(step: step)
    return row {
      SampleLeaf.fixed(10, 10).marked("a")
      SampleLeaf.fixed(10, 10).marked("b")
    }
  }

  @Test func aLayoutIsPlacedWithAnimatedData() {
    let stage = LaidOutView(view(step: 20), in: size)
    #expect(stage.frames["b"]?.minX == 20)
    withAnimation(.linear(duration: 1)) { stage.show(view(step: 60), in: size) }
    var places: [CGFloat] = []
    for time in [0.25, 0.5, 1, 1.25] {
      stage.graph.advance(to: time)
      stage.update()
      places.append(stage.frames["b"]?.minX ?? .nan)
    }
    #expect(places == [30, 40, 60, 60])
    #expect(stage.frames["a"]?.minX == 0)
  }

  @Test func theSameLayoutMeasuresNothingAgain() {
    final class Log { var count = 0 }
    struct Counted: Layout {
      nonisolated(unsafe) let log: Log

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        log.count += 1
        return CGSize(width: 10, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let log = Log()
    func view(_ name: String) -> some View {
      let counted = Counted(log: log)
      return VStack { counted { EmptyView() }.frame(width: 20).marked(name) }
    }
    let stage = LaidOutView(view("a"), in: size)
    let count = log.count
    #expect(count > 0)
    stage.show(view("b"), in: size)
    #expect(stage.frames["b"] == CGRect(x: 40, y: 5, width: 20, height: 10))
    #expect(log.count == count)
  }
}
