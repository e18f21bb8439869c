import Foundation
import TestSupport
import Testing

/// The menu "Save" in a real window, with real keys.
@Suite(.serialized) struct SaveMenuWindowTests {
  @Test func aPageIsExported() async throws {
    let session = try await WindowSession(
      ["button", "--paused", "--set", "amplitude=0.75", "--size", "640x600"], height: 900)
    let display = session.display
    try await display.press("Tab")
    // From the first control back over the search field to the last button.
    for key in ["shift+Tab", "shift+Tab", "Return"] { try await display.press(key) }
    for _ in 0..<4 { try await display.press("Down") }
    try await display.press("Return")
    let line = try await session.program.nextLine { $0.contains("wrote") || $0.contains("not") }
    let path = String(line.dropFirst("harmonic: wrote ".count))
    let folder = session.home.path + "/Documents/Harmonic/button "
    #expect(path.hasPrefix(folder) && path.hasSuffix(".html"), "\(line)")
    #expect(try await session.quit().status == .exitCode(0))
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("amplitude"))
  }
}
