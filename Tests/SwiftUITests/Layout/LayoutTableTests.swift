import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LayoutTableTests {
  // Tables of layouts: recorded on a Mac, of scenes whose pictures are compared with Apple's
  // framework, and computed from documented rules
  @Test(arguments: [
    ("layout-recorded", 28, 60), ("layout-pictured", 29, 85), ("layout-computed", 73, 147),
  ])
  func framesAreThoseOfTheTable(name: String, caseCount: Int, frameCount: Int) throws {
    let cases = try LayoutCase.cases(name)
    #expect(cases.count == caseCount)
    var checked = 0
    for row in cases {
      let size = CGSize(width: row.area[0], height: row.area[1])
      let view = LaidOutView(try row.tree.view(), in: size)
      if let expected = row.size {
        let actual = view.root.children[0].frame.size
        #expect(
          isNear([actual.width, actual.height], expected), "\(row): size \(actual), not \(expected)"
        )
      }
      let frames = view.frames
      for (id, expected) in row.frames {
        let frame = try #require(frames[id], "\(row): no view '\(id)'")
        let actual = edges(frame, pixel: row.pixel)
        #expect(isNear(actual, expected), "\(row) '\(id)': \(actual), not \(expected)")
        checked += 1
      }
    }
    #expect(checked == frameCount)
  }

  private func isNear(_ actual: [Double], _ expected: [Double]) -> Bool {
    zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  private func edges(_ frame: CGRect, pixel: Double?) -> [Double] {
    guard let pixel else { return [frame.minX, frame.minY, frame.width, frame.height] }
    func round(_ edge: Double) -> Double { (edge / pixel + 0.5).rounded(.down) * pixel }
    let (left, top) = (round(frame.minX), round(frame.minY))
    return [left, top, round(frame.maxX) - left, round(frame.maxY) - top]
  }

  @Test func flexibleFramesAreThoseOfTheTable() throws {
    let rows = try GoldenTable("flexible_frame").rows
    #expect(rows.count == 171)
    for row in rows {
      func length(_ column: String) throws -> CGFloat? {
        try row.text(column) == "nil" ? nil : try row.number(column)
      }
      let content: any View
      switch try row.text("child") {
      case "fixed60": content = SampleLeaf.fixed(60, 10)
      case "text110":
        let font = SampleFont(
          advance: 10, ascent: 16, descent: 4, cap: 12, leading: 0, pixel: 0.5)
        content = SampleLeaf(sizing: .text(SampleText(words: [5, 5], font: font)))
      default: content = SampleLeaf.fill
      }
      let view = AnyView(content).frame(
        minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
        maxWidth: try length("maxWidth"))
      let stage = LaidOutView(view, in: CGSize(width: 100, height: 100))
      let proposal = ProposedViewSize(width: try length("proposed"), height: nil)
      let width = stage.root.children[0].size(for: proposal).width
      #expect(width == (try length("width")), "\(row)")
    }
  }

  @Test func aspectRatiosAreThoseOfTheTable() throws {
    let rows = try GoldenTable("aspect_ratio").rows
    #expect(rows.count == 29)
    for row in rows {
      func length(_ column: String) throws -> CGFloat? {
        try row.text(column) == "nil" ? nil : try row.number(column)
      }
      let mode: ContentMode = try row.text("mode") == "fit" ? .fit : .fill
      let view = SampleLeaf.fill.aspectRatio(try length("ratio"), contentMode: mode)
      let stage = LaidOutView(view, in: CGSize(width: 100, height: 100))
      let size = stage.root.children[0].size(
        for: ProposedViewSize(
          width: try length("proposed_w"), height: try length("proposed_h")))
      #expect(
        isNear([size.width, size.height], [try row.number("w"), try row.number("h")]),
        "\(row): \(size)")
    }
  }

  @Test func lazyGridColumnsAreThoseOfTheTable() throws {
    let rows = try GoldenTable("lazy_grid_columns").rows
    #expect(rows.count == 6)
    for row in rows {
      let columns = try JSONDecoder().decode(
        [[String]].self, from: Data(row.text("columns").utf8))
      let widths = try JSONDecoder().decode([Double].self, from: Data(row.text("widths").utf8))
      let items = columns.map { column in
        let limits = column.dropFirst().map { CGFloat(Double($0) ?? .nan) }
        return switch column[0] {
        case "fixed": GridItem(.fixed(limits[0]))
        case "flexible": GridItem(.flexible(minimum: limits[0], maximum: limits[1]))
        default: GridItem(.adaptive(minimum: limits[0], maximum: limits[1]))
        }
      }
      let names = widths.indices.map { "\($0)" }
      let grid = LazyVGrid(columns: items) {
        ForEach(names, id: \.self) { SampleLeaf.fill.marked($0) }
      }
      let frames = LaidOutView(
        grid, in: CGSize(width: try row.number("width"), height: 100)
      ).frames
      let actual = names.map { Double(frames[$0]?.width ?? .nan) }
      #expect(isNear(actual, widths), "\(row): \(actual)")
    }
  }

  @Test func safeAreasAreThoseOfTheTable() throws {
    let rows = try GoldenTable("safe_area").rows
    #expect(rows.count == 4)
    for row in rows {
      let width = try row.number("w")
      let height = try row.number("h")
      let place = CGPoint(
        x: try row.number("x") + width / 2 - 20, y: try row.number("y") + height / 2 - 10)
      let view = SampleLeaf.fill.marked("view").frame(width: width, height: height)
        .position(place)
      let stage = LaidOutView(
        view, in: CGSize(width: 400, height: 800),
        safeAreaInsets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
      let insets = try stage.element(MarkedElement.self).safeAreaInsets
      let expected = EdgeInsets(
        top: try row.number("top"), leading: try row.number("leading"),
        bottom: try row.number("bottom"), trailing: try row.number("trailing"))
      #expect(insets == expected, "\(row)")
    }
  }
}
