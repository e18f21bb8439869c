import Foundation
import Testing

@testable import TestSupport

/// The portable archive, from a made-up system whose libraries are texts.
@Suite(.enabled(if: (try? Command.path(of: "dpkg-query")) != nil, "not a Debian machine"))
final class PortableScriptTests {
  private let workshop: ScriptWorkshop
  private let system: TemporaryFolder

  /// The folder of libraries as Debian's, with a name that holds no spaces, as on each system.
  private let libraries: String

  /// Needed by the program, by decoders, by what GLFW loads, or by one another.
  private static let bundled = ["libgdk_pixbuf-2.0.so.0", "libgio-2.0.so.0", "libmade.so.7"]
  /// Loaded by GLFW by their names.
  private static let ofGLFW = [
    "libXcursor.so.1", "libXext.so.6", "libXi.so.6", "libXinerama.so.1", "libXrandr.so.2",
    "libXrender.so.1", "libXxf86vm.so.1", "libwayland-cursor.so.0", "libwayland-egl.so.1",
  ]
  /// The C library, the driver and what it is linked to, and the connection to the window system.
  private static let ofTheSystem = [
    "libc.so.6", "libm.so.6", "libGL.so.1", "libEGL.so.1", "libstdc++.so.6", "libgcc_s.so.1",
    "libexpat.so.1", "libz.so.1", "libX11.so.6", "libxcb.so.1", "libXau.so.6",
    "libwayland-client.so.0", "libxkbcommon.so.0",
  ]

  init() throws {
    workshop = try ScriptWorkshop()
    system = try TemporaryFolder()
    libraries = "\(system.path)/lib"
    try workshop.addInstallationTools()
    for tool in [
      "cut", "date", "du", "mv", "realpath", "sed", "sort", "tail", "tar", "xz",
    ] {
      try workshop.link(tool)
    }
    try addSystem()
    try addPackageTools()
    try addBuildTools()
  }

  deinit { workshop.remove() }

  private func addSystem() throws {
    let decoders = "\(libraries)/gdk-pixbuf-2.0/2.10.0/loaders"
    for folder in [decoders, "\(system.path)/fonts"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let files =
      (Self.bundled + Self.ofGLFW + Self.ofTheSystem + ["libglfw.so.3"]).map { "lib/\($0)" }
      + ["gif", "svg", "tiff"].map {
        "lib/gdk-pixbuf-2.0/2.10.0/loaders/libpixbufloader-\($0).so"
      } + ["fonts/Inter-Bold.otf", "fonts/Inter-BoldItalic.otf", "fonts/README"]
    for file in files {
      let modules = file.contains("gio") ? "/gio/modules" : ""
      try "before \(libraries)\(modules)\0after".write(
        toFile: "\(system.path)/\(file)", atomically: true, encoding: .utf8)
    }
    let needed = (Self.bundled + Self.ofTheSystem + ["libglfw.so.3"]).map {
      "\t\($0) => \(libraries)/\($0) (0x00007f0a)\n"
    }
    try workshop.write("needed", "\tlinux-vdso.so.1 (0x00007f0a)\n" + needed.joined())
    try workshop.addTool("ldd", "cat needed")
    try workshop.addTool("cc", #"f="\#(libraries)/${1#*=}"; [ -e "$f" ] && echo "$f" || echo x"#)
    try workshop.addTool(
      "query-loaders", #"echo '# made by a program'; for f; do echo "\"$f\""; echo '"gif" 4'; done"#
    )
    try workshop.addTool(
      "pkg-config",
      """
      case $1 in
        *moduledir) echo '\(decoders)' ;;
        *query_loaders) echo '\(workshop.folder.path)/tools/query-loaders' ;;
      esac
      """)
  }

  private func addPackageTools() throws {
    try workshop.addTool(
      "dpkg-query",
      """
      case $1 in
        --search) echo "libc6:amd64: $2"; exit 1 ;;
        --listfiles) for f in '\(system.path)'/fonts/*; do echo "$f"; done ;;
        *) for name; do echo "$name installed"; done ;;
      esac
      """)
    try workshop.addTool(
      "apt-get",
      """
      case "$*" in
        indextargets*) echo http://mirror.test/debian/ ;;
        *' source '*) cp glfw.tar "$OLDPWD/glfw3_3.4.orig.tar.gz" ;;
        *' update') [ ! -e no-network ] || { echo 'E: no network'; exit 100; } ;;
      esac
      """)
    try workshop.addTool("git", "echo 1700000000")
    try workshop.addTool("uname", "echo riscv64")
  }

  private func addBuildTools() throws {
    let source = "\(system.path)/glfw-3.4/src"
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
    try ".libdecorMode = GLFW_WAYLAND_PREFER_LIBDECOR\n".write(
      toFile: "\(source)/init.c", atomically: true, encoding: .utf8)
    try "zlib license\n".write(
      toFile: "\(system.path)/glfw-3.4/LICENSE.md", atomically: true, encoding: .utf8)
    let packing = Process()
    packing.executableURL = URL(filePath: try Command.path(of: "tar"))
    packing.arguments = [
      "--create", "--file", "\(workshop.folder.path)/glfw.tar", "--directory", system.path,
      "glfw-3.4",
    ]
    try packing.run()
    packing.waitUntilExit()
    try workshop.addTool(
      "cmake",
      #"[ "$1" != --build ] || { mkdir -p "$2/src"; cp "$2/../src/init.c" "$2/src/libglfw.so.3"; }"#
    )
    try workshop.addTool("patchelf", "")
    try workshop.write("asked", "2.34")
    try workshop.addTool("objdump", #"echo "0000 DF *UND* 0000 (GLIBC_$(cat asked)) open""#)
  }

  private let name = "harmonic-7.5-riscv64"

  private func pack() async throws -> Command.Output {
    try await workshop.run("package", "--portable")
  }

  private func unpack() async throws {
    let output = try await Command(
      "tar", "xf", "\(name).tar.xz", workingDirectory: workshop.folder.path
    ).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  @Test func theArchiveHoldsTheProgramItsLibrariesAndAFont() async throws {
    let output = try await pack()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    try await unpack()
    let expected =
      InstallScriptTests.files
      + (Self.bundled + Self.ofGLFW).map { "lib/harmonic/\($0)" } + [
        "lib/harmonic/fonts.conf", "lib/harmonic/fonts/Inter-Bold.otf",
        "lib/harmonic/libglfw.so.3", "lib/harmonic/libpixbufloader-gif.so",
        "lib/harmonic/loaders.cache", "share/doc/harmonic/fonts-inter",
        "share/doc/harmonic/harmonic", "share/doc/harmonic/libc6",
        "share/doc/harmonic/libglfw3",
      ]
    #expect(try workshop.files(in: name) == expected.sorted())
    #expect(
      output.errorText.hasSuffix("hint: tar xf \(name).tar.xz && \(name)/bin/harmonic\n"))
  }

  /// Libraries are found from where the program is, and each from where it is itself: a path of the
  /// program alone does not hold for what its libraries need.
  @Test func everyLibraryIsFoundRelativeToTheProgram() async throws {
    _ = try await pack()
    let calls = workshop.calls(of: "patchelf")
    #expect(calls.count { $0.hasPrefix("patchelf --set-rpath $ORIGIN/../lib/harmonic ") } == 1)
    #expect(
      calls.count { $0.hasPrefix("patchelf --set-rpath $ORIGIN /") }
        == Self.bundled.count + Self.ofGLFW.count + 2)  // GLFW, and a decoder
  }

  @Test(arguments: [("libgio-2.0.so.0", "/gio/modules"), ("libgdk_pixbuf-2.0.so.0", "")])
  func modulesOfTheSystemAreNotLoaded(library: String, folder: String) async throws {
    _ = try await pack()
    try await unpack()
    let old = try String(contentsOfFile: "\(libraries)/\(library)", encoding: .utf8)
    let new = try workshop.read("\(name)/lib/harmonic/\(library)")
    #expect(old.contains("\(libraries)\(folder)"))
    #expect(new.hasPrefix("before /dev/null/"))
    #expect(new.hasSuffix("\0after"))
    #expect(new.utf8.count == old.utf8.count)  // nothing in the library has moved
  }

  @Test func decodersAreListedByTheirNamesAlone() async throws {
    _ = try await pack()
    try await unpack()
    #expect(
      try workshop.read("\(name)/lib/harmonic/loaders.cache")
        == "\"libpixbufloader-gif.so\"\n\"gif\" 4\n")
  }

  @Test func aGLFWForBothWindowSystemsIsFetchedOnceAndBuilt() async throws {
    let first = try await pack()
    #expect(first.status == .exitCode(0), "\(first.errorText)")
    try await unpack()
    // The stand-in for the compiler gives back its source.
    #expect(
      try workshop.read("\(name)/lib/harmonic/libglfw.so.3")
        == ".libdecorMode = GLFW_WAYLAND_DISABLE_LIBDECOR\n")
    let fetches = workshop.calls(of: "apt-get").filter { $0.contains(" source ") }
    #expect(fetches.count == 1)
    _ = try await pack()
    #expect(workshop.calls(of: "apt-get").filter { $0.contains(" source ") } == fetches)
  }

  @Test func aSourceThatCannotBeFetchedIsExplained() async throws {
    try workshop.write("no-network", "")
    let output = try await pack()
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("the source of GLFW could not be fetched:\nE: no network\n"))
    #expect(output.errorText.contains("hint: put glfw3_*.orig.tar.gz of Debian's trixie into"))
    #expect(try workshop.files(in: ".").allSatisfy { !$0.hasSuffix(".xz") })
  }

  @Test(arguments: [("2.36", true), ("2.38", false), ("2.4", true)])
  func whatNeedsANewerCLibraryIsRefused(asked: String, isTaken: Bool) async throws {
    try workshop.write("asked", asked)
    let output = try await pack()
    #expect(output.status == .exitCode(isTaken ? 0 : 1))
    #expect(
      output.errorText.contains("needs version \(asked) of the C library, more than 2.36")
        == !isTaken)
  }

  @Test func aLibraryThatIsNotInstalledIsNamed() async throws {
    try workshop.write("needed", "\tlibmade.so.7 => not found\n")
    let output = try await pack()
    #expect(output.status == .exitCode(1))
    #expect(
      output.errorText.contains("the library 'libmade.so.7', which the archive needs, is not"))
  }

  @Test func theSameCommitGivesTheSameArchive() async throws {
    _ = try await pack()
    let path = workshop.folder.appending(path: "\(name).tar.xz")
    let first = try Data(contentsOf: path)
    try FileManager.default.removeItem(at: path)
    _ = try await pack()
    #expect(try Data(contentsOf: path) == first)
  }

  @Test func unknownArgumentsAreRefused() async throws {
    let output = try await workshop.run("package", "--flat")
    #expect(output.status == .exitCode(2))
    #expect(
      output.errorText
        == "package: error: unknown arguments: --flat\nusage: Scripts/package [--portable]\n")
    #expect(workshop.calls(of: "swift") == [])
  }

  @Test func anotherSystemIsShownTheWayToMakeIt() async throws {
    try workshop.removeTool("apt-get")
    let output = try await pack()
    #expect(output.status == .exitCode(1))
    #expect(output.errorText.contains("Scripts/try-on bookworm Scripts/package --portable"))
    #expect(workshop.calls(of: "swift") == [])
  }
}
