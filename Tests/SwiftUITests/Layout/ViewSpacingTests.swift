import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

@Suite struct ViewSpacingTests {
  // Gaps next to a text of each style at 3 pixels a point, from the metrics of SF Pro
  @Test func textAndShapesAreAsFarApartAsTheTableSays() throws {
    let rows = try GoldenTable("text_styles").rows
    #expect(rows.count == 7)
    for row in rows {
      let text = ViewSpacing(
        textWithAscent: try row.number("ascent"), descent: try row.number("descent"),
        capHeight: try row.number("cap_height"), leading: 0, pixelLength: 1.0 / 3)
      let shape = ViewSpacing()
      let above = try row.number("gap_above_from_shape")
      let below = try row.number("gap_below_to_shape")
      #expect(abs(shape.distance(to: text, along: .vertical) - above) < 1e-3, "\(row)")
      #expect(abs(text.distance(to: shape, along: .vertical) - below) < 1e-3, "\(row)")
      #expect(text.distance(to: text, along: .vertical) == 0, "\(row)")
      #expect(text.distance(to: shape, along: .horizontal) == 8, "\(row)")
    }
  }

  @Test func zeroKeepsNoDistance() {
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test func aUnionKeepsTheLargerWish() {
    #expect(
      ViewSpacing.zero.union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical) == 8)
    let top = ViewSpacing.zero.union(ViewSpacing(), edges: .top)
    #expect(top.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: top, along: .vertical) == 8)
  }
}
