import Foundation
import Testing

@testable import TestSupport

@Suite final class InstallScriptTests {
  private let workshop: ScriptWorkshop

  init() throws {
    workshop = try ScriptWorkshop()
    try workshop.addInstallationTools()
  }

  deinit { workshop.remove() }

  private var prefix: String { workshop.folder.appending(path: "the prefix").path }

  static let files =
    [
      "bin/harmonic", "lib/harmonic/modules-1/Motion.o",
      "lib/harmonic/modules-1/Motion.swiftmodule", "share/applications/harmonic.desktop",
      "share/bash-completion/completions/harmonic",
      "share/fish/vendor_completions.d/harmonic.fish", "share/man/man1/harmonic-keys.1.gz",
      "share/man/man1/harmonic.1.gz",
      "share/metainfo/harmonic.metainfo.xml", "share/mime/packages/harmonic.xml",
      "share/thumbnailers/harmonic.thumbnailer", "share/zsh/site-functions/_harmonic",
    ]
    + [16, 24, 32, 48, 64, 128, 256, 512].map {
      "share/icons/hicolor/\($0)x\($0)/apps/harmonic.png"
    }

  @Test func everyFileHasItsPlaceBelowThePrefix() async throws {
    let output = try await workshop.run("install", "--prefix", prefix)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.text == "")
    #expect(try workshop.files(in: "the prefix") == Self.files.sorted())
    for shell in ["bash-completion/completions/harmonic", "zsh/site-functions/_harmonic"] {
      let text = try workshop.read("the prefix/share/\(shell)")
      #expect(text.hasPrefix("described for \(shell.prefix { $0 != "-" && $0 != "/" })"))
    }
    let build =
      "swift build --package-path \(workshop.folder.path) -c release -debug-info-format none"
    #expect(
      workshop.calls(of: "swift") == ["\(build) --target SwiftUI", "\(build) --product harmonic"])
  }

  @Test func modulesForViewsAreThereCompiled() async throws {
    let output = try await workshop.run("install", "--prefix", prefix)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let module = "the prefix/lib/harmonic/modules-1/Motion"
    #expect(try workshop.read("\(module).swiftmodule") == "the interface")
    #expect(try workshop.read("\(module).o") == "the code\n")
  }

  @Test func aModuleThatIsNotBuiltIsSaid() async throws {
    let program = try workshop.read("program").replacing(#"{interface,"a b.o"}"#, with: "interface")
    try workshop.write("program", program, isProgram: true)
    let output = try await workshop.run("install", "--prefix", prefix)
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("the module 'Motion' was not built"))
  }

  /// The page of each topic is its own.
  @Test func everyTopicOfTheManualIsAPage() async throws {
    _ = try await workshop.run("install", "--prefix", prefix)
    for (page, topic) in [("harmonic.1", "harmonic"), ("harmonic-keys.1", "keys")] {
      let text = try await Command("gzip", "-dc", "\(prefix)/share/man/man1/\(page).gz").run().text
      #expect(text == "described for man \(topic)\n")
    }
  }

  /// Drawn in four times the pixels, and reduced by the program itself.
  @Test func iconsAreDrawnByTheProgramInTheirSizes() async throws {
    _ = try await workshop.run("install", "--prefix", prefix)
    for size in [16, 24, 32, 48, 64, 128, 256, 512] {
      let words = try workshop.read(
        "the prefix/share/icons/hicolor/\(size)x\(size)/apps/harmonic.png")
      #expect(words.hasPrefix("capture \(workshop.folder.path)/Resources/Desktop/mean.metal "))
      #expect(words.contains(" --layer large.png --set picture=@large.png "))
      #expect(words.contains(" --background transparent "))
      #expect(words.contains(" --size \(size)x\(size) "))
    }
  }

  /// The system's own tools find out what is new, each in its folder.
  @Test func theDesktopIsUpdated() async throws {
    _ = try await workshop.run("install", "--prefix=\(prefix)")
    #expect(
      workshop.calls(of: "update-mime-database") == ["update-mime-database \(prefix)/share/mime"])
    #expect(
      workshop.calls(of: "update-desktop-database") == [
        "update-desktop-database \(prefix)/share/applications"
      ])
  }

  @Test func whatIsStagedUpdatesNothing() async throws {
    let stage = workshop.folder.appending(path: "stage").path
    let output = try await workshop.run(
      "install", "--prefix", "/usr", environment: ["DESTDIR": stage])
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    // Where Debian's zsh looks
    let expected = Self.files.map {
      "usr/" + $0.replacing("site-functions", with: "vendor-completions")
    }
    #expect(try workshop.files(in: "stage") == expected.sorted())
    #expect(workshop.calls(of: "update-mime-database") == [])
  }

  @Test func folderOutsideOfPATHIsPointedOut() async throws {
    let output = try await workshop.run("install", "--prefix", prefix)
    #expect(output.errorText.contains("install: installed harmonic below \(prefix)\n"))
    #expect(
      output.errorText.hasSuffix(
        "hint: '\(prefix)/bin' is not in PATH: call it as \(prefix)/bin/harmonic\n"))
  }

  @Test(arguments: [["--prefix", "here"], ["--prefix"], ["--prefix="], ["--all"]])
  func wrongArgumentsAreRefused(arguments: [String]) async throws {
    let output = try await workshop.run("install", arguments)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.hasPrefix("install: error: "))
    #expect(workshop.calls(of: "swift") == [])
  }

  @Test func aFolderThatCannotBeWrittenIsRefusedBeforeTheBuild() async throws {
    try workshop.write("a file", "")
    let path = workshop.folder.appending(path: "a file").path
    let output = try await workshop.run("install", "--prefix", path)
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("cannot write to '\(path)'"))
    #expect(workshop.calls(of: "swift") == [])
  }

  @Test func aBuildThatFailsInstallsNothing() async throws {
    try workshop.write("source-is-broken", "")
    let output = try await workshop.run("install", "--prefix", prefix)
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("error: broken"))
    #expect(try workshop.files(in: "the prefix") == [])
  }

  @Test func missingSwiftIsExplained() async throws {
    try workshop.removeTool("swift")
    let output = try await workshop.run("install", "--prefix", prefix)
    #expect(output.errorText.contains("hint: install Swift 6.3"))
    #expect(output.status == .exitCode(1))
  }
}
