import Files
import Foundation
import TestSupport
import Testing

/// Files that were being written when their process was killed.
@Suite struct LeftFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func whatNobodyWritesAnyMoreIsRemoved() async throws {
    _ = try folder.file(".harmonic-3w5e11264sgsf", [1])
    _ = try folder.file(".harmonic-zzzzzzzzzzz", [1])
    try await expectRemoval(leaving: [])
  }

  /// Expects what is left to be removed: not at once, for a process that another test starts has
  /// what was open until it runs its program.
  private func expectRemoval(leaving names: [String]) async throws {
    await waitUntil("nobody has the files open any more", equals: names) {
      removeLeftFiles(in: folder.path)
      return try folder.names
    }
  }

  @Test func whatIsBeingWrittenStays() async throws {
    let path = "\(folder.path)/target"
    let open = FileHandle(forWritingAtPath: try folder.file(".harmonic-3w5e11264sgsf", [1]))
    let file = try WholeFile(at: path, replacing: true)
    try file.write([1, 2])
    removeLeftFiles(in: folder.path)
    #expect(try folder.names.contains(".harmonic-3w5e11264sgsf"))
    try file.finish()
    try open?.close()
    try await expectRemoval(leaving: ["target"])
    #expect(try folder.contents("target") == [1, 2])
  }

  @Test func otherFilesStay() throws {
    let names = [
      ".harmonic", ".harmonic-", ".harmonic-backup", ".harmonic-mesh.txt",
      ".harmonic-ABC-DEF-GHI", "harmonic-3w5e11264sgsf",
    ]
    for name in names { _ = try folder.file(name, [1]) }
    removeLeftFiles(in: folder.path)
    removeLeftFiles(in: folder.path + "/missing")
    #expect(try Set(folder.names) == Set(names))
  }

  /// The names are those that files in the making have.
  @Test func aKilledWriterLeavesNothingForLong() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      let folder = NSTemporaryDirectory() + "harmonic-killed-\(UUID())"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      let file = try WholeFile(at: "\(folder)/target", replacing: true)
      try file.write([1, 2])
      FileHandle.standardOutput.write(Data("<\(folder)>".utf8))
      kill(getpid(), SIGKILL)
      try file.finish()
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let folder = String(try #require(output.split(separator: "<").last).prefix { $0 != ">" })
    defer { try? FileManager.default.removeItem(atPath: folder) }  // the system clears it
    removeLeftFiles(in: folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}
