import Testing

@testable import Files

@Suite struct SHA256Tests {
  private func hash(_ text: String) -> String {
    sha256(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // NIST, "SHA-256 Examples", with one block and with two; the empty message as in RFC 6234's tests
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func hashesAreThoseOfTheStandard(text: String, expected: String) {
    #expect(hash(text) == expected)
  }

  // RFC 6234, 8.5, test 3
  @Test func aMillionLettersAreHashed() {
    #expect(
      hash(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
