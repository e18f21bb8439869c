import SwiftUI
import Testing

@testable import SwiftUI

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor
@Suite struct AlignmentTests {
  private let area = CGSize(width: 200, height: 200)

  /// The dimensions of a view, where its ideal size is offered.
  private func dimensions(_ view: some View) -> ViewDimensions {
    LaidOutView(view, in: area).root.children[0].dimensions(for: .unspecified)
  }

  private func text(lines: Int) -> SampleLeaf {
    let font = SampleFont(advance: 10, ascent: 16, descent: 4, cap: 12, leading: 0, pixel: 0.5)
    return SampleLeaf(
      sizing: .fixed(CGSize(width: 10, height: 20 * Double(lines))), textFont: font)
  }

  @Test func guidesHaveTheirDefaults() {
    let dimensions = dimensions(SampleLeaf.fixed(40, 20))
    let horizontal: [HorizontalAlignment] = [
      .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
    ]
    #expect(horizontal.map { dimensions[$0] } == [0, 20, 40, 0, 40])
    let vertical: [VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    #expect(vertical.map { dimensions[$0] } == [0, 10, 20, 20, 20])
    #expect(horizontal.allSatisfy { dimensions[explicit: $0] == nil })
    #expect(vertical.allSatisfy { dimensions[explicit: $0] == nil })
  }

  @Test func framesAndPaddingCarryGuides() {
    let guided = SampleLeaf.fixed(40, 20).alignmentGuide(.leading) { _ in 7 }
      .alignmentGuide(.middle) { $0[.bottom] - 1 }
    #expect(dimensions(guided)[.leading] == 7)
    #expect(dimensions(guided.padding(3))[.leading] == 10)
    #expect(dimensions(guided.padding(3))[.middle] == 22)
    // 10 points of the frame lie above and below.
    #expect(dimensions(guided.frame(height: 40))[.middle] == 29)
    #expect(dimensions(guided.offset(x: 50, y: 50))[explicit: .middle] == 69)
    #expect(dimensions(guided.overlay { SampleLeaf.fill })[explicit: .middle] == 19)
  }

  @Test func frameGuidesDoNotLeaveAStack() {
    let guided = SampleLeaf.fixed(40, 20).alignmentGuide(.leading) { _ in 7 }
      .alignmentGuide(VerticalAlignment.center) { _ in 1 }
    let stack = dimensions(HStack { guided })
    #expect(stack[explicit: HorizontalAlignment.leading] == nil)
    #expect(stack[explicit: VerticalAlignment.center] == nil)
    #expect(dimensions(ZStack { guided })[explicit: HorizontalAlignment.leading] == nil)
  }

  @Test func customGuidesLeaveAStackAveraged() {
    let stack = VStack(spacing: 0) {
      SampleLeaf.fixed(40, 20).alignmentGuide(.middle) { _ in 4 }
      SampleLeaf.fixed(40, 20)
      SampleLeaf.fixed(40, 20).alignmentGuide(.middle) { _ in 10 }
    }
    // 4 in the first and 40 + 10 in the third
    #expect(dimensions(stack)[explicit: .middle] == 27)
    #expect(dimensions(stack.padding(.top, 5))[explicit: .middle] == 32)
  }

  @Test func stacksHaveTheFirstAndLastBaselines() {
    let stack = dimensions(
      VStack(spacing: 0) {
        SampleLeaf.fixed(10, 30)
        text(lines: 2)
        text(lines: 1)
      })
    #expect(stack[.firstTextBaseline] == 46)
    #expect(stack[.lastTextBaseline] == 86)
  }

  @Test func valuesAreCombinedByTheGuide() {
    #expect(VerticalAlignment.middle.combineExplicit([nil, 2, nil, 4, 9]) == 5)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 3, 8]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 3, 8]) == 8)
    #expect(HorizontalAlignment.leading.combineExplicit([1, 2]) == nil)
    #expect(VerticalAlignment.middle.combineExplicit([nil, nil]) == nil)
  }

  @Test func rightToLeftMirrorsStacksFramesAndOverlays() {
    let view = HStack(spacing: 10) {
      SampleLeaf.fixed(20, 20).marked("first")
      SampleLeaf.fixed(30, 20).marked("second").overlay(alignment: .topLeading) {
        SampleLeaf.fixed(5, 5).marked("badge")
      }
    }
    .frame(width: 100, alignment: .leading)
    .environment(\.layoutDirection, .rightToLeft)
    let frames = LaidOutView(view, in: CGSize(width: 100, height: 20)).frames
    #expect(frames["first"]?.minX == 80)
    #expect(frames["second"]?.minX == 40)
    #expect(frames["badge"]?.minX == 65)
  }
}
