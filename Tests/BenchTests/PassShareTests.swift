import Testing

@testable import Bench
@testable import Rendering

@Suite struct PassShareTests {
  private func frame(_ passes: (side: Int, milliseconds: Double)...) -> [PassTime] {
    passes.map {
      PassTime(pixelWidth: $0.side, pixelHeight: $0.side, milliseconds: $0.milliseconds)
    }
  }

  @Test func sharesAreThoseOfTheMediansAndAddUpToOne() {
    let shares = PassShare.shares(of: [
      frame((64, 1), (128, 3)), frame((64, 9), (128, 2)), frame((64, 1), (128, 70)),
    ])
    #expect(shares.map(\.pixelWidth) == [64, 128])
    #expect(shares.map(\.milliseconds) == [1, 3])
    #expect(shares.map(\.share) == [0.25, 0.75])
  }

  @Test func theMostFrequentKindOfFrameCounts() {
    let shares = PassShare.shares(of: [
      frame((64, 50), (128, 50)), frame((128, 2)), frame((128, 4)),
    ])
    #expect(shares.map(\.milliseconds) == [3])
    #expect(shares.map(\.share) == [1])
  }

  @Test func withoutTimerQueriesThereAreNoShares() {
    #expect(PassShare.shares(of: []).isEmpty)
  }
}
