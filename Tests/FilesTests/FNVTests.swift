import Testing

@testable import Files

@Suite struct FNVTests {
  // RFC 9923, appendix C, test vectors for 64 bits
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func hashIsThatOfThePaper(text: String, hash: UInt64) {
    #expect(fnv1a(text.utf8) == hash)
  }
}
