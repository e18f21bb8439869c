import Foundation
import TestSupport
import Testing

/// The window on a machine without fonts.
@Suite(.serialized) struct MissingFontsWindowTests {
  /// A file of fontconfig that names an empty folder.
  private static func noFonts() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-fonts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/none", withIntermediateDirectories: true)
    let file = "\(folder)/fonts.conf"
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>\(folder)/none</dir><cachedir>\(folder)/cache</cachedir></fontconfig>
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Pixels of the window that are brighter than half, in some of its columns.
  private func brightPixels(of session: WindowSession, in columns: Range<Int>) async throws -> Int {
    let picture = try session.display.screenshot(of: try await session.frame())
    return (0..<picture.height).reduce(0) { count, y in
      count
        + columns.clamped(to: 0..<picture.width).count { column in
          picture.pixels[(y * picture.width + column) * 4] > 128
        }
    }
  }

  @Test func panelAndHelpAreDrawnWithoutFontsAndItIsSaidOnce() async throws {
    let session = try await WindowSession(
      ["--paused", "--size", "550x420"], width: 2000, height: 1000,
      environment: ["FONTCONFIG_FILE": try Self.noFonts()])
    // The button, which is white, begins at 310.
    #expect(try await brightPixels(of: session, in: 0..<300) == 0)
    try await session.display.press("h")
    await waitUntil("the help has letters") {
      try await brightPixels(of: session, in: 0..<300) > 200
    }
    try await session.display.press("h")
    try await session.display.press("Tab")
    await waitUntil("the panel has letters") {
      let letters = try await brightPixels(of: session, in: 1100..<2000)
      return try await session.frame().width > 1100 && letters > 2000
    }
    let output = try await session.quit()
    #expect(output.status == .exitCode(0))
    let parts = output.errorText.components(separatedBy: "no fonts are installed")
    #expect(parts.count == 2, "\(output.errorText)")
  }
}
