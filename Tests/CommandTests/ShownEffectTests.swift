import Foundation
import TestSupport
import Testing

/// Effects whose numbers nobody states come up so that one sees what they do.
@Suite struct ShownEffectTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Metal").path
  private static let (width, height) = (240, 180)

  private struct Listed: Decodable {
    struct Function: Decodable {
      let name: String
      let isTranslated: Bool
    }
    let functions: [Function]
  }

  /// Returns premultiplied red, green, blue and alpha of every pixel, 0…1.
  private func picture(of function: String, isHeld: Bool) async throws -> [Float] {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "harmonic-shown-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }  // a leftover harms no other test
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments =
      [
        "capture", "gallery-shows.metal", "--function", function, "--raw", "-o", file.path,
        "--size", "\(Self.width)x\(Self.height)", "--time", "1.5", "--quiet",
      ] + (isHeld ? ["--press", "0.1..4"] : [])
    let output = try await command.run()
    try #require(output.status == .exitCode(0), "\(output.errorText)")
    return try Data(contentsOf: file).withUnsafeBytes { bytes in
      bytes.bindMemory(to: Float.self).map { min(max($0, 0), 1) }
    }
  }

  /// The share of pixels that differ by more than 8 of 255.
  private func difference(_ a: [Float], _ b: [Float]) -> Double {
    let changed = stride(from: 0, to: a.count, by: 4).count { start in
      (start..<start + 3).contains { abs(a[$0] - b[$0]) > 8 / 255 }
    }
    return Double(changed * 4) / Double(a.count)
  }

  /// Whether the middle of a picture is of one color.
  private func isFlat(_ picture: [Float]) -> Bool {
    var colors: Set<[Int]> = []
    for y in Self.height / 4..<Self.height * 3 / 4 {
      for x in Self.width / 4..<Self.width * 3 / 4 {
        let start = (y * Self.width + x) * 4
        colors.insert(picture[start..<start + 3].map { Int($0 * 15) })
      }
    }
    return colors.count < 2
  }

  @Test func everyEffectOfTheGalleryShows() async throws {
    var command = try Command.harmonic(workingDirectory: Self.folder)
    command.arguments = ["list", "gallery-shows.metal", "--json"]
    let listed = try JSONDecoder()
      .decode(Listed.self, from: Data(try await command.run().text.utf8))
    let names = listed.functions.map(\.name).filter { $0 != "unchanged" }
    #expect(names.count >= 22 && listed.functions.allSatisfy(\.isTranslated))
    let unchanged = try await picture(of: "unchanged", isHeld: false)
    for name in names {
      var shows = false
      for isHeld in [false, true] where !shows {
        let shown = try await picture(of: name, isHeld: isHeld)
        shows = !isFlat(shown) && difference(shown, unchanged) > 0.02
      }
      #expect(shows, "'\(name)' shows nothing")
    }
  }
}
