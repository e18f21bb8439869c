import Layers
import Testing

@Suite struct ClampingTests {
  @Test(
    arguments: [
      (1.9, 1), (-1.9, -1), (0, 0), (1e300, .max), (-1e300, .min), (.infinity, .max),
      (-.infinity, .min), (.nan, 0), (0x1p63, .max), (-0x1p63, .min), (1e15, 1_000_000_000_000_000),
    ] as [(Double, Int)])
  func everyNumberHasANearestWholeOne(number: Double, whole: Int) {
    #expect(Int(clamping: number) == whole)
  }

  @Test func smallTypesEndWhereTheyEnd() {
    #expect(UInt8(clamping: 255.9) == 255)
    #expect(UInt8(clamping: 300.0) == 255)
    #expect(UInt8(clamping: -3.0) == 0)
    #expect(Int32(clamping: Float.greatestFiniteMagnitude) == .max)
  }
}
