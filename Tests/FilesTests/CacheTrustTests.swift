import Files
import Foundation
import TestSupport
import Testing

/// Cache folders that others could have written.
@Suite struct CacheTrustTests {
  private let temporary: TemporaryFolder
  private let folder: CacheFolder
  private let key: [UInt8] = [1, 2, 3]

  init() throws {
    temporary = try TemporaryFolder()
    folder = CacheFolder(path: temporary.path + "/harmonic/programs")
  }

  @Test(arguments: ["/harmonic", "/harmonic/programs"])
  func whatEverybodyCanWriteIsNotRead(part: String) {
    folder.keep([9], for: key)
    let path = temporary.path + part
    chmod(path, 0o777)
    #expect(folder.contents(for: key) == nil)
    folder.keep([8], for: key)
    chmod(path, 0o700)
    #expect(folder.contents(for: key) == [9])
    #expect(CacheTrouble.open(path: path).warning.contains("everybody can write to '\(path)'"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives folders away"))
  func whatBelongsToSomebodyElseIsNotRead() {
    folder.keep([9], for: key)
    chown(folder.path, 12_345, 12_345)
    #expect(folder.contents(for: key) == nil)
    folder.keep([8], for: key)
    chown(folder.path, 0, 0)
    #expect(folder.contents(for: key) == [9])
  }

  @Test func aFolderWithRoomHasRoom() {
    #expect(CacheFolder.hasRoom(in: temporary.path))
    #expect(CacheFolder.hasRoom(in: temporary.path + "/not/there/yet"))
  }

  // A process of its own, for the limit belongs to the whole process.
  @Test func aLimitOfFilesIsAFullDisk() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #expect(!CacheFolder.hasRoom(in: folder.path))
      #expect(
        CacheTroubleLog.takeUnread() == [.full(path: folder.path, reason: "File too large")])
      #expect(!CacheFolder.hasRoom(in: folder.path))
      #expect(CacheTroubleLog.takeUnread().isEmpty)  // it is said once
      #expect(try folder.names == [])
    }
  }
}
