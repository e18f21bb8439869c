import Files
import Foundation
import TestSupport
import Testing

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/target" }

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 100_000], [true, false])
  func aNewFileHoldsTheBytesAndNothingElseIsLeft(count: Int, replacing: Bool) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try writeWhole(bytes, to: path, replacing: replacing)
    #expect(try folder.contents("target") == bytes)
    #expect(try folder.names == ["target"])
  }

  @Test func aNewFileHasThePermissionsOfAnyOther() throws {
    try writeWhole([1], to: path, replacing: false)
    close(open("\(folder.path)/other", O_CREAT | O_WRONLY, 0o666))
    #expect(try permissions("target") == permissions("other"))
  }

  @Test func replacingPutsTheNewBytesInPlace() throws {
    _ = try folder.file("target", [1, 2, 3, 4])
    try writeWhole([5], to: path, replacing: true)
    #expect(try folder.contents("target") == [5])
    #expect(try folder.names == ["target"])
  }

  @Test func aReaderOfTheOldFileKeepsItWhole() throws {
    let old = try #require(FileHandle(forReadingAtPath: folder.file("target", [1, 2, 3, 4])))
    try writeWhole([5], to: path, replacing: true)
    #expect(try old.readToEnd() == Data([1, 2, 3, 4]))
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    _ = try folder.file("target", [1])
    chmod(path, 0o640)
    try writeWhole([2], to: path, replacing: true)
    #expect(try permissions("target") == 0o640)
  }

  @Test func aLinkGoesOnPointingToTheReplacedFile() throws {
    let link = "\(folder.path)/link"
    _ = try folder.file("target", [1])
    symlink("target", link)
    try writeWhole([2], to: link, replacing: true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    #expect(try folder.contents("target") == [2])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func aWriteProtectedFileIsNotReplaced() throws {
    _ = try folder.file("target", [1])
    chmod(path, 0o444)
    expectFailure("Permission denied (access)") { try writeWhole([2], to: path, replacing: true) }
    #expect(try folder.contents("target") == [1])
  }

  @Test func anExistingFileIsNotReplacedUnasked() throws {
    _ = try folder.file("target", [1, 2])
    #expect(throws: FileError.exists(path: path)) {
      try writeWhole([3], to: path, replacing: false)
    }
    #expect(try folder.contents("target") == [1, 2])
    #expect(try folder.names == ["target"])
  }

  @Test func aFileThatAppearsMeanwhileIsNotReplacedUnasked() throws {
    let file = try WholeFile(at: path, replacing: false)
    try file.write([3])
    _ = try folder.file("target", [1, 2])
    let error = finishing(file)
    #expect(error == .exists(path: path))
    #expect(try folder.contents("target") == [1, 2])
    #expect(try folder.names == ["target"])
  }

  @Test func aLinkToNowhereIsNotReplacedUnasked() throws {
    symlink("nowhere", path)
    #expect(throws: FileError.exists(path: path)) {
      try writeWhole([3], to: path, replacing: false)
    }
    #expect(try folder.names == ["target"])
  }

  @Test func ofManyThatWantANameOneGetsIt() async throws {
    let path = path
    let winners = await withTaskGroup(of: UInt8?.self) { group in
      for id in UInt8(0)..<16 {
        group.addTask {
          do throws(FileError) {
            try writeWhole(Array(repeating: id, count: 50_000), to: path, replacing: false)
            return id
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(winners.count == 1)
    #expect(try folder.contents("target") == Array(repeating: winners[0], count: 50_000))
    #expect(try folder.names == ["target"])
  }

  @Test func nothingHasTheNameBeforeTheEnd() throws {
    let file = try WholeFile(at: path, replacing: true)
    try file.write([1, 2])
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.write([3])
    try file.finish()
    #expect(try folder.contents("target") == [1, 2, 3])
  }

  /// Where the file system knows files without a name, there is none from the beginning.
  @Test func anUnfinishedFileLeavesNothing() throws {
    let unnamed = open(folder.path, O_WRONLY | __O_TMPFILE, 0o600)
    defer { close(unnamed) }
    func begin() throws {
      let file = try WholeFile(at: path, replacing: true)
      try file.write([1])
      #expect(try folder.names.count == (unnamed < 0 ? 1 : 0))
    }
    try begin()
    #expect(try folder.names == [])
  }

  @Test func aMissingFolderIsNamedWithTheSystemsReason() {
    let path = "\(folder.path)/none/target"
    let error = #expect(throws: FileError.self) {
      try writeWhole([1], to: path, replacing: true)
    }
    #expect(error.map { "\($0)" } == "cannot write '\(path)': No such file or directory (open)")
  }

  @Test func aFolderIsNotReplaced() throws {
    expectFailure("Is a directory (open)") {
      try writeWhole([1], to: folder.path, replacing: true)
    }
    #expect(try folder.names == [])
  }

  @Test func aFileIsNoFolder() throws {
    let file = try folder.file("file", [])
    expectFailure("Not a directory (stat)") {
      try writeWhole([1], to: "\(file)/x", replacing: true)
    }
  }

  @Test func aFullDeviceIsReported() {
    let error = #expect(throws: FileError.self) {
      try writeWhole([1], to: "/dev/full", replacing: true)
    }
    #expect(error.map { "\($0)" } == "cannot write '/dev/full': No space left on device (write)")
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func aPipeIsWrittenAsItIs() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let descriptor = open(path, O_RDWR | O_NONBLOCK)  // a reader that waits for no writer
    defer { close(descriptor) }
    try writeWhole([1, 2, 3], to: path, replacing: true)
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(descriptor, &bytes, 10) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(try folder.names == ["target"])
  }

  // A process of its own, for what it changes belongs to the whole process.
  @Test func aFileThatOutgrowsItsLimitLeavesNothing() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let path = "\(folder.path)/target"
      #expect(throws: FileError.failed(path: path, reason: "File too large (write)")) {
        try writeWhole(Array(repeating: 1, count: 100_000), to: path, replacing: true)
      }
      #expect(try folder.names == [])
    }
  }

  @Test func standardOutputThatIsAppendedToKeepsWhatItHas() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = try folder.file("log", [1, 2])
      #expect(dup2(open(path, O_WRONLY | O_APPEND), STDOUT_FILENO) == STDOUT_FILENO)
      try writeWhole([3], to: "/dev/stdout", replacing: true)
      try writeWhole([4], to: "/dev/fd/1", replacing: true)
      #expect(try folder.contents("log") == [1, 2, 3, 4])
      #expect(try folder.names == ["log"])
    }
  }

  private func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func finishing(_ file: consuming WholeFile) -> FileError? {
    do throws(FileError) {
      try file.finish()
      return nil
    } catch {
      return error
    }
  }

  /// Expects that `body` throws a `FileError` with `reason`.
  private func expectFailure(
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) {
    let error = #expect(throws: FileError.self, sourceLocation: sourceLocation, performing: body)
    guard case .failed(_, reason) = error else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
  }
}
