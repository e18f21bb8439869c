import Files
import TestSupport
import Testing

/// Files read to their end, or not at all.
@Suite struct ReadWholeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Less than a piece, just one, and a little more.
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func everyByteIsRead(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31) }
    let path = try folder.file("some", bytes)
    #expect(try readWhole(path) == bytes)
    #expect(try readWhole(path, limit: count) == bytes)
    if count > 0 {
      #expect(throws: ReadError.tooLarge) { try readWhole(path, limit: count - 1) }
    }
  }

  @Test func whatCannotBeReadIsToldInTheSystemsWords() {
    #expect(throws: ReadError.failed(reason: "No such file or directory")) {
      try readWhole(folder.path + "/none")
    }
    #expect(throws: ReadError.failed(reason: "Is a directory")) { try readWhole(folder.path) }
  }
}
