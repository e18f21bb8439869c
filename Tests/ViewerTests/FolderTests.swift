import Foundation
import TestSupport
import Testing

/// A folder of shaders in a real window, and a shader from the clipboard.
@Suite struct FolderTests {
  private static func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-folder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return folder
  }

  private static func toy(_ color: String) -> String {
    "void mainImage(out vec4 c, in vec2 p) { c = vec4(\(color), 1.0); }\n"
  }

  private func middle(_ session: WindowSession) async throws -> VirtualDisplay.Color {
    let frame = try await session.frame()
    return try session.display.pixel(at: frame.position(frame.width / 2, frame.height / 2))
  }

  @Test func aFolderShowsPicturesAndAClickOpensOne() async throws {
    let endless = """
      void mainImage(out vec4 c, in vec2 p) {
        float x = p.x;
        while (x > -1.0) { for (int i = 0; i >= 0; i = i ^ 1) { x = fract(x * 1.1 + iTime); } }
        c = vec4(x);
      }
      """
    let folder = try Self.folder([
      "a-red.glsl": Self.toy("1.0, 0.0, 0.0"), "b-green.glsl": Self.toy("0.0, 1.0, 0.0"),
      "c-endless.glsl": endless, "d-blue.glsl": Self.toy("0.0, 0.0, 1.0"),
      "notes.txt": "not a shader",
    ])
    let session = try await WindowSession([folder.path, "--size", "560x300"])
    let frame = try await session.frame()
    // Three columns of 162.7 points from 20 on: two pictures of the first row, and the fourth below
    let places = [(0, 101, 71), (1, 280, 71), (3, 101, 216)]
    let colors = [0: 0xFF0000, 1: 0x00FF00, 3: 0x0000FF] as [Int: UInt32]
    for (index, x, y) in places {
      let color = try #require(colors[index])
      await waitUntil("the picture of shader \(index) shows") {
        try session.display.pixel(at: frame.position(x, y)) == VirtualDisplay.Color(color)
      }
    }
    try await session.display.click(.left, at: frame.position(280, 71))
    await waitUntil("the green shader fills the window") {
      try await self.middle(session) == VirtualDisplay.Color(0x00FF00)
    }
    // The endless one is reported and not shown; the next step goes beyond it.
    try await session.display.press("Page_Down")
    try await session.program.nextLine {
      $0.contains("'c-endless' is not shown")
        || $0.contains("a frame of 'c-endless' takes about ")
    }
    try await session.display.press("Page_Down")
    await waitUntil("the blue shader fills the window") {
      try await self.middle(session) == VirtualDisplay.Color(0x0000FF)
    }
    // Escape goes back to the page.
    try await session.display.press("Escape")
    await waitUntil("the page of pictures is back") {
      try session.display.pixel(at: frame.position(101, 71)) == VirtualDisplay.Color(0xFF0000)
    }
    #expect(try await session.quit().status == .exitCode(0))
    // Pictures are kept for the next time; whether the endless one has one is its driver's affair.
    let cache = session.home.appending(path: ".cache/harmonic/thumbnails").path
    let kept = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(kept.filter { $0.hasSuffix(".png") }.count >= 3)
  }

  /// A view of a project has a tile that says that it runs; a click runs it, PageDown goes to that
  /// of the next file, and Esc the way back.
  @Test func aPageOffersTheViewsOfItsProject() async throws {
    func page(_ name: String, _ color: String) -> String {
      """
      import SwiftUI
      struct \(name): View { var body: some View { \(color).ignoresSafeArea() } }
      #Preview(traits: .fixedLayout(width: 280, height: 150)) { \(name)() }
      """
    }
    let folder = try Self.folder([
      "Package.swift": "", "First.swift": page("First", "Color(red: 1, green: 0, blue: 0)"),
      "Second.swift": page("Second", "Color(red: 0, green: 1, blue: 0)"),
      "blue.glsl": Self.toy("0.0, 0.0, 1.0"),
    ])
    let session = try await WindowSession(
      [folder.path, "--size", "560x300"], environment: ["XDG_CACHE_HOME": ViewCaches.path])
    let frame = try await session.frame()
    func waitForShader() async {
      await waitUntil("the page shows its shader") {
        try session.display.pixel(at: frame.position(459, 71)) == VirtualDisplay.Color(0x0000FF)
      }
    }
    func waitForMiddle(_ color: UInt32, _ words: String) async {
      await waitUntil("\(words)") {
        try await self.middle(session) == VirtualDisplay.Color(color)
      }
    }
    await waitForShader()
    // Keys step to shaders alone: nothing runs without a click.
    try await session.display.press("Page_Down")
    await waitForMiddle(0x0000FF, "the shader fills the window")
    try await session.display.press("Escape")
    await waitForShader()
    try await session.display.click(.left, at: frame.position(101, 71))
    await waitForMiddle(0xFF0000, "the first view is shown")
    try await session.display.press("Page_Down")
    await waitForMiddle(0x00FF00, "that of the next file is shown")
    try await session.display.press("Escape")
    await waitForMiddle(0xFF0000, "the first is back")
    try await session.display.press("Escape")
    await waitForShader()
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// While its page is shown, a file comes, another changes its color, and one goes.
  @Test func aPageFollowsItsFolder() async throws {
    let folder = try Self.folder([
      "a.glsl": Self.toy("1.0, 0.0, 0.0"), "b.glsl": Self.toy("0.0, 1.0, 0.0"),
    ])
    let session = try await WindowSession([folder.path, "--size", "560x300"])
    let frame = try await session.frame()
    func waitForPicture(_ x: Int, _ color: UInt32, _ words: String) async {
      await waitUntil("\(words)") {
        try session.display.pixel(at: frame.position(x, 71)) == VirtualDisplay.Color(color)
      }
    }
    await waitForPicture(101, 0xFF0000, "the first picture shows")
    await waitForPicture(280, 0x00FF00, "the second picture shows")
    try Data(Self.toy("0.0, 0.0, 1.0").utf8).write(to: folder.appending(path: "c.glsl"))
    await waitForPicture(459, 0x0000FF, "the new file's picture shows")
    try Data(Self.toy("1.0, 1.0, 0.0").utf8).write(to: folder.appending(path: "b.glsl"))
    await waitForPicture(280, 0xFFFF00, "the changed file's picture shows")
    try FileManager.default.removeItem(at: folder.appending(path: "a.glsl"))
    await waitForPicture(101, 0xFFFF00, "the second file is the first")
    await waitForPicture(280, 0x0000FF, "and the third the second")
    // What is clicked is what is shown there.
    try await session.display.click(.left, at: frame.position(280, 71))
    await waitUntil("the new file fills the window") {
      try await self.middle(session) == VirtualDisplay.Color(0x0000FF)
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// Two hundred files: the page is there at once, its first pictures come, and what lies far below
  /// opens before it has one.
  @Test func aFolderOfTwoHundredFilesOpens() async throws {
    // Red tells the file, and green that it is one of these.
    let files = (0..<200).map { index in
      let name = String(repeating: "0", count: 3 - "\(index)".count) + "\(index)"
      return ("\(name).glsl", Self.toy("\(Double(index + 50) / 255), 1.0, 0.0"))
    }
    let folder = try Self.folder(Dictionary(uniqueKeysWithValues: files))
    let listed = try await Command.harmonic("list", folder.path).run()
    let titles = Set(files.map { $0.0.dropLast(".glsl".count) })
    #expect(titles.isSubset(of: listed.text.split(separator: "\n")))
    let session = try await WindowSession([folder.path, "--size", "560x300"])
    let frame = try await session.frame()
    await waitUntil("the first picture shows") {
      try session.display.pixel(at: frame.position(101, 71)) == VirtualDisplay.Color(0x32FF00)
    }
    // Before the page is the last one.
    try await session.display.press("Page_Up")
    await waitUntil("the last shader fills the window") {
      try await self.middle(session) == VirtualDisplay.Color(0xF9FF00)
    }
    #expect(try await session.quit().status == .exitCode(0))
  }

  /// The same while others have the processors: pictures come late, and none is refused for it.
  @Test func aFolderOfTwoHundredFilesOpensOnABusyMachine() async throws {
    let files = (0..<200).map { index in
      let name = String(repeating: "0", count: 3 - "\(index)".count) + "\(index)"
      return ("\(name).glsl", Self.toy("\(Double(index + 50) / 255), 1.0, 0.0"))
    }
    let folder = try Self.folder(Dictionary(uniqueKeysWithValues: files))
    let busy = try (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
      try Command("/bin/sh", "-c", "while :; do :; done").start()
    }
    let session = try await WindowSession([folder.path, "--size", "560x300"])
    let frame = try await session.frame()
    // Two rows of three columns
    for (index, color) in [0x32FF00, 0x33FF00, 0x34FF00, 0x35FF00, 0x36FF00, 0x37FF00].enumerated()
    {
      let place = frame.position([101, 280, 459][index % 3], index < 3 ? 71 : 216)
      await waitUntil("the picture of shader \(index) shows") {
        try session.display.pixel(at: place) == VirtualDisplay.Color(UInt32(color))
      }
    }
    try await session.display.click(.left, at: frame.position(280, 216))
    await waitUntil("the fifth shader fills the window") {
      try await self.middle(session) == VirtualDisplay.Color(0x36FF00)
    }
    for command in busy { _ = try await command.terminate() }
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    #expect(!output.errorText.contains("is not shown"), "\(output.errorText)")
  }

  @Test func aFolderWithoutShadersIsRefused() async throws {
    let folder = try Self.folder(["notes.txt": "nothing"])
    let output = try await Command.harmonic("capture", folder.path, "-o", "/dev/null").run()
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("holds neither a shader nor a view that can be shown"))
  }

  @Test func aShaderIsPastedFromTheClipboard() async throws {
    let folder = try Self.folder(["a.glsl": Self.toy("1.0, 0.0, 0.0")])
    let session = try await WindowSession(
      [folder.appending(path: "a.glsl").path, "--size", "300x200"], cornerShows: false)
    await waitUntil("the file shows") {
      try await self.middle(session) == VirtualDisplay.Color(0xFF0000)
    }
    let holder = try Command(
      Command.builtExecutable("ClipboardHolder"), Self.toy("0.0, 0.0, 1.0"),
      environment: session.display.environment
    ).start()
    try await holder.nextLine(of: .output) { $0 == "held" }
    try await session.display.activate(session.window)
    try await session.display.press("ctrl+v")
    try await session.program.nextLine { $0.contains("'pasted shader' is taken for Shadertoy") }
    await waitUntil("the pasted shader shows") {
      try await self.middle(session) == VirtualDisplay.Color(0x0000FF)
    }
    #expect(try await session.quit().status == .exitCode(0))
    withExtendedLifetime(holder) {}
  }
}
