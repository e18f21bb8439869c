import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import ShaderTree
@testable import Tokens

/// Integers of 64 bits: their low words, drawn and compared with Swift's own, and what needs more.
@Suite struct LongTests {
  private static let values: [UInt64] = [
    0, 1, 2, 7, 63, 0xffff, 0x8000_0000, 0xffff_ffff, 0x1_0000_0000, 0x1234_5678_9abc_def0,
    0x7fff_ffff_ffff_ffff, 0x8000_0000_0000_0000, 0x9e37_79b9_7f4a_7c15, 0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff, 0xffff_ffff_8000_0000,
  ]

  /// An expression of `x` and `y`, and what its low word is in Swift.
  struct Operation: Sendable, CustomTestStringConvertible {
    var text: String
    var value: @Sendable (UInt64, UInt64) -> UInt64

    init(_ text: String, _ value: @escaping @Sendable (UInt64, UInt64) -> UInt64) {
      (self.text, self.value) = (text, value)
    }

    var testDescription: String { text }
  }

  static let operations = [
    Operation("x + y") { $0 &+ $1 },
    Operation("x - y") { $0 &- $1 },
    Operation("x * y") { $0 &* $1 },
    Operation("x & y") { $0 & $1 },
    Operation("x | y") { $0 | $1 },
    Operation("x ^ ~y") { $0 ^ ~$1 },
    Operation("-x + T(1) - y * 3") { 0 &- $0 &+ 1 &- $1 &* 3 },
    Operation("x << 13 | y << 40") { x, _ in x << 13 },
    Operation("(x & 0xffff) >> 3") { x, _ in (x & 0xffff) >> 3 },
    Operation("T(uint(x) / 7u) * (y & 15)") { ($0 & 0xffff_ffff) / 7 * ($1 & 15) },
    Operation("(x & 0x7fffffff) / 3 + (x & 0x7fffffff) % 3") { x, _ in
      (x & 0x7fff_ffff) / 3 + (x & 0x7fff_ffff) % 3
    },
    Operation("T(int(x))") { x, _ in x },
    Operation("T(ushort(x)) + T(bool(y & 255))") { $0 & 0xffff + ($1 & 255 == 0 ? 0 : 1) },
    Operation("(x & 255) < (y & 255) ? x : y") { $0 & 255 < $1 & 255 ? $0 : $1 },
    Operation("select(x, y, bool(y & 1))") { $1 & 1 == 0 ? $0 : $1 },
    Operation("T(sizeof(x)) + sizeof(uint) - 16") { _, _ in 0 &- 4 },
    Operation("T(uint(x) < 0xffffffff ? 1 : 2)") { x, _ in x & 0xffff_ffff == 0xffff_ffff ? 2 : 1 },
    Operation("T(uint((x * 31 + (y << 3) ^ 0x9E3779B97F4A7C15) & 0xffffff))") {
      ($0 &* 31 &+ ($1 << 3) ^ 0x9E37_79B9_7F4A_7C15) & 0xff_ffff
    },
  ]

  @Test(arguments: operations, ["long", "ulong"])
  func lowWordsAreThoseOfSwift(_ operation: Operation, type: String) throws {
    try expect(operation, type, width: "")
  }

  /// The same by components.
  @Test(arguments: operations.prefix(9), ["long", "ulong"])
  func vectorsAreComputedByComponents(_ operation: Operation, type: String) throws {
    try expect(operation, type, width: "3")
  }

  /// Draws the low word of an expression for every pair of values.
  private func expect(_ operation: Operation, _ type: String, width: String) throws {
    let values = Self.values
    let table = values.map { "\(type)(0x\(String($0, radix: 16))ul)" }.joined(separator: ", ")
    let text = width.isEmpty ? operation.text : operation.text.replacing("T(", with: "T3(")
    var evaluation = Evaluation(
      """
      typedef \(type) T;
      typedef \(type)3 T3;
      constant \(type) table[] = {\(table)};
      [[ stitchable ]] float4 f(float2 position) {
        \(type)\(width) x = \(type)\(width)(table[int(position.x)]);
        \(type)\(width) y = \(type)\(width)(table[int(position.y)]);
        uint r = uint((\(text))\(width.isEmpty ? "" : ".z"));
        return float4(r & 65535, r >> 16, 0, 0);
      }
      """)
    evaluation.size = (values.count, values.count)
    let pixels = try evaluation.pixels()
    for (row, y) in values.enumerated() {
      for (column, x) in values.enumerated() {
        let start = 4 * (row * values.count + column)
        let found = UInt32(pixels[start]) | UInt32(pixels[start + 1]) << 16
        #expect(
          found == UInt32(truncatingIfNeeded: operation.value(x, y)),
          "\(operation.text) of \(type) \(String(x, radix: 16)), \(String(y, radix: 16))")
      }
    }
  }

  @Test(arguments: try Section.all(in: ["longs"]))
  func longsMeanWhatTheyMeanInMetal(_ section: Section) throws {
    try section.expect()
    try section.expect(halfMode: .exact)
  }

  /// Values that depend on bits that the tree does not have cannot be drawn, which is reported for
  /// the stitchable functions that reach them.
  @Test(arguments: [
    "return float4(⟦h⟧);", "return ⟦h⟧ < 5 ? 1 : 0;", "return float4(uint(⟦h >> 32⟧));",
    "return float4(uint(⟦h / 3⟧));", "return float4(float2(as_type<uint2>(⟦h⟧)), 0, 0);",
    "return float4(uint(⟦metal::max(h, 5ul)⟧));", "return float4(uint(⟦ulong(position.x)⟧));",
    "return float4(uint(h << ⟦h⟧));", "if (⟦h⟧) { return 0; } return 1;",
  ])
  func moreThanTheLowWordCannotBeDrawn(statements: String) throws {
    let source = """
      #include <metal_stdlib>
      [[ stitchable ]] float4 f(float2 position) {
        ulong h = 0x9E3779B97F4A7C15; \(statements.filter { !"⟦⟧".contains($0) })
      }
      [[ stitchable ]] float4 g(float2 position) { return 1; }
      """
    let translation = MetalTranslation(of: "test.metal", in: SourceFolder(["test.metal": source]))
    #expect(translation.functions.map(\.isTranslated) == [false, true])
    #expect(
      translation.diagnostics.map(\.message) == [
        "'f' cannot be drawn: it needs more than the low 32 bits of a 64-bit integer"
      ])
    #expect(translation.diagnostics.map(\.span?.line) == [3])
  }

  @Test func indicesAndSizesNeedNoSecondWord() throws {
    let source = """
      [[ stitchable ]] float4 f(float2 position) {
        const float table[4] = {1, 2, 3, 4};
        uint h = uint(position.x) * 2654435769;
        h ^= 0x1ffffffff & (h * 7l + 3);
        float sum = float(h % 3);
        for (uint i = 0; i < sizeof(table) / sizeof(table[0]); i++) { sum += table[i]; }
        return float4(sum);
      }
      """
    let translation = MetalTranslation(of: "test.metal", in: SourceFolder(["test.metal": source]))
    let function = try #require(translation.functions.first)
    let text = function.glsl(prefix: "").text.text
    #expect(!text.contains("uvec2"), "\(text)")
  }
}
