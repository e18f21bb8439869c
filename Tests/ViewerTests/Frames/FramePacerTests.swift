import Testing

@testable import Viewer

@Suite struct FramePacerTests {
  @Test func framesKeepTheRateThatIsAskedFor() {
    var pacer = FramePacer()
    // The first frame has nothing to wait for, and neither has the one after it.
    pacer.frameBegan(at: 1, refreshRate: 10)
    pacer.frameBegan(at: 1, refreshRate: 10)
    #expect(abs(pacer.secondsUntilDue(at: 1.03) - 0.07) < 1e-9)
    #expect(pacer.isDue(at: 1.1))
    // A frame a little late does not delay the next: that one is due at 1.2
    pacer.frameBegan(at: 1.12, refreshRate: 10)
    #expect(abs(pacer.secondsUntilDue(at: 1.13) - 0.07) < 1e-9)
  }
}
