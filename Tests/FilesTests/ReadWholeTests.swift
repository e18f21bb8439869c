import Files
import Glibc
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
    #expect(try readWhole(path, limit: count) == bytes)
    if count > 0 {
      #expect(throws: ReadError.tooLarge(limit: count - 1)) {
        try readWhole(path, limit: count - 1)
      }
    }
  }

  @Test func whatCannotBeReadIsToldInTheSystemsWords() {
    #expect(throws: ReadError.failed(reason: "No such file or directory")) {
      try readWhole(folder.path + "/none", limit: 1)
    }
    #expect(throws: ReadError.failed(reason: "Is a directory")) {
      try readWhole(folder.path, limit: 1)
    }
  }

  /// None of them is waited for: a pipe has no writer, a device no end.
  @Test func whatMayHaveNoEndIsNotRead() throws {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/dev/null"] {
      #expect(throws: ReadError.notAFile) { try readWhole(path, limit: 100) }
    }
  }

  @Test(arguments: [
    (300, "it is larger than 300 bytes"), (512 << 10, "it is larger than 512 KiB"),
    (3 << 20, "it is larger than 3 MiB"),
  ])
  func theLimitIsSaid(limit: Int, words: String) {
    #expect(ReadError.tooLarge(limit: limit).description == words)
  }
}
