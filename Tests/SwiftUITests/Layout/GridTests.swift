import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct GridTests {
  private let area = CGSize(width: 300, height: 200)

  private func frames(_ view: some View) -> [String: CGRect] {
    LaidOutView(view, in: area).frames
  }

  @Test func columnsAreAsWideAsTheirWidestView() {
    let frames = frames(
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          SampleLeaf.fixed(20, 10).marked("a")
          SampleLeaf.fixed(60, 20).marked("b")
        }
        GridRow {
          SampleLeaf.fixed(40, 10).marked("c")
          SampleLeaf.fixed(10, 10).marked("d")
        }
      }.marked("grid"))
    #expect(frames["grid"] == CGRect(x: 95, y: 83, width: 110, height: 34))
    #expect(frames["a"] == CGRect(x: 105, y: 88, width: 20, height: 10))
    #expect(frames["b"] == CGRect(x: 145, y: 83, width: 60, height: 20))
    #expect(frames["c"] == CGRect(x: 95, y: 107, width: 40, height: 10))
    #expect(frames["d"] == CGRect(x: 170, y: 107, width: 10, height: 10))
  }

  @Test func aFlexibleViewTakesWhatIsLeft() {
    let frames = frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          SampleLeaf.fixed(20, 10)
          SampleLeaf.fill.marked("wide")
        }
        GridRow {
          SampleLeaf.fixed(50, 30)
          SampleLeaf.fixed(20, 30)
        }
      })
    #expect(frames["wide"] == CGRect(x: 50, y: 0, width: 250, height: 170))
  }

  @Test func aViewOutsideRowsTakesAllColumns() {
    let frames = frames(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          SampleLeaf.fixed(20, 10).marked("a")
          SampleLeaf.fixed(20, 10)
        }
        SampleLeaf.fixed(90, 10).marked("all")
      })
    #expect(frames["all"] == CGRect(x: 105, y: 100, width: 90, height: 10))
    // 40 more, half for each column
    #expect(frames["a"] == CGRect(x: 115, y: 90, width: 20, height: 10))
  }

  // A divider makes the grid as wide as possible unless its width does not count.
  @Test func unsizedAxesDoNotWidenTheGrid() {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          SampleLeaf.fixed(20, 10)
          SampleLeaf.fixed(40, 10)
        }
        Divider().gridCellUnsizedAxes(axes).marked("line")
      }
    }
    #expect(frames(grid([]))["line"]?.width == 300)
    #expect(frames(grid(.horizontal))["line"] == CGRect(x: 120, y: 104.5, width: 60, height: 1))
  }

  @Test func cellsCanSpanColumns() {
    let frames = frames(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          SampleLeaf.fixed(20, 10)
          SampleLeaf.fixed(30, 10)
          SampleLeaf.fixed(40, 10)
        }
        GridRow {
          SampleLeaf.fill.frame(height: 10).marked("two").gridCellColumns(2)
          SampleLeaf.fixed(5, 10).marked("last")
        }
      })
    // What the second row could take is left to the columns of one cell.
    #expect(frames["last"].map { $0.minX - (frames["two"]?.maxX ?? 0) } == 10)
    #expect(frames["last"]?.width == 5)
  }

  @Test func viewsAreAlignedByGridRowColumnAndCell() {
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          SampleLeaf.fixed(10, 10).marked("bottom")
          SampleLeaf.fixed(40, 40)
        }
        GridRow {
          SampleLeaf.fixed(40, 40)
          SampleLeaf.fixed(10, 10).gridColumnAlignment(.trailing).marked("trailing")
        }
        GridRow {
          SampleLeaf.fixed(40, 40)
          SampleLeaf.fixed(10, 10).gridCellAnchor(.center).marked("center")
        }
      })
    #expect(frames["bottom"]?.origin == CGPoint(x: 110, y: 70))
    #expect(frames["trailing"]?.origin == CGPoint(x: 180, y: 80))
    #expect(frames["center"]?.origin == CGPoint(x: 165, y: 135))
  }

  @Test func aRowOfTextsMeetsAtTheBaseline() {
    func text(_ ascent: Double) -> SampleLeaf {
      let font = SampleFont(
        advance: 0, ascent: ascent, descent: 4, cap: 0, leading: 0, pixel: 1)
      return SampleLeaf(
        sizing: .fixed(CGSize(width: 10, height: ascent + 4)), textFont: font)
    }
    let frames = frames(
      Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          text(16).marked("small")
          text(36).marked("large")
        }
      })
    #expect(frames["small"]?.minY == 100)
    #expect(frames["large"]?.minY == 80)
  }

  @Test func aModifierOfARowIsOneOfItsViews() {
    let frames = frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          SampleLeaf.fixed(20, 10).marked("a")
          SampleLeaf.fixed(20, 10).marked("b")
        }
        .padding(5)
      })
    #expect(frames["b"].map { $0.minX - (frames["a"]?.maxX ?? 0) } == 10)
  }

  @Test func lazyGridsFillLinesOfCells() {
    let columns = [GridItem(.fixed(50), alignment: .topLeading), GridItem(.flexible(), spacing: 0)]
    let frames = frames(
      LazyVGrid(columns: columns, spacing: 5) {
        SampleLeaf.fixed(20, 10).marked("a")
        SampleLeaf.fixed(20, 40).marked("b")
        SampleLeaf.fixed(20, 10).marked("c")
      })
    #expect(frames["a"] == CGRect(x: 0, y: 72.5, width: 20, height: 10))
    #expect(frames["b"] == CGRect(x: 169, y: 72.5, width: 20, height: 40))
    #expect(frames["c"] == CGRect(x: 0, y: 117.5, width: 20, height: 10))
  }

  @Test func lazyHorizontalGridsFillColumns() {
    let rows = [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(30))]
    let frames = frames(
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, alignment: .top, spacing: 5) {
          SampleLeaf.fixed(20, 10).marked("a")
          SampleLeaf.fixed(20, 10).marked("b")
          SampleLeaf.fixed(20, 10).marked("c")
        }
      })
    #expect(frames["a"]?.origin == CGPoint(x: 0, y: 20))
    #expect(frames["b"]?.origin == CGPoint(x: 0, y: 70))
    #expect(frames["c"]?.origin == CGPoint(x: 25, y: 20))
  }
}
