import Testing

@testable import Metal

/// Functions of integers of 8 and 16 bits, compared with Swift's own.
@Suite struct NarrowIntegerTests {
  /// As a shader writes them, with the value each has in integers of any width.
  enum Call: String, CaseIterable {
    case abs = "abs(x)"
    case absdiff = "absdiff(x, y)"
    case addsat = "addsat(x, y)"
    case subsat = "subsat(x, y)"
    case madsat = "madsat(x, y, y)"
    case hadd = "hadd(x, y)"
    case rhadd = "rhadd(x, y)"
    case mulhi = "mulhi(x, y)"
    case madhi = "madhi(x, y, y)"
    case mul24 = "mul24(x, y)"
    case mad24 = "mad24(x, y, y)"
    case max = "max(x, y)"
    case min = "min(x, y)"
    case max3 = "max3(x, y, x)"
    case min3 = "min3(x, y, x)"
    case median3 = "median3(x, y, x)"
    case clamp = "clamp(x, y, y)"
    case clz = "clz(x)"
    case ctz = "ctz(x)"
    case popcount = "popcount(x)"
    case reverseBits = "reverse_bits(x)"
    case rotate = "rotate(x, y)"
    case field = "extract_bits(x, 3, 4)"
    case topField = "extract_bits(x, 4, 4)"
    case noField = "extract_bits(x, 4, 0)"
    case changedField = "insert_bits(x, y, 1, 3)"
    case changedTop = "insert_bits(x, y, 4, 4)"
    case replaced = "insert_bits(x, y, 0, 8)"

    func value<T: FixedWidthInteger>(_ x: T, _ y: T) -> Int {
      let (a, b, width) = (Int(x), Int(y), T.bitWidth)
      func bits(from start: Int, _ count: Int) -> Int {
        let bits = (a >> start) & (1 << count - 1)
        return T.isSigned && count > 0 && bits >> (count - 1) == 1 ? bits - 1 << count : bits
      }
      func changed(from start: Int, _ count: Int) -> Int {
        let mask = 1 << count - 1
        return Int(T(truncatingIfNeeded: a & ~(mask << start) | (b & mask) << start))
      }
      switch self {
      case .abs: return Int(T(truncatingIfNeeded: Swift.abs(a)))
      case .absdiff: return Swift.abs(a - b)
      case .addsat: return Int(T(clamping: a + b))
      case .subsat: return Int(T(clamping: a - b))
      case .madsat: return Int(T(clamping: a * b + b))
      case .hadd: return (a + b) >> 1
      case .rhadd: return (a + b + 1) >> 1
      case .mulhi: return (a * b) >> width
      case .madhi: return Int(T(truncatingIfNeeded: (a * b) >> width + b))
      case .mul24: return Int(Int32(truncatingIfNeeded: a * b))
      case .mad24: return Int(Int32(truncatingIfNeeded: a * b + b))
      case .max, .max3: return Swift.max(a, b)
      case .min, .min3: return Swift.min(a, b)
      case .median3: return a
      case .clamp: return b
      case .clz: return x.leadingZeroBitCount
      case .ctz: return x.trailingZeroBitCount
      case .popcount: return x.nonzeroBitCount
      case .reverseBits:
        let reversed = (0..<width).reduce(0) { $0 | (a >> $1 & 1) << (width - 1 - $1) }
        return Int(T(truncatingIfNeeded: reversed))
      case .rotate:
        let (n, all) = (b & (width - 1), a & (1 << width - 1))
        return Int(T(truncatingIfNeeded: all << n | all >> (width - n)))
      case .field: return bits(from: 3, 4)
      case .topField: return bits(from: 4, 4)
      case .noField: return 0
      case .changedField: return changed(from: 1, 3)
      case .changedTop: return changed(from: 4, 4)
      case .replaced: return changed(from: 0, 8)
      }
    }
  }

  @Test func everyFunctionOfIntegersIsCalled() {
    let names = StandardFunction.all.filter { function in
      switch function.shape {
      case .numeric, .integer, .word, .difference, .bits: true
      default: false
      }
    }.map(\.name)
    let called = Call.allCases.map { String($0.rawValue.prefix { $0 != "(" }) }
    #expect(Set(called) == Set(names))
  }

  @Test(arguments: Call.allCases) func resultsAreThoseOfSwift(_ call: Call) throws {
    try expect(call, "char", [Int8.min, -127, -100, -2, -1, 0, 1, 3, 7, 77, 126, 127])
    try expect(call, "uchar", [UInt8(0), 1, 2, 3, 7, 85, 100, 127, 128, 200, 254, 255])
    try expect(call, "short", [Int16.min, -32767, -300, -1, 0, 1, 5, 16, 255, 256, 20000, 32767])
    try expect(call, "ushort", [UInt16(0), 1, 2, 15, 255, 256, 4660, 32767, 32768, 40000, 65535])
  }

  /// Draws the call for every pair of values, as of numbers and as of vectors.
  private func expect<T: FixedWidthInteger>(_ call: Call, _ type: String, _ values: [T]) throws {
    let table = values.map { "\($0)" }.joined(separator: ", ")
    var evaluation = Evaluation(
      """
      constant \(type) table[] = {\(table)};
      int ofVectors(\(type)3 x, \(type)3 y) { return int3(\(call.rawValue)).z; }
      [[ stitchable ]] float4 f(float2 position) {
        \(type) x = table[int(position.x)], y = table[int(position.y)];
        int r = \(call.rawValue), v = ofVectors(x, y);
        return float4(r & 65535, r >> 16, v & 65535, v >> 16);
      }
      """)
    evaluation.size = (values.count, values.count)
    let pixels = try evaluation.pixels().map { Int($0) }
    for (row, y) in values.enumerated() {
      for (column, x) in values.enumerated() {
        let start = 4 * (row * values.count + column)
        let found = [0, 2].map { pixels[start + $0] + pixels[start + $0 + 1] << 16 }
        let wanted = call.value(x, y)
        #expect(found == [wanted, wanted], "\(call.rawValue) of \(type) \(x), \(y)")
      }
    }
  }
}
