import TestSupport
import Testing

@testable import Diagnostics
@testable import Metal
@testable import ShaderTree
@testable import Tokens

/// Integers of 64 bits, drawn as pixels of four times 16 bits and compared with Swift's own.
@Suite struct LongTests {
  private static let values: [UInt64] = [
    0, 1, 2, 7, 63, 0xffff, 0x8000_0000, 0xffff_ffff, 0x1_0000_0000, 0x1234_5678_9abc_def0,
    0x7fff_ffff_ffff_ffff, 0x8000_0000_0000_0000, 0x9e37_79b9_7f4a_7c15, 0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff, 0xffff_ffff_8000_0000,
  ]

  /// Expressions of `x` and `y` with their value in Swift.
  struct Operation: Sendable, CustomTestStringConvertible {
    var text: String
    var signed: (@Sendable (Int64, Int64) -> Int64?)?
    var unsigned: (@Sendable (UInt64, UInt64) -> UInt64?)?

    init(
      _ text: String, _ signed: (@Sendable (Int64, Int64) -> Int64?)?,
      _ unsigned: (@Sendable (UInt64, UInt64) -> UInt64?)?
    ) {
      self.text = text
      self.signed = signed
      self.unsigned = unsigned
    }

    var testDescription: String { text }
  }

  static let arithmetic = [
    Operation("x + y", { $0 &+ $1 }, { $0 &+ $1 }),
    Operation("x - y", { $0 &- $1 }, { $0 &- $1 }),
    Operation("x * y", { $0 &* $1 }, { $0 &* $1 }),
    Operation(
      "x / y", { $1 == 0 || $1 == -1 ? nil : $0 / $1 }, { $1 == 0 ? nil : $0 / $1 }),
    Operation(
      "x % y", { $1 == 0 || $1 == -1 ? nil : $0 % $1 }, { $1 == 0 ? nil : $0 % $1 }),
    Operation("x & y", { $0 & $1 }, { $0 & $1 }),
    Operation("x | y", { $0 | $1 }, { $0 | $1 }),
    Operation("x ^ ~y", { $0 ^ ~$1 }, { $0 ^ ~$1 }),
    Operation("-x + T(1) - y * 3", { 0 &- $0 &+ 1 &- $1 &* 3 }, { 0 &- $0 &+ 1 &- $1 &* 3 }),
    Operation("x << (y & 63)", { $0 << ($1 & 63) }, { $0 << ($1 & 63) }),
    Operation("x >> (y & 63)", { $0 >> ($1 & 63) }, { $0 >> ($1 & 63) }),
    Operation(
      "x << 40 | x >> 24", { x, _ in x << 40 | x >> 24 }, { x, _ in x << 40 | x >> 24 }),
    Operation("x < y ? 1 : 2", { $0 < $1 ? 1 : 2 }, { $0 < $1 ? 1 : 2 }),
    Operation("x <= y ? 1 : 2", { $0 <= $1 ? 1 : 2 }, { $0 <= $1 ? 1 : 2 }),
    Operation("x > y ? 1 : 2", { $0 > $1 ? 1 : 2 }, { $0 > $1 ? 1 : 2 }),
    Operation("x >= y ? x : y", { $0 >= $1 ? $0 : $1 }, { $0 >= $1 ? $0 : $1 }),
    Operation("x == y ? 1 : 2", { $0 == $1 ? 1 : 2 }, { $0 == $1 ? 1 : 2 }),
    Operation("x != y ? 1 : 2", { $0 != $1 ? 1 : 2 }, { $0 != $1 ? 1 : 2 }),
    Operation(
      "(x && !y) || y == 7 ? 1 : 0", { ($0 != 0 && $1 == 0) || $1 == 7 ? 1 : 0 },
      { ($0 != 0 && $1 == 0) || $1 == 7 ? 1 : 0 }),
  ]

  static let library = [
    Operation("max(x, y)", { max($0, $1) }, { max($0, $1) }),
    Operation("min(x, y)", { min($0, $1) }, { min($0, $1) }),
    Operation("clamp(x, T(7), y)", { min(max($0, 7), $1) }, { min(max($0, 7), $1) }),
    Operation("max3(x, y, T(99))", { max($0, $1, 99) }, { max($0, $1, 99) }),
    Operation("min3(x, y, T(99))", { min($0, $1, 99) }, { min($0, $1, 99) }),
    Operation(
      "median3(x, y, T(99))", { [$0, $1, 99].sorted()[1] }, { [$0, $1, 99].sorted()[1] }),
    Operation("T(abs(x))", { x, _ in x < 0 ? 0 &- x : x }, { x, _ in x }),
    Operation(
      "T(absdiff(x, y))", { $0 < $1 ? $1 &- $0 : $0 &- $1 }, { $0 < $1 ? $1 - $0 : $0 - $1 }),
    Operation("select(x, y, x < y)", { $0 < $1 ? $1 : $0 }, { $0 < $1 ? $1 : $0 }),
    Operation(
      "popcount(x)", { x, _ in Int64(x.nonzeroBitCount) }, { x, _ in UInt64(x.nonzeroBitCount) }),
    Operation(
      "clz(x)", { x, _ in Int64(x.leadingZeroBitCount) },
      { x, _ in UInt64(x.leadingZeroBitCount) }),
    Operation(
      "ctz(x)", { x, _ in Int64(x.trailingZeroBitCount) },
      { x, _ in UInt64(x.trailingZeroBitCount) }),
    Operation("reverse_bits(x)", nil, { x, _ in reversed(x) }),
    Operation("rotate(x, y)", nil, { ($0 << ($1 & 63)) | ($0 >> (64 - ($1 & 63))) }),
    Operation(
      "extract_bits(x, 20u, 30u)", { x, _ in (x << 14) >> 34 }, { x, _ in (x << 14) >> 34 }),
    Operation(
      "insert_bits(x, y, 20u, 30u)", nil,
      { ($0 & ~(0x3fff_ffff << 20)) | (($1 & 0x3fff_ffff) << 20) }),
    Operation("insert_bits(x, y, 0u, 64u)", nil, { _, y in y }),
    Operation(
      "hadd(x, y)", { ($0 & $1) + (($0 ^ $1) >> 1) }, { ($0 & $1) + (($0 ^ $1) >> 1) }),
    Operation(
      "rhadd(x, y)", { ($0 | $1) - (($0 ^ $1) >> 1) }, { ($0 | $1) - (($0 ^ $1) >> 1) }),
    Operation("addsat(x, y)", { added($0, $1) }, { added($0, $1) }),
    Operation(
      "subsat(x, y)",
      { x, y in
        let (difference, overflows) = x.subtractingReportingOverflow(y)
        return overflows ? (x < 0 ? .min : .max) : difference
      }, { $0 < $1 ? 0 : $0 - $1 }),
    Operation(
      "mulhi(x, y)", { $0.multipliedFullWidth(by: $1).high },
      { $0.multipliedFullWidth(by: $1).high }),
    Operation(
      "madhi(x, y, y)", { $0.multipliedFullWidth(by: $1).high &+ $1 },
      { $0.multipliedFullWidth(by: $1).high &+ $1 }),
    Operation(
      "madsat(x, y, y)",
      { x, y in
        let product = x.multipliedFullWidth(by: y)
        let (low, carries) = product.low.addingReportingOverflow(UInt64(bitPattern: y))
        let high = product.high &+ (carries ? 1 : 0) &+ (y < 0 ? -1 : 0)
        if high == Int64(bitPattern: low) >> 63 { return Int64(bitPattern: low) }
        return high < 0 ? .min : .max
      },
      { x, y in
        let product = x.multipliedFullWidth(by: y)
        let (low, carries) = product.low.addingReportingOverflow(y)
        return product.high == 0 && !carries ? low : .max
      }),
  ]

  static let conversions = [
    Operation("T(int(x))", { x, _ in Int64(Int32(truncatingIfNeeded: x)) }, nil),
    Operation(
      "ulong(int(x))", nil, { x, _ in UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: x))) }),
    Operation(
      "T(uint(x))", { x, _ in Int64(UInt32(truncatingIfNeeded: x)) },
      { x, _ in UInt64(UInt32(truncatingIfNeeded: x)) }),
    Operation("T(char(x))", { x, _ in Int64(Int8(truncatingIfNeeded: x)) }, nil),
    Operation(
      "T(ushort(x))", { x, _ in Int64(UInt16(truncatingIfNeeded: x)) },
      { x, _ in UInt64(UInt16(truncatingIfNeeded: x)) }),
    Operation("T(bool(x)) + T(!x) * 2", { x, _ in x == 0 ? 2 : 1 }, { x, _ in x == 0 ? 2 : 1 }),
    Operation(
      "T(as_type<uint>(float(x)))", { x, _ in Int64(Float(x).bitPattern) },
      { x, _ in UInt64(Float(x).bitPattern) }),
    Operation(
      "T(float(x >> 12))", { x, _ in Int64(Float(x >> 12)) }, { x, _ in UInt64(Float(x >> 12)) }),
    Operation(
      "T(ulong(x) / 3 + long(y) % 5 * 0)", { x, _ in Int64(UInt64(bitPattern: x) / 3) },
      { x, _ in x / 3 }),
    Operation("as_type<T>(as_type<uint2>(x).yx)", nil, { x, _ in x << 32 | x >> 32 }),
    Operation("as_type<T>(as_type<int2>(x).yx)", nil, { x, _ in x << 32 | x >> 32 }),
    Operation("T(sizeof(x)) + sizeof(uint) - 16", { _, _ in -4 }, { _, _ in 0 &- 4 }),
    Operation(
      "T(x > 5 ? 9223372036854775807 : -3000000000)", { x, _ in x > 5 ? .max : -3_000_000_000 }, nil
    ),
    // A decimal number without 'u' that does not fit an 'int' is a 'long'.
    Operation(
      "T((uint(x) * 2654435769) >> 16)",
      { x, _ in (Int64(UInt32(truncatingIfNeeded: x)) &* 2_654_435_769) >> 16 }, nil),
    Operation(
      "T((uint(x) * 2654435769u) >> 16)", nil,
      { x, _ in UInt64((UInt32(truncatingIfNeeded: x) &* 2_654_435_769) >> 16) }),
    Operation(
      "T(uint((x * 31 + (y << 3) ^ 0x9E3779B97F4A7C15) & 0xffffff))", nil,
      {
        UInt64(
          UInt32(truncatingIfNeeded: ($0 &* 31 &+ ($1 << 3) ^ 0x9E37_79B9_7F4A_7C15) & 0xff_ffff))
      }),
    // Comparisons that need 32 bits only.
    Operation(
      "(int(x) < sizeof(x) ? 1 : 2) + (uint(x) > 7ul ? 4 : 8) + (long(int(x)) < int(y) ? 16 : 32)",
      { x, y in compared(x, y) }, nil),
  ]

  private static func compared(_ x: Int64, _ y: Int64) -> Int64 {
    let (a, b) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    let first: Int64 = UInt64(bitPattern: Int64(a)) < 8 ? 1 : 2
    return first + (UInt32(bitPattern: a) > 7 ? 4 : 8) + (a < b ? 16 : 32)
  }

  private static func added<T: FixedWidthInteger>(_ x: T, _ y: T) -> T {
    let (sum, overflows) = x.addingReportingOverflow(y)
    return overflows ? (x < 0 ? .min : .max) : sum
  }

  private static func reversed(_ x: UInt64) -> UInt64 {
    (0..<64).reduce(0) { $0 | ((x >> UInt64($1)) & 1) << UInt64(63 - $1) }
  }

  @Test(arguments: [arithmetic, library, conversions].flatMap { $0 })
  func resultsAreThoseOfSwift(_ operation: Operation) throws {
    if let signed = operation.signed {
      try expect(operation.text, "long") { x, y in
        signed(Int64(bitPattern: x), Int64(bitPattern: y)).map { UInt64(bitPattern: $0) }
      }
    }
    if let unsigned = operation.unsigned { try expect(operation.text, "ulong", unsigned) }
  }

  /// The same by components: both orders of every pair in one vector.
  @Test(arguments: [Array(arithmetic.prefix(11)), library].flatMap { $0 })
  func vectorsAreComputedByComponents(_ operation: Operation) throws {
    let text = operation.text.replacing("T(", with: "T3(")
    if let signed = operation.signed {
      try expect("(\(text)).z", "long", isVector: true) { x, y in
        signed(Int64(bitPattern: x), Int64(bitPattern: y)).map { UInt64(bitPattern: $0) }
      }
    }
    if let unsigned = operation.unsigned {
      try expect("(\(text)).z", "ulong", isVector: true, unsigned)
    }
  }

  /// Draws `expression` for every pair of values.
  private func expect(
    _ expression: String, _ type: String, isVector: Bool = false,
    _ expected: (UInt64, UInt64) -> UInt64?
  ) throws {
    let values = Self.values
    let table = values.map { "\(type)(0x\(String($0, radix: 16))ul)" }.joined(separator: ", ")
    let suffix = isVector ? "3" : ""
    var evaluation = Evaluation(
      """
      typedef \(type) T;
      typedef \(type)3 T3;
      constant \(type) table[] = {\(table)};
      [[ stitchable ]] float4 f(float2 position) {
        \(type)\(suffix) x = \(type)\(suffix)(table[int(position.x)]);
        \(type)\(suffix) y = \(type)\(suffix)(table[int(position.y)]);
        \(type) r = \(expression);
        uint2 words = as_type<uint2>(r);
        return float4(words.x & 65535, words.x >> 16, words.y & 65535, words.y >> 16);
      }
      """)
    evaluation.size = (values.count, values.count)
    let pixels = try evaluation.pixels()
    for (row, y) in values.enumerated() {
      for (column, x) in values.enumerated() {
        guard let wanted = expected(x, y) else { continue }
        let start = 4 * (row * values.count + column)
        let found = pixels[start..<start + 4].reversed().reduce(UInt64(0)) { $0 << 16 | UInt64($1) }
        #expect(
          found == wanted,
          "\(expression) of \(type) \(String(x, radix: 16)), \(String(y, radix: 16)): \(String(found, radix: 16)), not \(String(wanted, radix: 16))"
        )
      }
    }
  }

  /// The row for other integers would compute with the two words apart, and compile.
  @Test func everyFunctionOfIntegersHasARowForLongs() {
    let names = StandardFunction.all.filter { function in
      switch function.shape {
      case .numeric, .integer, .word, .difference, .bits: true
      default: false
      }
    }.map(\.name)
    #expect(Set(StandardFunction.longs.keys) == Set(names))
  }

  /// Floats at and beyond the limits: toward zero, and the nearest limit beyond.
  @Test func floatsBecomeLongs() throws {
    let values: [Float] = [
      0, 0.75, -0.75, 1, -1.5, 16_777_218, 4_294_967_296, -4_294_967_808, 1e10, -1e15, 9e18,
      9.3e18, -9.3e18, 1.8e19, 2e19,
    ]
    let table = values.map { "\($0)" }.joined(separator: ", ")
    for type in ["long", "ulong"] {
      var evaluation = Evaluation(
        """
        constant float table[] = {\(table)};
        [[ stitchable ]] float4 f(float2 position) {
          uint2 words = as_type<uint2>(\(type)(table[int(position.x)]));
          return float4(words.x & 65535, words.x >> 16, words.y & 65535, words.y >> 16);
        }
        """)
      evaluation.size = (values.count, 1)
      let pixels = try evaluation.pixels()
      for (index, value) in values.enumerated() {
        let wanted: UInt64 =
          type == "ulong"
          ? (value < 0 ? 0 : value >= 0x1p64 ? .max : UInt64(value))
          : UInt64(
            bitPattern: value >= 0x1p63 ? .max : value <= -0x1p63 ? .min : Int64(value))
        let found = pixels[4 * index..<4 * index + 4].reversed().reduce(UInt64(0)) {
          $0 << 16 | UInt64($1)
        }
        #expect(found == wanted, "\(type)(\(value))")
      }
    }
  }

  @Test(arguments: try Section.all(in: ["longs"]))
  func longsMeanWhatTheyMeanInMetal(_ section: Section) throws {
    try section.expect()
    try section.expect(halfMode: .exact)
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
