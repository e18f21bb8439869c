import Foundation
import TestSupport
import Testing

@testable import Soak

/// Runs `Scripts/soak` for a moment instead of hours, and tests how it judges.
@Suite(.serialized) struct SoakTests {
  @Test func aWindowThatIsUsedForAMomentIsAllRight() async throws {
    let folder = try TemporaryFolder()
    let output = try await Command(
      Command.builtExecutable("Soak"), "--events", "200", "--seed", "11", "--output", folder.path
    ).run()
    #expect(output.status == .exitCode(0), "\(output.text)\n\(output.errorText)")
    #expect(output.text.hasPrefix("seed 11\n"))
    let table = String(decoding: try folder.contents("soak.txt"), as: UTF8.self)
    let edits = try #require(table.firstMatch(of: /(\d+) of them awaited and reported/))
    #expect(Int(edits.1).map { $0 > 0 } == true, "\(table)")
    let picture = String(decoding: try folder.contents("soak.svg"), as: UTF8.self)
    #expect(picture.contains("anonymous") && picture.contains("<polyline"))
  }

  @Test func anUnknownOptionIsNamed() async throws {
    let output = try await Command(Command.builtExecutable("Soak"), "--hours", "3").run()
    #expect(output.status == .exitCode(2))
    #expect(output.errorText == "soak: error: unknown option '--hours'\n")
  }

  // MARK: - Judging

  /// A report with a sample every 50 events, whose values follow from the number of events.
  private func report(
    events: Int, _ fill: (inout SoakSample, Double) -> Void
  ) -> SoakReport {
    var report = SoakReport()
    for count in stride(from: 0, through: events, by: SoakArguments.eventsPerSample) {
      var sample = SoakSample()
      (sample.events, sample.anonymous, sample.descriptors, sample.threads) = (count, 180, 14, 12)
      fill(&sample, Double(count))
      report.add(sample)
    }
    return report
  }

  /// It rises to begin with, and a scene now and then needs more.
  @Test func whatComesAndGoesHasNotGrown() {
    let report = report(events: 10_000) { sample, count in
      sample.anonymous = min(180, 40 + count) + (Int(count) % 400 == 0 ? 60 : 0)
      sample.threads = 9 + Int(count) / 50 % 7
      sample.descriptors = 14 + Int(count) / 50 % 3
    }
    #expect(report.growth == [])
  }

  @Test func memoryThatGrowsIsReported() {
    let report = report(events: 10_000) { $0.anonymous = 178 + $1 / 100 }
    #expect(
      report.growth == ["memory (MiB) has grown from 183 to 276 between event 500 and event 10000"]
    )
  }

  @Test func descriptorsAndThreadsThatGrowAreReported() {
    let report = report(events: 10_000) { sample, count in
      sample.descriptors += Int(count / 1000)
      sample.threads += Int(count / 500)
    }
    #expect(report.growth.map { $0.prefix(13) } == ["the number of", "the number of"])
  }

  /// Of less than 2,000 events nobody can tell.
  @Test func fewEventsAreNotJudged() {
    #expect(report(events: 1950) { $0.anonymous = $1 }.growth == [])
  }
}
