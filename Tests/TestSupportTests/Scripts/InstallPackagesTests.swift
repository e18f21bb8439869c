import Foundation
import Testing

@testable import TestSupport

@Suite final class InstallPackagesTests {
  private let workshop: ScriptWorkshop

  init() throws { workshop = try ScriptWorkshop() }
  deinit { workshop.remove() }

  private let needed = [
    "pkg-config", "libdeflate-dev", "libegl-dev", "libgdk-pixbuf-2.0-dev", "libgl-dev",
    "libglfw3-dev", "libglib2.0-dev", "libpango1.0-dev", "fonts-inter",
    "fonts-noto-color-emoji", "libegl1", "libgl1-mesa-dri",
  ]

  @Test func installsExactlyWhatIsMissing() async throws {
    let missing = ["libglfw3-dev", "fonts-inter"]
    try install(needed.filter { !missing.contains($0) })
    let output = try await workshop.run("install-packages")
    #expect(output.status == .exitCode(0))
    #expect(
      workshop.calls(of: "apt-get") == [
        "apt-get install --yes --no-install-recommends libglfw3-dev fonts-inter"
      ])
    #expect(output.errorText.contains("libglfw3-dev fonts-inter"))
    #expect(output.text == "")
  }

  @Test func doesAndSaysNothingWhenAllIsThere() async throws {
    try install(needed)
    let output = try await workshop.run("install-packages")
    #expect(output.status == .exitCode(0))
    #expect(output.text + output.errorText == "")
    #expect(workshop.calls(of: "apt-get") == [])
  }

  @Test func packagesOfTheTestsAreAskedFor() async throws {
    try install(needed)
    _ = try await workshop.run("install-packages", "--tests")
    #expect(
      workshop.calls(of: "apt-get") == [
        "apt-get install --yes --no-install-recommends bubblewrap chromium dbus ffmpeg "
          + "fonts-dejavu-core "
          + "fonts-lohit-deva fonts-motoya-l-cedar glslang-tools libdecor-0-plugin-1-cairo "
          + "libx11-dev libxcb1-dev openbox pulseaudio pulseaudio-utils weston wl-clipboard x11-utils xdotool xvfb"
      ])
  }

  @Test func aGLFWForWaylandIsUnpackedOnceWhereTheInstalledOneIsOlder() async throws {
    let folder = workshop.folder.path
    try workshop.addTool("pkg-config", "exit 1")
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    let download = #"case $1 in download) cd "$OLDPWD" && : > "$2.deb";; esac"#
    try workshop.addTool("apt-get", download)
    try workshop.addTool("dpkg-deb", #"cd "$OLDPWD" && cp "$2" "$3/unpacked""#)
    try workshop.link("mv")
    let first = try await workshop.run("install-packages", "--tests")
    #expect(first.status == .exitCode(0))
    #expect(
      first.errorText
        == "install-packages: unpacking libglfw3-wayland into \(folder)/.build/wayland-glfw\n")
    #expect(workshop.calls(of: "apt-get") == ["apt-get download libglfw3-wayland"])
    #expect(try workshop.files(in: ".build") == ["wayland-glfw/unpacked"])
    let second = try await workshop.run("install-packages", "--tests")
    #expect(second.status == .exitCode(0))
    #expect(second.text + second.errorText == "")
    #expect(workshop.calls(of: "apt-get").count == 1)
  }

  @Test func aGLFWThatCannotBeFetchedIsExplained() async throws {
    try workshop.addTool("pkg-config", "exit 1")
    try workshop.addTool("dpkg-query", #"for name; do echo "$name installed"; done"#)
    try workshop.addTool("apt-get", "echo 'E: no network'; exit 100")
    let output = try await workshop.run("install-packages", "--tests")
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText.hasSuffix(
        """
        E: no network
        install-packages: error: libglfw3-wayland could not be unpacked
        hint: as root: apt-get update

        """))
    let again = try await workshop.run("install-packages", "--tests")
    #expect(again.status == .exitCode(1))
  }

  @Test func oldListsAreUpdatedAndTheInstallationIsTriedAgain() async throws {
    try install(needed.filter { $0 != "libegl1" })
    try workshop.write("lists-are-old", "")
    let output = try await workshop.run("install-packages")
    #expect(output.status == .exitCode(0))
    let install = "apt-get install --yes --no-install-recommends libegl1"
    #expect(workshop.calls(of: "apt-get") == [install, "apt-get update", install])
    #expect(!output.errorText.contains("404"))
  }

  @Test func failureOfAptIsShown() async throws {
    try workshop.addTool("apt-get", "echo 'E: no space left'; exit 100")
    let output = try await workshop.run("install-packages")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("E: no space left"))
    #expect(output.errorText.contains("hint: as root: apt-get update && apt-get install"))
  }

  @Test func sudoIsUsedByThoseWhoAreNotRoot() async throws {
    try install(needed.filter { $0 != "libegl1" })
    try workshop.addTool("sudo", #""$@""#)
    let output = try await workshop.run("install-packages", environment: ["USER_NUMBER": "1000"])
    #expect(output.status == .exitCode(0))
    #expect(
      workshop.calls(of: "sudo") == [
        "sudo env DEBIAN_FRONTEND=noninteractive"
          + " apt-get install --yes --no-install-recommends libegl1"
      ])
    #expect(workshop.calls(of: "apt-get").count == 1)
  }

  @Test func commandIsToldWhereThereIsNoSudo() async throws {
    try install(needed.filter { $0 != "libegl1" })
    let output = try await workshop.run("install-packages", environment: ["USER_NUMBER": "1000"])
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText.hasSuffix(
        "hint: as root: apt-get update && apt-get install --yes --no-install-recommends libegl1\n"))
    #expect(workshop.calls(of: "apt-get") == [])
  }

  @Test func packagesOfThePortableArchiveAreAskedFor() async throws {
    try install(needed)
    _ = try await workshop.run("install-packages", "--portable")
    #expect(
      workshop.calls(of: "apt-get") == [
        "apt-get install --yes --no-install-recommends binutils cmake gcc libwayland-dev "
          + "libxcursor-dev libxi-dev libxinerama-dev libxkbcommon-dev libxrandr-dev libxxf86vm1 "
          + "make patchelf xz-utils"
      ])
  }

  /// Each library that is missing by pkg-config's name for it, and no other; then the packages of
  /// three families of systems.
  @Test func whatIsMissingIsSaidWhereThereIsNoApt() async throws {
    try workshop.removeTool("apt-get")
    try workshop.addTool("pkg-config", "case $2 in glfw3|egl) exit 1 ;; esac")
    let output = try await workshop.run("install-packages")
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText.hasPrefix(
        """
        install-packages: error: this is missing, and there is no apt to install it with:
          egl
          glfw3
        hint: install it as your system calls it; these lists are untried:
          Fedora: sudo dnf install

        """))
    for package in ["glfw-devel", "  Arch: sudo pacman", "libglfw-devel"] {
      #expect(output.errorText.contains(package))
    }
  }

  @Test func nothingIsSaidWhereAllLibrariesAreThereWithoutApt() async throws {
    try workshop.removeTool("apt-get")
    let output = try await workshop.run("install-packages")
    #expect(output.status == .exitCode(0))
    #expect(output.text + output.errorText == "")
    #expect(
      workshop.calls(of: "pkg-config")
        == [
          "libdeflate", "egl", "gl", "gdk-pixbuf-2.0", "glfw3", "gio-2.0", "pangocairo",
          "fontconfig",
        ].map { "pkg-config --exists \($0)" })
  }

  @Test func commandsOfTheTestsAreLookedForWhereThereIsNoApt() async throws {
    try workshop.removeTool("apt-get")
    try workshop.addTool("ffmpeg", "")
    let output = try await workshop.run("install-packages", "--tests")
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("\n  weston\n"))
    #expect(!output.errorText.contains("ffmpeg"))
  }

  @Test func unknownArgumentIsRefused() async throws {
    let output = try await workshop.run("install-packages", "--all")
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("--all"))
  }

  /// With the machine's own dpkg: the tests run, so everything is there.
  @Test(.enabled(if: (try? Command.path(of: "dpkg-query")) != nil, "not a Debian machine"))
  func nothingIsMissingHere() async throws {
    let root = TestFile(path: #filePath).packageFolder
    let script = root.appending(path: "Scripts/install-packages").path
    let output = try await Command(script, "--tests").run()
    #expect(output.status == .exitCode(0))
    #expect(output.text + output.errorText == "")
  }

  private func install(_ packages: [String]) throws {
    try workshop.write("installed", packages.map { $0 + "\n" }.joined())
  }
}
