import Foundation
import TestSupport
import Testing

@testable import Viewer

/// Detection of changes in folders for which the system sends no notifications.
@Suite struct FolderComparisonTests {
  private func listing(_ folder: TemporaryFolder) -> FolderListing {
    FolderListing(of: [folder.path], concerning: { $0.hasSuffix(".metal") })
  }

  @Test func changesAreReportedOnceWhenTheyAreDone() throws {
    let folder = try TemporaryFolder()
    var changes = ListingChanges()
    func isNew() -> Bool { changes.take(listing(folder)) }
    // What was there before is no change.
    _ = try folder.file("a.metal", Array("one".utf8))
    #expect([isNew(), isNew()] == [false, false])
    #expect(changes.areSettled)
    // A file that is written in two steps
    _ = try folder.file("a.metal", [])
    #expect(!isNew())
    #expect(!changes.areSettled)
    _ = try folder.file("a.metal", Array("another".utf8))
    #expect([isNew(), isNew(), isNew()] == [false, true, false])
    #expect(changes.areSettled)
    // A name that does not matter
    _ = try folder.file("a.txt", [])
    #expect([isNew(), isNew()] == [false, false])
    try FileManager.default.removeItem(atPath: "\(folder.path)/a.metal")
    #expect([isNew(), isNew()] == [false, true])
  }

  @Test func aFolderThatIsMissingAtFirstIsCompared() async throws {
    let root = try TemporaryFolder()
    let folder = "\(root.path)/shaders"
    let news = FolderNews()
    let comparison = FolderComparison(
      folders: [folder], concerns: { $0 == "a.metal" }, report: news.note)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    var looks = 0
    await waitUntil("the file is noticed") {
      // Again and again: the first listing may come after it.
      if looks % 100 == 0 { _ = try root.file("shaders/a.metal", Array("\(looks)".utf8)) }
      looks += 1
      return news.take()
    }
    withExtendedLifetime(comparison) {}
  }

  /// A text of the same length, moved into the place of the file.
  @Test func aReplacedFileIsAnotherVersion() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.metal", Array("one".utf8))
    let before = listing(folder)
    let other = try folder.file("b.txt", Array("two".utf8))
    #expect(listing(folder) == before)
    #expect(rename(other, path) == 0)
    #expect(listing(folder) != before)
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
  @Test func noneOfTheMachinesOwnIsShared() {
    #expect(!FileSystem.isAnyShared(of: ["/proc", "/dev", "/nowhere"]))
  }
}
