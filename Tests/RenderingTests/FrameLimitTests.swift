import Testing

@testable import Rendering

@Suite struct FrameLimitTests {
  @Test func aFrameIsJudgedByItsSmallPicture() {
    let window = FrameLimit(pixels: 1_000_000)
    #expect(window.refusal(ofTaking: 0.012, drawing: 2500) == nil)
    #expect(
      window.refusal(ofTaking: 0.02, drawing: 2500)
        == "a frame of 1000000 pixels would take it about 8 s")
    let picture = FrameLimit(picturePixels: 1_000_000, ProbeLimit(seconds: 600))
    #expect(picture.refusal(ofTaking: 1.4, drawing: 2500) == nil)
    #expect(
      picture.refusal(ofTaking: 2, drawing: 2500)
        == "a frame of 1000000 pixels would take it about 800 s")
  }

  @Test func aPictureMayTakeAsLongAsItIsGiven() {
    let standard = FrameLimit(picturePixels: 1_000_000)
    #expect(standard.refusal(ofTaking: 0.14, drawing: 2500) == nil)
    #expect(
      standard.refusal(ofTaking: 0.16, drawing: 2500)
        == "a frame of 1000000 pixels would take it about 64 s")
    let endless = FrameLimit(picturePixels: 1_000_000, ProbeLimit(seconds: nil))
    #expect(endless.refusal(ofTaking: 1e6, drawing: 2500) == nil)
  }

  /// Beginning to draw takes as long as drawing so few pixels.
  @Test func nothingIsConcludedFromAMoment() {
    #expect(FrameLimit(pixels: 1_000_000_000).refusal(ofTaking: 0.001, drawing: 2500) == nil)
  }

  @Test func anEndlessTimeIsRefused() {
    #expect(FrameLimit(pixels: 10).refusal(ofTaking: .infinity, drawing: 1) != nil)
  }
}
