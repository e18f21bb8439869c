import Layers
import TestSupport
import Testing
import Typesetting

@testable import Scenes

/// The reveal renderer against the tables of swiftui-semantics §8.4.
@Suite struct RevealTests {
  @Test func theDelayFollowsTheSourcesCode() throws {
    for row in try GoldenTable("text_element_delay").rows {
      let label = try row.text("slices")
      let count = try #require(Int(label.prefix { $0.isNumber }))
      var renderer = RevealRenderer(elapsedTime: 0)
      if label.contains("total 1.0") {
        (renderer.totalDuration, renderer.elementDuration) = (1, 0.5)
      }
      #expect(abs(renderer.delay(count: count) - (try row.number("delay"))) < 1e-11, "\(row)")
    }
  }

  @Test func aSliceFollowsItsCurve() throws {
    for row in try GoldenTable("text_slice_curve").rows {
      let renderer = RevealRenderer(elapsedTime: try row.number("time_in_slice"))
      try expect(renderer.appearance(ofSlice: 0, of: 1), row)
    }
  }

  @Test func fourteenSlicesFollowTheirGrid() throws {
    let rows = try GoldenTable("text_reveal_n14").rows
    #expect(rows.count == 140)
    for row in rows {
      let renderer = RevealRenderer(elapsedTime: try row.number("elapsed"))
      try expect(renderer.appearance(ofSlice: Int(try row.number("slice")), of: 14), row)
    }
  }

  @Test func plainRunsFadeInAtOnce() throws {
    for row in try GoldenTable("text_plain_run_opacity").rows {
      let renderer = RevealRenderer(elapsedTime: try row.number("elapsed"))
      #expect(abs(renderer.plainOpacity - (try row.number("opacity"))) < 1e-6, "\(row)")
    }
  }

  /// The tables are rounded to 12 digits, and their Béziers solved to 1e-9.
  private func expect(_ found: RevealRenderer.Appearance, _ row: GoldenTable.Row) throws {
    #expect(abs(found.opacity - (try row.number("opacity"))) < 1e-8, "\(row)")
    let blur = try row.number("blur_radius_over_height")
    #expect(abs(found.blurPerHeight - blur) < 1e-8, "\(row)")
    let shift = try row.number("y_offset_over_descent")
    #expect(abs(found.shiftPerDescent - shift) < 1e-9, "\(row)")
  }

  /// The numbers of §8.4's second table: it stays 0.0417 of its descent above its place.
  @Test func aSliceRestsAboveItsNaturalPlace() {
    let rest = RevealRenderer(elapsedTime: 0.9).appearance(ofSlice: 13, of: 14)
    #expect(abs(rest.shiftPerDescent - -0.04174) < 5e-6)
    #expect(rest.opacity == 1 && rest.blurPerHeight == 0)
  }

  @Test func durationsAreCappedAtTheTotal() {
    var renderer = RevealRenderer(elapsedTime: 7, elementDuration: 2, totalDuration: 0.5)
    #expect(renderer.delay(count: 4) == 0)  // (0.5 − 0.5)/4
    #expect(renderer.appearance(ofSlice: 3, of: 4).opacity == 1)
    renderer.elapsedTime = 0.25
    // p = ½ of a half second: easeIn(0.7) and easeIn(0.5)/16 of the slice table
    #expect(abs(renderer.appearance(ofSlice: 3, of: 4).opacity - 0.5548) < 5e-5)
    #expect(abs(renderer.appearance(ofSlice: 3, of: 4).blurPerHeight - 0.01971) < 5e-6)
  }

  // MARK: - Drawing

  private let block = TextBlock(
    TextLayout(
      StyledText("in ", font: .title)
        + StyledText("Visual Effects", font: .title, attribute: .emphasis)
    ), color: .white)

  @Test func visualEffectsHasFourteenSlices() {
    #expect(block.layout.lines.count == 1)
    #expect(block.layout.lines[0].runs.map(\.slices.count) == [3, 14])
  }

  /// The layers drawn at 0.3 s: 2 letters of the plain run, then the visible ones of the grid.
  @Test func everySliceIsALayerOfItsOwn() throws {
    let children = block.layer(by: RevealRenderer(elapsedTime: 0.3)).children
    let slices = block.layout.lines[0].runs[1].slices
    let rows = try GoldenTable("text_reveal_n14").rows
      .filter { try $0.number("elapsed") == 0.3 }
    var drawn = children.dropFirst(2)
    #expect(children.prefix(2).allSatisfy { $0.layer.modifiers.isEmpty })
    for (row, slice) in zip(rows, slices)
    where try row.number("opacity") > 0 && !slice.glyphs.isBlank {
      let next = drawn.popFirst()
      let child = try #require(next)
      let bounds = slice.typographicBounds
      let shift = try row.number("y_offset_over_descent") * bounds.descent
      #expect(abs(child.origin.x - bounds.rect.minX) < 1e-9)
      #expect(abs(child.origin.y - (bounds.rect.minY + shift)) < 1e-6)
      let blur = try row.number("blur_radius_over_height") * bounds.rect.size.height
      let opacity = try row.number("opacity")
      // Blurred first, faded after, as the source does.
      var modifiers = child.layer.modifiers[...]
      if blur > 0, case .convolution(let found)? = modifiers.popFirst() {
        #expect(abs(found.standardDeviation - blur) < 1e-6)
      }
      if opacity < 1, case .opacity(let value)? = modifiers.popFirst() {
        #expect(abs(value - opacity) < 1e-6)
      }
      #expect(modifiers.isEmpty)
    }
    #expect(drawn.isEmpty)
  }

  @Test func changesInALayerAreForgottenAfterIt() {
    struct Twice: TextRenderer {
      func draw(layout: TextLayout, in context: inout TextContext) {
        let slices = layout.lines[0].runs[0].slices
        context.drawLayer { inner in
          inner.translateBy(x: 5, y: 7)
          inner.opacity *= 0.5
          inner.addBlur(radius: 3)
          inner.addBlur(radius: 4)
          inner.draw(slices[0])
        }
        context.draw(slices[1])
      }
    }
    let children = block.layer(by: Twice()).children
    let origins = block.layout.lines[0].runs[0].slices.map(\.typographicBounds.rect.origin)
    #expect(children[0].layer.modifiers == [.convolution(.gaussian(radius: 5)), .opacity(0.5)])
    #expect(children[0].origin == Point(x: origins[0].x + 5, y: origins[0].y + 7))
    #expect(children[1].layer.modifiers.isEmpty && children[1].origin == origins[1])
  }

  // MARK: - By runs and lines

  /// "in " with two letters, then "Visual Effects" with thirteen; "to life" below with six.
  private let lines = TextBlock(
    TextLayout(
      StyledText("in ", font: .title)
        + StyledText("Visual Effects", font: .title, attribute: .emphasis)
        + StyledText("\nto life", font: .title)
    ), color: .white)

  /// How much each letter drawn is faded, in the order of reading.
  private func opacities(by unit: RevealUnit, at time: Double) -> [Double] {
    lines.layer(by: RevealRenderer(elapsedTime: time, unit: unit)).children.map { child in
      for case .opacity(let opacity) in child.layer.modifiers { return opacity }
      return 1
    }
  }

  /// Three runs in 0.9 s, each 0.4: one begins every (0.9 − 0.4)/3 s. At 0.2 s the first is half
  /// done, easeIn(0.7) of the slice table, and the second has 0.0333 s: easeIn(1.4 · 0.0833),
  /// fainter.
  @Test func runsAppearOneAfterTheOther() {
    let found = opacities(by: .run, at: 0.2)
    #expect(found.count == 15)
    #expect(found.prefix(2).allSatisfy { abs($0 - 0.5548) < 5e-5 })
    #expect(Set(found.dropFirst(2)).count == 1 && found[2] > 0 && found[2] < 0.1)
    #expect(opacities(by: .run, at: 0.16).count == 2)
    #expect(opacities(by: .run, at: 0.35).count == 21)
    #expect(opacities(by: .run, at: 0.9).allSatisfy { $0 == 1 })
  }

  /// Two lines in 0.9 s: the second begins at (0.9 − 0.4)/2 = 0.25 s. A line moves as one, whatever
  /// is emphasised in it.
  @Test func linesAppearOneAfterTheOther() {
    let found = opacities(by: .line, at: 0.2)
    #expect(found.count == 15 && found.allSatisfy { abs($0 - 0.5548) < 5e-5 })
    #expect(opacities(by: .line, at: 0.249).count == 15)
    let later = opacities(by: .line, at: 0.45)
    #expect(later.prefix(15).allSatisfy { $0 == 1 })
    #expect(later.count == 21 && later.suffix(6).allSatisfy { abs($0 - 0.5548) < 5e-5 })
  }

  /// A line drops by its own descent, and all of its letters as far.
  @Test func aLineDropsAsOne() {
    let children = lines.layer(by: RevealRenderer(elapsedTime: 0.1, unit: .line)).children
    let line = lines.layout.lines[0]
    let homes = line.runs.flatMap(\.slices).filter { !$0.glyphs.isBlank }
      .map(\.typographicBounds.rect.minY)
    let shifts = zip(children, homes).map { $0.origin.y - $1 }
    let slice = RevealRenderer(elapsedTime: 0.1).appearance(ofSlice: 0, of: 1)
    let expected = slice.shiftPerDescent * line.typographicBounds.descent
    #expect(expected < -0.5 && shifts.count == 15)
    #expect(shifts.allSatisfy { abs($0 - expected) < 1e-9 })
  }
}
