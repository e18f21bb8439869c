import Foundation
import Layers
import Messages
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

/// Views on their way through a scroll view.
@MainActor @Suite struct ScrollTransitionTests {
  /// Items of 302 points in a view of 390: by `gen_scroll_hue.py`'s table.
  @Test func weightsAreThoseOfTheTable() throws {
    let rows = try GoldenTable("scroll_transition_390").rows
    for row in rows {
      let start = try row.number("item_min_x")
      let weights = ScrollTransitionConfiguration.interactive.weights(
        start: start, length: 302, in: 390)
      #expect(abs(weights.leading - (try row.number("leading_amount"))) < 1e-4, "\(start)")
      #expect(abs(weights.trailing - (try row.number("trailing_amount"))) < 1e-4, "\(start)")
    }
    #expect(rows.count > 40)
  }

  @Test func thresholdsMoveTheBounds() {
    typealias Configuration = ScrollTransitionConfiguration
    func weights(_ configuration: Configuration, _ start: CGFloat) -> [Double] {
      let weights = configuration.weights(start: start, length: 20, in: 100)
      return [weights.leading, weights.trailing]
    }
    let linear = Configuration.interactive(timingCurve: .linear)
    // Half of an item of 20 points is outside: its middle is at the edge.
    #expect(weights(linear, -10) == [0.5, 0])
    #expect(weights(linear, 90) == [0, 0.5])
    #expect(weights(linear.threshold(.centered), 15).map { ($0 * 60).rounded() } == [25, 0])
    #expect(weights(linear.threshold(.hidden), -19) == [0, 0])
    #expect(weights(.animated, -9) == [0, 0])
    #expect(weights(.animated, -11) == [1, 0])
    #expect(weights(.identity, -15) == [0, 0])
  }

  @Test func effectsFollowThePlace() {
    // The second of two items of 100 points is half in view: at half of the curve.
    let layer = drawn(CGSize(width: 150, height: 50)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<2, id: \.self) { _ in
            Rectangle().frame(width: 100, height: 50)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.offset(y: phase.value * 8)
              }
          }
        }
      }
    }
    let ways = layer.all.compactMap { layer -> Double? in
      if case .modified(_, .transform(let map)) = layer.content { map.ty } else { nil }
    }
    #expect(ways == [0, 4])
  }
}
