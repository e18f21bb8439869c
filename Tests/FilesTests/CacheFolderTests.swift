import Files
import Foundation
import TestSupport
import Testing

/// Entries of a cache on a real disk.
@Suite struct CacheFolderTests {
  private let temporary: TemporaryFolder
  private let folder: CacheFolder
  private let key = Array("what it was made of".utf8)
  private let contents = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }

  init() throws {
    temporary = try TemporaryFolder()
    folder = CacheFolder(path: temporary.path + "/new/programs")
  }

  private var file: String { folder.path(for: key, suffix: "bin") }

  @Test func whatIsKeptIsFoundByItsKeyAlone() {
    #expect(folder.contents(for: key) == nil)
    folder.keep(contents, for: key)
    #expect(folder.contents(for: key) == contents)
    #expect(folder.contents(for: key + [0]) == nil)
    folder.keep([], for: key)
    #expect(folder.contents(for: key) == [])
  }

  /// Every part of the file in turn: its mark, the key, what is kept, the checksum.
  @Test func aDamagedEntryIsAsGoodAsNone() throws {
    folder.keep(contents, for: key)
    let whole = try Data(contentsOf: URL(filePath: file))
    for place in stride(from: 0, to: whole.count, by: 13) {
      var damaged = whole
      damaged[place] ^= 0x10
      try damaged.write(to: URL(filePath: file))
      #expect(folder.contents(for: key) == nil, "byte \(place)")
    }
    for length in [0, 1, 11, 30, whole.count - 5, whole.count - 1] {
      try whole.prefix(length).write(to: URL(filePath: file))
      #expect(folder.contents(for: key) == nil, "\(length) bytes")
    }
    try (whole + [0]).write(to: URL(filePath: file))
    #expect(folder.contents(for: key) == nil)
    folder.keep(contents, for: key)
    #expect(folder.contents(for: key) == contents)
  }

  /// As if two keys had the same hash.
  @Test func anEntryOfAnotherKeyIsNotTakenForOnesOwn() throws {
    folder.keep(contents, for: key)
    let other = Array("something else".utf8)
    try FileManager.default.copyItem(atPath: file, toPath: folder.path(for: other, suffix: "bin"))
    #expect(folder.contents(for: other) == nil)
  }

  @Test func theLongestUnusedGoFirst() throws {
    for number in 0..<400 { folder.keep([1], for: [UInt8(number & 255), UInt8(number >> 8)]) }
    // All but one were last of use a day ago.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 400)
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -86_400)],
        ofItemAtPath: "\(folder.path)/\(name)")
    }
    #expect(folder.contents(for: [7, 0]) == [1])
    for number in 0..<399 { folder.keep([2], for: [UInt8(number & 255), UInt8(number >> 8), 0]) }
    #expect(folder.contents(for: [7, 0]) == [1])
    #expect(folder.contents(for: [8, 0]) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 400)
  }

  /// Only below a home, and a relative path is none.
  @Test func theStandardPlaceIsBelowTheHome() throws {
    let environment = ProcessInfo.processInfo.environment
    let home = try #require(
      environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" })
    #expect(CacheFolder("programs")?.path == home + "/harmonic/programs")
  }

  /// A folder that cannot be written keeps nothing, and that is all.
  @Test func aFolderThatCannotBeMadeKeepsNothing() throws {
    let blocked = CacheFolder(path: try temporary.file("file", [1]) + "/programs")
    blocked.keep(contents, for: key)
    #expect(blocked.contents(for: key) == nil)
  }
}
