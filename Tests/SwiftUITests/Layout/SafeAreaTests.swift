import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SafeAreaTests {
  private func frames(_ view: some View) -> [String: CGRect] {
    LaidOutView(
      view, in: CGSize(width: 393, height: 852),
      safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ).frames
  }

  @Test func aBackgroundFillsTheScreenAndOthersStayInside() {
    let frames = frames(
      ZStack {
        SampleLeaf.fill.marked("black").ignoresSafeArea()
        SampleLeaf.fill.marked("top").edgesIgnoringSafeArea(.top)
        SampleLeaf.fill.marked("keyboard").ignoresSafeArea(.keyboard)
        SampleLeaf.fill.marked("inside")
      })
    #expect(frames["black"] == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(frames["top"] == CGRect(x: 0, y: 0, width: 393, height: 818))
    #expect(frames["keyboard"] == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(frames["inside"] == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func aViewInTheMiddleHasNothingToIgnore() {
    let frames = frames(SampleLeaf.fixed(100, 100).marked("a").ignoresSafeArea())
    #expect(frames["a"] == CGRect(x: 146.5, y: 388.5, width: 100, height: 100))
  }

  @Test func neighborsDoNotNotice() {
    let frames = frames(
      VStack(spacing: 0) {
        SampleLeaf.fill.marked("a").ignoresSafeArea()
        SampleLeaf.fixed(10, 100).marked("b")
      })
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 393, height: 718))
    #expect(frames["b"]?.minY == 718)
  }

  @Test func theSpaceOfABarIsUnsafe() {
    let frames = frames(
      SampleLeaf.fill.ignoresSafeArea().marked("inside").overlay {
        SampleLeaf.fill.marked("behind").ignoresSafeArea(edges: .bottom)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { SampleLeaf.fixed(50, 40).marked("bar") })
    #expect(frames["inside"] == CGRect(x: 0, y: 59, width: 393, height: 719))
    #expect(frames["bar"] == CGRect(x: 171.5, y: 778, width: 50, height: 40))
    // Under the bar, and on under the edge of the screen
    #expect(frames["behind"] == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func paddingOfTheSafeAreaIsUnsafe() {
    let frames = frames(
      ZStack {
        SampleLeaf.fill.marked("inside")
        SampleLeaf.fill.marked("behind").ignoresSafeArea(edges: .horizontal)
      }
      .safeAreaPadding(.horizontal, 20))
    #expect(frames["inside"] == CGRect(x: 20, y: 59, width: 353, height: 759))
    #expect(frames["behind"] == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func barsAreAlignedAlongTheirEdge() {
    let frames = frames(
      SampleLeaf.fill.safeAreaInset(edge: .top, alignment: .trailing, spacing: 3) {
        SampleLeaf.fixed(50, 40).marked("bar")
      })
    #expect(frames["bar"] == CGRect(x: 343, y: 59, width: 50, height: 40))
  }
}
