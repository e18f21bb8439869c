import SwiftUI
import Testing

@testable import SwiftUI

/// Rows of lists; the numbers by layout-and-state.md, 1.21: rows of at least 44 points, 11 above
/// and below, 16 at the sides, cards 16 from the edges, 20 above and between sections.
@MainActor @Suite struct ListTests {
  private let size = CGSize(width: 393, height: 852)

  private func leaf(_ name: String, height: CGFloat = 10) -> some View {
    Color.red.frame(height: height).marked(name)
  }

  @Test func rowsAreInACard() {
    let list = List {
      leaf("a")
      leaf("b", height: 60)
    }
    let frames = LaidOutView(list, in: size).frames
    // 20 above, and the middle of 44; 16 of the card and 16 of the row at each side.
    #expect(frames["a"] == CGRect(x: 32, y: 37, width: 329, height: 10))
    #expect(frames["b"] == CGRect(x: 32, y: 20 + 44 + 11, width: 329, height: 60))
  }

  @Test func plainRowsReachTheEdges() {
    let frames = LaidOutView(List { leaf("a") }.listStyle(.plain), in: size).frames
    #expect(frames["a"] == CGRect(x: 16, y: 17, width: 361, height: 10))
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let list = List {
      Section {
        leaf("a")
      } header: {
        leaf("head")
      } footer: {
        leaf("foot")
      }
      Section { leaf("b") }
    }
    let frames = LaidOutView(list, in: size).frames
    #expect(frames["head"]?.minY == 20)
    #expect(frames["head"]?.minX == 32)
    // 20 above, the header of 10, 6 below it, and the middle of 44.
    #expect(frames["a"]?.minY == 53)
    // Below the row of 44, at a distance of 7; 17 high with that, and 20 to the next.
    #expect(frames["foot"]?.minY == 87)
    #expect(frames["b"]?.minY == 134)
  }

  @Test func rowsHaveTheirOwnDistances() {
    let list = List {
      leaf("a").listRowInsets(EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
      leaf("b").listRowBackground(Color.blue.marked("ground"))
    }
    let frames = LaidOutView(list, in: size).frames
    #expect(frames["a"] == CGRect(x: 19, y: 20 + 2 + 14, width: 353, height: 10))
    #expect(frames["ground"] == CGRect(x: 16, y: 64, width: 361, height: 44))
  }

  @Test func aPressBesideTheOnlyButtonOfARowIsOne() {
    let log = Reports<String>()
    let view = PressedView(size: size) {
      List {
        HStack {
          Color.red.frame(width: 20, height: 10)
          Spacer()
          Button {
            log.add("a")
          } label: {
            Color.red.frame(width: 20, height: 10)
          }
        }
        HStack {
          Button("b") { log.add("b") }
          Button("c") { log.add("c") }
        }
      }
    }
    view.click(100, 24)
    view.click(300, 24 + 44)
    #expect(log.values == ["a"])
  }

  private struct Chosen: View {
    let log: Reports<Int?>
    @State private var choice: Int?

    init(log: Reports<Int?>) { self.log = log }

    var body: some View {
      log.add(choice)
      return List(0..<3, id: \.self, selection: $choice) { _ in Color.red.frame(height: 10) }
    }
  }

  @Test func aPressSelectsARow() {
    let log = Reports<Int?>()
    let view = PressedView(size: size) { Chosen(log: log) }
    view.click(100, 20 + 44 + 20)
    #expect(log.values == [nil, 1])
  }

  /// By hand, as the documentation of `onMove` describes its arguments.
  @Test func elementsAreMovedAndRemovedByTheirOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 2)
    #expect(letters == ["b", "a", "c", "d"])
    letters.move(fromOffsets: [1, 3], toOffset: 0)
    #expect(letters == ["a", "d", "b", "c"])
    letters.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(letters == ["b", "c", "a", "d"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["c", "d"])
  }
}
