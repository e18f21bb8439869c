import Layers
import Parameters
import Testing

/// The words by which reports and pages know a feed, which other programs read.
@Suite struct FeedTests {
  @Test(
    arguments: [
      (.layerSize, "layerSize"), (.touch(nil, .points), "touch"),
      (.touch(.x, .unit), "touch"), (.dragVelocity(.y), "dragVelocity"),
      (.count(ofArray: "points"), "count"), (.date(firstMonth: 1), "date"),
      (.glide(released: "a.released", pressed: "a.pressed"), "glide"),
      (.thereAndBack(travel: 1, rest: 0.5), "thereAndBack"), (.unitPointer, "unitPointer"),
    ] as [(Feed, String)])
  func itsWordIsItsName(feed: Feed, word: String) { #expect(feed.word == word) }

  @Test func onlyPlacesAndMovementsHaveAnAxis() {
    #expect(Feed.touch(.y, .unit).axis == .y)
    #expect(Feed.dragTranslation(.x).axis == .x)
    #expect(Feed.dragTranslation(nil).axis == nil && Feed.time.axis == nil)
  }

  @Test func whatGoesByTheLayerStaysWithIt() {
    let layout: [Feed] = [
      .layerSize, .layerBounds, .layerWidth, .layerHeight, .layerAspect, .layerCenter(.unit),
      .count(ofArray: "points"),
    ]
    #expect(layout.filter { !$0.isLayout }.isEmpty)
    #expect([Feed.time, .pressed, .control, .touch(nil, .unit)].filter(\.isLayout).isEmpty)
    #expect([Feed.time, .timeSincePress].filter { !$0.isClock }.isEmpty && !Feed.frame.isClock)
  }
}
