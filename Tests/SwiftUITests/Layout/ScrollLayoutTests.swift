import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollLayoutTests {
  private let area = CGSize(width: 390, height: 200)

  private func row(_ names: Range<Int>, spacing: CGFloat) -> some View {
    LazyHStack(spacing: spacing) {
      ForEach(names, id: \.self) { index in
        SampleLeaf.fill.marked("\(index)").containerRelativeFrame(.horizontal)
      }
    }
  }

  @Test func cardsAreAsWideAsTheScrollViewWithoutItsMargins() throws {
    let view = ScrollView(.horizontal) { row(0..<3, spacing: 22) }
      .contentMargins(.horizontal, 44)
    let stage = LaidOutView(view, in: area)
    // As in "Create custom visual effects with SwiftUI" (WWDC 2024): cards of 302 in 390 points
    #expect(stage.frames["0"] == CGRect(x: 44, y: 0, width: 302, height: 200))
    #expect(stage.frames["1"]?.minX == 368)
    let scroll = try stage.element(ScrollElement.self)
    #expect(scroll.contentSize == CGSize(width: 44 + 3 * 302 + 2 * 22 + 44, height: 200))
    #expect(scroll.largestOffset == CGPoint(x: 648, y: 0))
    scroll.scroll(to: CGPoint(x: 1000, y: -10))
    stage.update()
    #expect(scroll.contentOffset == CGPoint(x: 648, y: 0))
    #expect(stage.frames["2"] == CGRect(x: 44, y: 0, width: 302, height: 200))
  }

  @Test func severalCardsShareTheContainer() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        SampleLeaf.fill.marked("third")
          .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        SampleLeaf.fill.marked("two")
          .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        SampleLeaf.fill.marked("own")
          .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 4 : length / 5
          }
      }
    }
    let frames = LaidOutView(view, in: CGSize(width: 320, height: 200)).frames
    #expect(frames["third"]?.width == 100)
    #expect(frames["two"]?.width == 210)
    #expect(frames["own"]?.size == CGSize(width: 80, height: 40))
  }

  @Test func cardsFollowANewSizeOfTheStage() {
    let view = AnyView(ScrollView(.horizontal) { row(0..<2, spacing: 0) })
    let stage = LaidOutView(view, in: area)
    #expect(stage.frames["1"]?.minX == 390)
    stage.show(view, in: CGSize(width: 300, height: 100))
    #expect(stage.frames["1"] == CGRect(x: 300, y: 0, width: 300, height: 100))
  }

  @Test func withoutAScrollViewTheStageIsTheContainer() {
    let view = SampleLeaf.fill.marked("a").containerRelativeFrame(.vertical)
      .frame(width: 50, height: 50)
    let stage = LaidOutView(
      view, in: area, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    #expect(stage.frames["a"]?.size == CGSize(width: 50, height: 150))
  }

  @Test func contentIsShownUnderTheSafeArea() throws {
    let view = ScrollView { SampleLeaf.fixed(390, 1000).marked("a") }
    let stage = LaidOutView(
      view, in: area, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    let scroll = try stage.element(ScrollElement.self)
    #expect(scroll.viewport == CGRect(x: 0, y: 0, width: 390, height: 200))
    #expect(stage.frames["a"]?.minY == 20)
    #expect(scroll.largestOffset == CGPoint(x: 0, y: 850))
    #expect(scroll.hit(CGPoint(x: 10, y: 5)) != nil)
    #expect(scroll.hit(CGPoint(x: 10, y: 205)) == nil)
  }

  @Test func lessContentBringsTheOffsetBack() throws {
    func view(_ height: CGFloat) -> some View {
      ScrollView { SampleLeaf.fixed(390, height).marked("a") }
    }
    let stage = LaidOutView(view(1000), in: area)
    let scroll = try stage.element(ScrollElement.self)
    scroll.scroll(to: CGPoint(x: 0, y: 500))
    stage.update()
    #expect(stage.frames["a"]?.minY == -500)
    stage.show(view(300), in: area)
    #expect(scroll.contentOffset.y == 100)
    #expect(stage.frames["a"]?.minY == -100)
  }

  @Test func severalViewsAreStackedAlongTheAxis() {
    let vertical = LaidOutView(
      ScrollView {
        SampleLeaf.fixed(10, 10).marked("a")
        SampleLeaf.fixed(30, 10).marked("b")
      }, in: area
    ).frames
    #expect(vertical["b"] == CGRect(x: 180, y: 18, width: 30, height: 10))
    let horizontal = LaidOutView(
      ScrollView(.horizontal) {
        SampleLeaf.fixed(10, 10).marked("a")
        SampleLeaf.fixed(30, 30).marked("b")
      }, in: area
    ).frames
    #expect(horizontal["b"] == CGRect(x: 18, y: 85, width: 30, height: 30))
    #expect(horizontal["a"] == CGRect(x: 0, y: 95, width: 10, height: 10))
  }
}
