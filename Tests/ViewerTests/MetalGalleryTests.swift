import Foundation
import TestSupport
import Testing

/// A file of some thirty functions, in every style of the wild, stepped through in a real window.
@Suite struct MetalGalleryTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "CommandTests/Metal/gallery.metal").path

  private struct Listed: Decodable {
    struct Function: Decodable {
      let name: String
      let kind: String
      let isTranslated: Bool
    }
    let functions: [Function]
  }

  @Test func everyFunctionStepsByAndShowsSomething() async throws {
    let output = try await Command.harmonic("list", Self.file, "--json").run()
    let functions = try JSONDecoder().decode(Listed.self, from: Data(output.text.utf8)).functions
    #expect(functions.count >= 28)
    #expect(Set(functions.map(\.kind)) == ["fill", "color", "distortion", "layer"])
    #expect(!functions.contains { !$0.isTranslated })

    let session = try await WindowSession(
      [Self.file, "--size", "320x200", "--time", "1.2"], cornerShows: false)
    for (index, function) in functions.enumerated() {
      if index > 0 {
        try await session.display.press("Page_Down")
        try await session.program.nextLine { $0.contains("showing '\(function.name)'") }
      }
      // Lit and varied: at least a tenth is not background, in a dozen shades or more.
      await waitUntil("'\(function.name)' shows a picture") {
        let picture = try session.display.screenshot(of: try await session.frame())
        let lit = stride(from: 0, to: picture.pixels.count, by: 4).filter {
          max(picture.pixels[$0], picture.pixels[$0 + 1], picture.pixels[$0 + 2]) > 40
        }
        let shades = Set(lit.map { picture.pixels[$0] >> 3 })
        return lit.count * 10 > picture.pixels.count / 4 && shades.count >= 2
      }
    }
    // Round the end it begins again.
    try await session.display.press("Page_Down")
    try await session.program.nextLine { $0.contains("showing '\(functions[0].name)'") }
    let end = try await session.quit()
    #expect(end.status == .exitCode(0))
    #expect(!end.errorText.contains("is not shown"))
  }
}
