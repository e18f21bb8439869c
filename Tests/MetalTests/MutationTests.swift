import DriverSupport
import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import Parameters
@testable import ShaderTree
@testable import Tokens

/// Damaged files end in GLSL or in a diagnostic, never in a crash, a hang, or GLSL that the driver
/// refuses.
@Suite struct MutationTests {
  /// A generator that gives the same numbers each time.
  struct Sequence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 ^ state << 24
    }
  }

  static let seed: UInt64 = 20_240_607
  static let count = 1500

  private static func sources() throws -> [String] {
    let sections = try Section.all(in: [
      "declarations", "statements", "operators", "types", "traps", "names",
    ])
    return sections.map { "#include <metal_stdlib>\nusing namespace metal;\n" + $0.source }
  }

  /// Translates; drawn files need not be, but one without functions or with a rejected one must say
  /// why.
  private func expectAnswer(_ source: String, _ description: String) {
    let translation = MetalTranslation(of: "a.metal", in: SourceFolder(["a.metal": source]))
    let isComplete =
      !translation.functions.isEmpty && translation.functions.allSatisfy(\.isTranslated)
    if !isComplete {
      #expect(translation.hasErrors, "no word on what is wrong (\(description)):\n\(source)")
    }
    for function in translation.functions where function.isTranslated {
      do {
        try ShaderDriver.shared.check(StandaloneProgram(function).text.text)
      } catch {
        Issue.record("the driver refuses (\(description)): \(error)\n\(source)")
      }
    }
  }

  @Test func damagedBytes() throws {
    print("mutations of bytes: seed \(Self.seed), count \(Self.count)")
    var random = Sequence(state: Self.seed)
    let sources = try Self.sources()
    for round in try nonEmpty(0..<Self.count) {
      var bytes = Array(sources[Int.random(in: 0..<sources.count, using: &random)].utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 32...126, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 1...255, using: &random), at: place)
        }
      }
      expectAnswer(String(decoding: bytes, as: UTF8.self), "bytes, round \(round)")
    }
  }

  @Test func damagedTokens() throws {
    print("mutations of tokens: seed \(Self.seed), count \(Self.count)")
    var random = Sequence(state: Self.seed &+ 1)
    let sources = try Self.sources()
    for round in try nonEmpty(0..<Self.count) {
      let source = sources[Int.random(in: 0..<sources.count, using: &random)]
      let lines = source.split(separator: "\n").map { line in
        Lexer(Array(line.utf8), file: 0).tokens.dropLast().map(\.text)
      }
      var tokens = lines.map { Array($0) }.filter { !$0.isEmpty }
      for _ in 0...Int.random(in: 0...1, using: &random) {
        let line = Int.random(in: 0..<tokens.count, using: &random)
        let place = Int.random(in: 0..<tokens[line].count, using: &random)
        let other = tokens.randomElement(using: &random)?.randomElement(using: &random) ?? ";"
        switch Int.random(in: 0..<4, using: &random) {
        case 0: tokens[line].remove(at: place)
        case 1: tokens[line].insert(other, at: place)
        case 2: tokens[line][place] = other
        default: tokens[line].insert(tokens[line][place], at: place)
        }
        tokens.removeAll(where: \.isEmpty)
      }
      let damaged = tokens.map { $0.joined(separator: " ") }.joined(separator: "\n")
      expectAnswer(damaged, "tokens, round \(round)")
    }
  }

  @Test func truncatedFiles() throws {
    print("truncations: seed \(Self.seed), count \(Self.count)")
    var random = Sequence(state: Self.seed &+ 2)
    let sources = try Self.sources()
    for round in try nonEmpty(0..<Self.count) {
      let source = sources[Int.random(in: 0..<sources.count, using: &random)]
      let end = Int.random(in: 0..<source.utf8.count, using: &random)
      expectAnswer(String(decoding: source.utf8.prefix(end), as: UTF8.self), "cut, round \(round)")
    }
  }
}
