import Layers
import Testing

@testable import Scenes

@Suite struct CarouselLayoutTests {
  @Test func aPhoneShowsOneCardBetweenItsMargins() {
    let layout = CarouselLayout.cards(
      count: 8, in: Size(width: 390, height: 700), spacing: 22, paging: .snap)
    // 390 − 2 · 44; 302 + 22; 5 : 8
    #expect(layout.itemSize.width == 302 && abs(layout.itemSize.height - 483.2) < 1e-9)
    #expect(layout.stride == 324)
    #expect(layout.extent == ScrollExtent(end: 7, container: 390.0 / 324))
    let first = layout.frame(of: 0, scrolledBy: 0).origin
    #expect(first.x == 44 && abs(first.y - 108.4) < 1e-9)
    #expect(layout.frame(of: 1, scrolledBy: 0).minX == 368)
    #expect(layout.frame(of: 0, scrolledBy: 1).minX == -280)
  }

  /// ((L − g(n − 1))/n)·k + g(k − 1), worked out for L = 1192 and g = 22
  @Test(arguments: [
    (1, 1, 1192.0), (2, 1, 585), (3, 1, 382.666666667), (3, 2, 787.333333333), (4, 4, 1192),
  ])
  func itemsShareTheirContainer(count: Int, span: Int, expected: Double) {
    let length = CarouselLayout.containerRelativeLength(
      1192, count: count, span: span, spacing: 22)
    #expect(abs(length - expected) < 1e-6)
  }

  @Test(arguments: [(1280.0, 800.0, 3.0), (800, 300, 5), (390, 844, 1), (1920, 1080, 3)])
  func wideWindowsShowSeveralCardsAndTheLastEndsAtTheMargin(
    width: Double, height: Double, columns: Double
  ) {
    let layout = CarouselLayout.cards(
      count: 8, in: Size(width: width, height: height), spacing: 22, paging: .snap)
    #expect(layout.extent.end == 8 - columns)
    let last = layout.frame(of: 7, scrolledBy: layout.extent.end)
    #expect(abs(last.maxX - (width - 44)) < 1e-9)
    #expect(last.minY >= 0 && last.maxY <= height)
  }

  /// The container is the window less its margins, and the spacing is not part of the page.
  @Test(arguments: [
    // 302 of 324 points, 302 of 302, 326 of 342; three cards in 1192 points: 1192 of 404.67
    (390.0, 44.0, 22.0, 0.932098765), (390, 44, 0, 1), (390, 32, 16, 0.953216374),
    (1280, 44, 22, 2.945634267),
  ])
  func aPageIsTheContainer(width: Double, margin: Double, spacing: Double, page: Double) {
    let layout = CarouselLayout.cards(
      count: 8, in: Size(width: width, height: 800), spacing: spacing, margin: margin,
      paging: .container)
    #expect(abs(layout.extent.page - page) < 1e-9)
    let snapping = CarouselLayout.cards(
      count: 8, in: Size(width: width, height: 800), spacing: spacing, margin: margin,
      paging: .snap)
    #expect(snapping.extent.page == 1)
  }

  @Test(arguments: [(390.0, 326.0), (1280, 1216), (160, 120)])
  func wideCardsFillTheContainerWhateverItsWidth(width: Double, expected: Double) {
    let layout = CarouselLayout.wideCards(
      count: 8, in: Size(width: width, height: 800), spacing: 16, margin: 32, paging: .container)
    #expect(layout.itemSize.width == expected && layout.stride == expected + 16)
    #expect(layout.extent.end == 7)
    #expect(layout.frame(of: 0, scrolledBy: 0).minX == (width - expected) / 2)
    let last = layout.frame(of: 7, scrolledBy: layout.extent.end)
    #expect(abs(last.maxX - (width + expected) / 2) < 1e-9 && last.minY >= 0 && last.maxY <= 800)
  }

  @Test func aListEndsAtItsMargin() {
    let layout = CarouselLayout.rows(
      count: 16, in: Size(width: 390, height: 700), spacing: 22)
    #expect(layout.frame(of: 0, scrolledBy: 0) == Rect(x: 44, y: 44, width: 302, height: 100))
    let last = layout.frame(of: 15, scrolledBy: layout.extent.end)
    #expect(abs(last.maxY - 656) < 1e-9)
    // Three rows in a window for seven
    #expect(CarouselLayout.rows(count: 3, in: layout.canvas, spacing: 22).extent.end == 0)
  }

  @Test func onlyCardsThatCanBeSeenAreLaidOut() {
    let phone = CarouselLayout.cards(
      count: 8, in: Size(width: 390, height: 700), spacing: 22, paging: .snap)
    #expect(phone.visibleItems(scrolledBy: 0) == [0, 1])
    #expect(phone.visibleItems(scrolledBy: 3) == [2, 3, 4])
    let list = CarouselLayout.rows(
      count: 16, in: Size(width: 390, height: 700), spacing: 22)
    #expect(list.visibleItems(scrolledBy: 5).count < 10)
    for position in stride(from: 0.0, through: 7, by: 0.1) {
      let visible = phone.visibleItems(scrolledBy: position)
      for index in 0..<8 where !visible.contains(index) {
        // Turned by 30 degrees at most, it still reaches less far than its diagonal.
        let frame = phone.frame(of: index, scrolledBy: position)
        let middle = (frame.minX + frame.maxX) / 2
        #expect(abs(middle - 195) - 569.8 / 2 > 195 - 1)
      }
    }
  }

  @Test func theSmallestWindowsDoNotBreakIt() {
    for size in [Size(width: 1, height: 1), Size(width: 3000, height: 20)] {
      let cards = CarouselLayout.cards(
        count: 8, in: size, spacing: 120, paging: .container)
      #expect(cards.itemSize.width > 0 && cards.itemSize.height > 0 && cards.extent.end >= 0)
      let rows = CarouselLayout.rows(count: 16, in: size, spacing: 0)
      #expect(rows.itemSize.width > 0 && rows.extent.end >= 0)
    }
  }
}
