import Testing

@testable import ViewBuilding

/// Messages for crashes, by what Swift's runtime prints.
@Suite struct LastWordsTests {
  private func words(_ trace: [String]) -> LastWords {
    LastWords(output: [], trace: trace, originals: ["/tmp/s/Tree.swift": "/home/me/Tree.swift"])
  }

  private let crash = "*** Program crashed: Bad pointer dereference at 0x00007ffc000000f8 ***"

  @Test func callsThatRepeatThemselvesHaveNoEnd() {
    let frames = (0..<20).map {
      "\($0) 0x0000 depth(of:) + 39 in program at /tmp/s/Tree.swift:7:12"
    }
    let found = words([crash] + frames)
    #expect(found.reason == "it calls itself without end")
    #expect(found.span?.line == 7)
    #expect(found.span?.file == "/home/me/Tree.swift")
  }

  @Test func anAddressThatIsNotThereIsAnother() {
    let found = words([crash, "0 0x0000 read() + 3 in program at /tmp/s/Tree.swift:9:1"])
    #expect(found.reason == "bad pointer dereference")
    #expect(found.span?.line == 9)
  }
}
