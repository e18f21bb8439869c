import Foundation
import Fuzzing
import TestSupport
import Testing

/// Inputs that failed before now pass, and so do some inputs of each kind.
@Suite struct FuzzingTests {
  /// Inputs of each kind; `Scripts/fuzz` tries more.
  private static let count = 150
  private static let seed: UInt64 = 20_261_122

  /// Removed with the suite.
  private let folder: TemporaryFolder
  private let campaign: Campaign

  init() throws {
    folder = try TemporaryFolder()
    campaign = Campaign(
      program: try Command.builtExecutable("Fuzzer"), folder: URL(filePath: folder.path))
  }

  @Test(arguments: Kind.all.map(\.name)) func inputsOfEveryKindAreAnswered(kind: String) throws {
    let found = try #require(Kind.named(kind))
    let first = found.end.map { Int(Self.seed % UInt64(max(1, $0 - Self.count))) } ?? 0
    let isLong = found.end != nil || kind.hasSuffix(".uniform")
    let (count, stride) = isLong ? (Self.count / 15, 2) : (Self.count, 10)
    let report = try campaign.run(
      found, seed: Self.seed, from: first, count: count, driverStride: stride, shrinks: false)
    #expect(report.tried == count)
    for finding in report.findings {
      Issue.record(
        """
        seed \(Self.seed), input \(finding.index): \(finding.words)
        \(String(decoding: finding.input, as: UTF8.self))
        """
      )
    }
  }

  @Test func whatWentWrongGoesRight() throws {
    let regressions = try Regressions.all()
    #expect(!regressions.isEmpty)
    for (kind, name, input) in regressions {
      #expect(try campaign.verdict(on: input, kind) == .fine, "\(name)")
    }
  }

  /// Else the pictures of these kinds would be compared with themselves.
  @Test(arguments: ["metal.uniform", "shadertoy.uniform"])
  func manyUniformProgramsAreDrawnInTwoParts(name: String) throws {
    let kind = try #require(Kind.named(name))
    let count = 20
    let hoisted = (0..<count).filter { index in
      !kind.trial.hoisted(in: kind.input(seed: Self.seed, index: index)).isEmpty
    }
    #expect(hoisted.count > count / 6)
  }

  @Test func inputsAreTheSameForTheSameSeed() {
    for kind in Kind.all {
      #expect(kind.input(seed: 7, index: 3) == kind.input(seed: 7, index: 3), "\(kind.name)")
    }
    let some = Kind.all.filter { $0.end == nil }
    let differs = some.filter { $0.input(seed: 7, index: 3) != $0.input(seed: 8, index: 3) }
    #expect(differs.count > some.count * 9 / 10)
  }
}
