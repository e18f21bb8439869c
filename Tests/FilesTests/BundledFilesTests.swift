import Files
import Foundation
import TestSupport
import Testing

/// The layout of the portable archive: `bin/harmonic` and `lib/harmonic`.
@Suite struct BundledFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bin", "lib/harmonic", "links"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    _ = try folder.file("bin/harmonic", [])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/links/harmonic", withDestinationPath: "../bin/harmonic")
  }

  @Test(arguments: ["bin/harmonic", "links/harmonic"])
  func areBesideTheProgram(program: String) throws {
    _ = try folder.file("lib/harmonic/fonts.conf", [])
    #expect(
      BundledFiles.folder(ofProgram: "\(folder.path)/\(program)")
        == realPath("\(folder.path)/lib/harmonic"))
  }

  /// Another program's folder of that name, or none
  @Test(arguments: ["bin/harmonic", "links/none"])
  func areNotThereWithoutTheirConfiguration(program: String) {
    #expect(BundledFiles.folder(ofProgram: "\(folder.path)/\(program)") == nil)
  }

  @Test func theTestsHaveNone() { #expect(BundledFiles.folder == nil) }
}
