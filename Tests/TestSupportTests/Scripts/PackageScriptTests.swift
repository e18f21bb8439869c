import Foundation
import Testing

@testable import TestSupport

/// With the machine's own `dpkg-deb`, which also reads the package again.
@Suite(.enabled(if: (try? Command.path(of: "dpkg-deb")) != nil, "not a Debian machine"))
final class PackageScriptTests {
  private let workshop: ScriptWorkshop

  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.addInstallationTools()
    try workshop.addTool("dpkg", "echo riscv64")
    let libraries = "libc6 (>= 2.36), libglfw3 (>= 3.3)"
    try workshop.addTool("dpkg-shlibdeps", "echo 'shlibs:Depends=\(libraries)'")
    try workshop.addTool(
      "git",
      """
      case $* in
        *user.name) echo 'A Name' ;;
        *user.email) echo name@host.test ;;
        *log*) echo 1700000000 ;;
      esac
      """)
    for tool in [
      "cut", "date", "dpkg-deb", "du", "find", "md5sum", "mv", "sed", "sort", "tar", "xargs",
    ] {
      try workshop.link(tool)
    }
  }

  deinit { workshop.remove() }

  private let name = "harmonic_7.5_riscv64.deb"

  private func read(_ arguments: String...) async throws -> String {
    var command = Command("dpkg-deb", workingDirectory: workshop.folder.path)
    command.arguments = arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return output.text
  }

  @Test func thePackageHoldsWhatIsInstalledAndItsDocuments() async throws {
    let output = try await workshop.run("package")
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let lines = try await read("--contents", name).split(separator: "\n")
      .filter { !$0.hasSuffix("/") }
    #expect(lines.allSatisfy { $0.contains(" root/root ") })
    let files = lines.compactMap { $0.split(separator: " ./").last.map(String.init) }
    let expected =
      InstallScriptTests.files.map { $0.replacing("site-functions", with: "vendor-completions") }
      + ["share/doc/harmonic/changelog.gz", "share/doc/harmonic/copyright"]
    #expect(files.sorted() == expected.map { "usr/\($0)" }.sorted())
  }

  @Test func theControlFileSaysWhatItIsAndNeeds() async throws {
    _ = try await workshop.run("package")
    #expect(
      try await read("--field", name, "Version", "Architecture", "Maintainer", "Depends") == """
        Version: 7.5
        Architecture: riscv64
        Maintainer: A Name <name@host.test>
        Depends: libc6 (>= 2.36), libglfw3 (>= 3.3) | libglfw3-wayland (>= 3.3), libgl1-mesa-dri

        """)
    #expect(try await read("--field", name, "Installed-Size") != "0\n")
  }

  @Test func maintainerIsWhoDebiansVariablesName() async throws {
    _ = try await workshop.run(
      "package", environment: ["DEBFULLNAME": "Another", "DEBEMAIL": "another@host.test"])
    #expect(try await read("--field", name, "Maintainer") == "Another <another@host.test>\n")
  }

  @Test func theLicenseIsPackedInDebiansForm() async throws {
    _ = try await workshop.run("package")
    _ = try await read("--extract", name, "unpacked")
    let text = try workshop.read("unpacked/usr/share/doc/harmonic/copyright")
    #expect(
      text.contains(
        "\nFiles: *\nCopyright: 2026 The harmonic authors\nLicense: Expat\n Permission is hereby"))
    #expect(text.contains("\n .\n The above copyright notice"))
  }

  @Test func theSameCommitGivesTheSamePackage() async throws {
    _ = try await workshop.run("package")
    let path = workshop.folder.appending(path: name)
    let first = try Data(contentsOf: path)
    try FileManager.default.removeItem(at: path)
    _ = try await workshop.run("package")
    #expect(try Data(contentsOf: path) == first)
  }

  @Test func itIsWrittenIntoTheCurrentFolderAndNothingElseIsLeft() async throws {
    let folder = try TemporaryFolder()
    let output = try await workshop.run(
      "package", environment: ["TMPDIR": folder.path], from: folder.path)
    #expect(try folder.names == [name])
    #expect(output.errorText.hasSuffix("hint: as root: apt install ./\(name)\n"))
    #expect(workshop.calls(of: "update-mime-database") == [])
  }

  @Test func missingToolIsExplained() async throws {
    try workshop.removeTool("dpkg-shlibdeps")
    let output = try await workshop.run("package")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("hint: as root: apt-get install dpkg-dev"))
    #expect(workshop.calls(of: "swift") == [])
  }
}
