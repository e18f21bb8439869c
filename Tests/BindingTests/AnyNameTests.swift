import TestSupport
import Testing

@testable import Binding
@testable import Diagnostics
@testable import Dialects
@testable import Metal
@testable import Parameters
@testable import Tokens

/// Rules that hold for every argument, whatever its name and whatever its author states.
@Suite struct AnyNameTests {
  private static let types: [(String, ParameterDeclaration.Role)] = [
    ("float", .value(.float, components: 1)), ("float2", .value(.float, components: 2)),
    ("float3", .value(.float, components: 3)), ("float4", .value(.float, components: 4)),
    ("int", .value(.int, components: 1)), ("uint2", .value(.uint, components: 2)),
    ("bool", .value(.bool, components: 1)), ("half4", .colorValue),
    ("device const float *", .array(components: 1, isColor: false)),
    ("device const float2 *", .array(components: 2, isColor: false)),
    ("device const half4 *", .array(components: 4, isColor: true)),
  ]

  private func parameter(
    _ name: String, _ type: (String, ParameterDeclaration.Role),
    _ range: ClosedRange<Double>? = nil,
    _ value: [Double]? = nil
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: type.0, role: type.1, range: range, defaultValue: value)
  }

  /// Defaults and held values lie in the range, and not all controls are zeros.
  private func expectSane(_ binding: ArgumentBinding) {
    #expect(!binding.words.isEmpty)
    guard let range = binding.range, let control = binding.moved else { return }
    let name = "\(binding.parameter.type) \(binding.parameter.name): \(binding.words)"
    #expect(range.lowerBound < range.upperBound, "\(name)")
    #expect(binding.rest.allSatisfy { range.contains($0) }, "\(name)")
    #expect((binding.pressed ?? []).allSatisfy { range.contains($0) }, "\(name)")
    #expect(binding.pressed != binding.rest, "\(name)")
    switch control.kind {
    case .number(_, let step, _), .vector(_, _, let step, _):
      #expect(step > 0 && step <= range.upperBound - range.lowerBound, "\(name)")
    default: break
    }
  }

  @Test(arguments: EffectKind.allCases)
  func everyKnownWordStartsInsideItsRange(kind: EffectKind) throws {
    let words = KnownNames.vocabulary.union(KnownNames.abbreviations.keys).sorted()
    for type in Self.types {
      for word in try nonEmpty(words) {
        let bindings = ArgumentBinding.bindings(of: [parameter(word, type)], kind: kind)
        for found in try nonEmpty(bindings) { expectSane(found) }
      }
    }
  }

  @Test(arguments: [
    "radius", "amount", "count", "frequency", "q", "angle", "color", "time", "pressed",
  ])
  func noStatedNumbersLeadAstray(name: String) {
    let ranges: [ClosedRange<Double>?] = [
      nil, 0...1, 0...0, -5...5, 1e-9...1e9, 0...1e29, -1e300...1e300, 0...Double.infinity,
      0.2...0.8, 100...101,
    ]
    let values: [[Double]?] = [
      nil, [], [0], [1], [-1], [1e29], [1e-20], [.infinity], [.nan], [0.5, 2], [1, 2, 3],
      [7, 7, 7, 7],
    ]
    var count = 0
    for type in Self.types {
      for range in ranges {
        for value in values {
          let found = ArgumentBinding.bindings(
            of: [parameter(name, type, range, value)], kind: .layer)
          for binding in found where binding.moved?.kind != nil {
            #expect(binding.rest.allSatisfy { $0.isFinite })
            if let range = binding.range {
              #expect(binding.rest.allSatisfy { range.contains($0) }, "\(binding.words)")
            }
            #expect(!binding.words.isEmpty)
            count += 1
          }
        }
      }
    }
    #expect(count > 0)
  }

  // 10¹² letters, if the name were split at each of its letters
  @Test func aNameOfAMillionLettersIsOneWord() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(NameWords(name).words == [name])
  }

  @Test func theLongestWordsAreFoundInNamesOfTwo() {
    let words = KnownNames.vocabulary.filter { $0.count > 2 }
    let longest = words.filter { $0.count == KnownNames.longestWord }
    #expect(!longest.isEmpty)
    for word in longest { #expect(NameWords("color\(word)").words == ["color", word]) }
  }
}
