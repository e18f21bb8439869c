import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct StackTests {
  // The spacer of a row is beside its neighbors only: two such rows are as far apart as others.
  @Test func aSpacerInARowDoesNotCloseTheGapBelow() {
    let row = HStack {
      SampleLeaf.fixed(10, 10)
      Spacer()
    }
    let frames = LaidOutView(
      VStack {
        row.marked("a")
        row.marked("b")
      }, in: CGSize(width: 100, height: 100)
    ).frames
    #expect(frames["b"].map { $0.minY - 46 } == 8)
    #expect(frames["a"]?.maxY == 46)
  }
}
