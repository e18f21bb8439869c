import SwiftUI
import Testing

@testable import SwiftUI

/// Views that are made of the single views of a content, and tables.
@MainActor @Suite struct SubviewsTests {
  private struct Spread<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview.padding(.bottom, subview.id == subviews.last?.id ? 0 : 30)
          }
        }
      }
    }
  }

  @Test func aContainerSetsItsViewsOneByOne() {
    func spread(_ isLong: Bool) -> some View {
      Spread {
        Color.red.frame(width: 10, height: 10).marked("a")
        ForEach(0..<(isLong ? 2 : 1), id: \.self) { index in
          Color.red.frame(width: 10, height: 10).marked("b\(index)")
        }
      }
    }
    let view = LaidOutView(spread(false), in: CGSize(width: 100, height: 100))
    // 10 and 30 and 10, in the middle of 100.
    #expect(view.frames["a"]?.minY == 25)
    #expect(view.frames["b0"]?.minY == 65)
    view.show(spread(true), in: CGSize(width: 100, height: 100))
    #expect(view.frames["a"]?.minY == 5)
    #expect(view.frames["b1"]?.minY == 85)
  }

  @Test func aTableSetsItsCellsInColumns() {
    struct Row: Identifiable { let id: Int }
    let table = Table([Row(id: 0), Row(id: 1)]) {
      TableColumn("Wide") { (row: Row) in Color.red.frame(height: 10).marked("wide\(row.id)") }
      TableColumn("Narrow") { (row: Row) in Color.red.frame(height: 10).marked("narrow\(row.id)") }
        .width(50)
    }
    let frames = LaidOutView(table, in: CGSize(width: 200, height: 400)).frames
    // 16 at the sides, 12 between the columns.
    #expect(frames["narrow0"].map { [$0.minX, $0.width] } == [134, 50])
    #expect(frames["wide0"].map { [$0.minX, $0.width] } == [16, 106])
    // Rows of 44, with a line of a pixel between.
    #expect(frames["wide1"].map { $0.minY - (frames["wide0"]?.minY ?? 0) } == 45)
  }
}
