import DriverSupport
import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Damaged files end in passes or in a diagnostic, never in a crash or a hang.
@Suite struct DialectMutationTests {
  static let seed: UInt64 = 20_260_521
  static let count = 3000
  /// Every how many rounds the driver compiles what came out.
  static let driverStride = 4

  @Test(arguments: DialectSamples.all.map(\.path))
  func theUndamagedCompile(path: String) throws {
    let sample = try #require(DialectSamples.all.first { $0.path == path })
    let program = DialectProgram(of: path, in: SourceFolder([path: sample.source]))
    #expect(!program.hasErrors, "\(program.diagnostics)")
    for pass in program.passes { try ShaderDriver.shared.check(DialectStage.fragment(pass)) }
  }

  private func expectAnswer(_ source: String, _ path: String, round: Int) {
    let program = DialectProgram(of: path, in: SourceFolder([path: source]))
    #expect(
      program.hasErrors == program.passes.isEmpty,
      "neither passes nor a word on what is wrong (\(path), round \(round)):\n\(source)")
    #expect(program.diagnostics.count <= DiagnosticLog.limit)
    guard round.isMultiple(of: Self.driverStride) else { return }
    for pass in program.passes {
      // What is wrong inside of functions has its place in the author's file.
      guard pass.text.mistakes.isEmpty else {
        #expect(pass.text.mistakes.allSatisfy { $0.span != nil }, "\(pass.text.mistakes)")
        continue
      }
      do {
        try ShaderDriver.shared.check(DialectStage.fragment(pass))
      } catch {
        // What only the driver finds must be on a line of the author's.
        var text = GLSLText()
        for line in DialectStage.fragment(pass).split(separator: "\n").prefix(4) {
          text.append(String(line))
        }
        text.append(pass.text)
        let places = DriverLog("\(error)", of: text).diagnostics.compactMap(\.span)
        #expect(!places.isEmpty, "\(error) (\(path), round \(round)):\n\(source)")
      }
    }
  }

  @Test func damagedBytes() throws {
    print("dialects, mutations of bytes: seed \(Self.seed), count \(Self.count)")
    var random = SeededRandom(seed: Self.seed)
    for round in try nonEmpty(0..<Self.count) {
      let sample = DialectSamples.all[Int.random(in: 0..<DialectSamples.all.count, using: &random)]
      var bytes = Array(sample.source.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 32...126, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 1...255, using: &random), at: place)
        }
      }
      expectAnswer(String(decoding: bytes, as: UTF8.self), sample.path, round: round)
    }
  }

  @Test func damagedTokens() throws {
    print("dialects, mutations of tokens: seed \(Self.seed), count \(Self.count)")
    var random = SeededRandom(seed: Self.seed + 1)
    for round in try nonEmpty(0..<Self.count) {
      let sample = DialectSamples.all[Int.random(in: 0..<DialectSamples.all.count, using: &random)]
      var lines = sample.source.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      }
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let line = Int.random(in: 0..<lines.count, using: &random)
        let place = Int.random(in: 0..<lines[line].count, using: &random)
        let other = lines.randomElement(using: &random)?.randomElement(using: &random) ?? ";"
        switch Int.random(in: 0..<5, using: &random) {
        case 0: lines[line][place] = ""
        case 1: lines[line].insert(other, at: place)
        case 2: lines[line][place] = other
        case 3: lines.remove(at: line)
        default: lines.swapAt(line, Int.random(in: 0..<lines.count, using: &random))
        }
      }
      let damaged = lines.map { $0.joined(separator: " ") }.joined(separator: "\n")
      expectAnswer(damaged, sample.path, round: round)
    }
  }

  @Test func truncatedFiles() throws {
    print("dialects, truncations: seed \(Self.seed), count \(Self.count)")
    var random = SeededRandom(seed: Self.seed + 2)
    for round in try nonEmpty(0..<Self.count) {
      let sample = DialectSamples.all[Int.random(in: 0..<DialectSamples.all.count, using: &random)]
      let start = Int.random(in: 0..<sample.source.utf8.count, using: &random)
      let end = Int.random(in: 0..<sample.source.utf8.count, using: &random)
      let part = sample.source.utf8.dropFirst(round.isMultiple(of: 2) ? start : 0).prefix(end)
      expectAnswer(String(decoding: part, as: UTF8.self), sample.path, round: round)
    }
  }
}
