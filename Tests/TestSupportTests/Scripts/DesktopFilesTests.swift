import Foundation
import Testing

@testable import TestSupport

/// Files that the desktop reads, checked by the desktop's own tools.
@Suite struct DesktopFilesTests {
  private static let folder = TestFile(path: #filePath).packageFolder
    .appending(path: "Resources/Desktop").path

  private static func isInstalled(_ program: String) -> Bool {
    (try? Command.path(of: program)) != nil  // it is asked only whether it is there
  }

  @Test(.enabled(if: isInstalled("desktop-file-validate"), "no desktop-file-validate"))
  func theMenuEntryIsValid() async throws {
    let output = try await Command(
      "desktop-file-validate", "\(Self.folder)/harmonic.desktop"
    ).run()
    #expect(output.status == .exitCode(0))
    #expect(output.text + output.errorText == "")
  }

  /// The name of the component would have to begin with a domain of the project's, which has none.
  @Test(.enabled(if: isInstalled("appstreamcli"), "no appstreamcli"))
  func theMetadataIsValid() async throws {
    let output = try await Command(
      "appstreamcli", "validate", "--no-net", "--no-color", "\(Self.folder)/harmonic.metainfo.xml"
    ).run()
    let remarks = output.text.split(separator: "\n").filter {
      ["E:", "W:", "I:"].contains($0.prefix(2))
    }
    #expect(remarks == ["W: harmonic.desktop:3: cid-desktopapp-is-not-rdns harmonic.desktop"])
  }

  @Test(.enabled(if: isInstalled("update-mime-database"), "no update-mime-database"))
  func shadersHaveTheirTypes() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/packages", withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: "\(Self.folder)/harmonic-mime.xml", toPath: "\(folder.path)/packages/harmonic.xml")
    let output = try await Command("update-mime-database", folder.path).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let globs = String(decoding: try folder.contents("globs"), as: UTF8.self)
    let types = globs.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      Set(types) == [
        "text/x-metal:*.metal", "text/x-isf:*.fs", "text/x-isf:*.isf", "text/x-glsl:*.glsl",
        "text/x-glsl:*.frag",
      ])
    // Both entries are for every type.
    for file in ["harmonic.desktop", "harmonic.thumbnailer"] {
      let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
      #expect(text.contains("\nMimeType=text/x-metal;text/x-isf;text/x-glsl;\n"))
    }
  }
}
