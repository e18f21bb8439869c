import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Viewer

/// What is noticed of folders of which the system says nothing.
@Suite struct FolderComparisonTests {
  /// How often a change was reported.
  private final class Reports: Sendable {
    let count = Mutex(0)
  }

  @Test func whatIsWrittenReplacedAndRemovedIsReportedOnce() async throws {
    let root = try TemporaryFolder()
    let folder = "\(root.path)/shaders"
    let reports = Reports()
    let comparison = FolderComparison(
      folders: [folder], concerns: { $0.hasSuffix(".metal") },
      report: { reports.count.withLock { $0 += 1 } })
    func changes(_ change: () throws -> Void) async throws {
      let before = reports.count.withLock { $0 }
      try change()
      await waitUntil("a change is reported", equals: before + 1) {
        reports.count.withLock { $0 }
      }
    }
    let path = "\(folder)/a.metal"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // At once, so that no comparison finds half of it.
    func write(_ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }
    try await changes { try write("one") }
    try await changes { try write("longer") }
    // Other names do not matter: the next report is that of the removal.
    _ = try root.file("shaders/a.txt", [])
    try await changes { try FileManager.default.removeItem(atPath: path) }
    withExtendedLifetime(comparison) {}
  }

  /// A text of the same length, moved into the place of the file.
  @Test func aReplacedFileIsAnotherVersion() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.metal", Array("one".utf8))
    let listing = { FolderListing(of: [folder.path], concerning: { $0 == "a.metal" }) }
    let before = listing()
    #expect(listing() == before)
    let other = try folder.file("b.metal", Array("two".utf8))
    #expect(listing() == before)
    #expect(rename(other, path) == 0)
    #expect(listing() != before)
  }

  /// Lines as in proc_pid_mountinfo(5). Device numbers by makedev(3): the minor number's upper bits
  /// lie above the major number.
  @Test func theFileSystemOfADevice() {
    let mounts = """
      22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
      36 22 0:49 / /mnt rw,noatime shared:7 master:1 - nfs4 server:/home rw,vers=4.2
      37 22 8:300 / /data ro - xfs /dev/sds ro
      """
    #expect(FileSystem.type(ofDevice: 254 << 8, in: mounts) == "ext4")
    #expect(FileSystem.type(ofDevice: 49, in: mounts) == "nfs4")
    // 300 = 0x12C
    #expect(FileSystem.type(ofDevice: 0x10_082C, in: mounts) == "xfs")
    #expect(FileSystem.type(ofDevice: 50, in: mounts) == nil)
  }

  /// The file systems of the machine itself
  @Test(arguments: ["/proc", "/dev", "/nowhere"])
  func noneOfTheMachinesOwnIsShared(path: String) {
    #expect(!FileSystem.isShared(at: path))
  }
}
