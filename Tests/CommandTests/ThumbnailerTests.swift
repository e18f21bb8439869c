import Foundation
import Pictures
import TestSupport
import Testing

/// The thumbnailer's line, as a file manager runs it.
@Suite struct ThumbnailerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the words of "Exec" with their placeholders filled in.
  ///
  /// Source: freedesktop.org, Thumbnail Managing Standard; `%s` is the longest side in pixels.
  private func words(input: String, output: String, size: Int) throws -> [String] {
    let entry = try String(
      contentsOf: Self.root.appending(path: "Resources/Desktop/harmonic.thumbnailer"),
      encoding: .utf8)
    let line = try #require(entry.split(separator: "\n").first { $0.hasPrefix("Exec=") })
    return line.dropFirst("Exec=".count).split(separator: " ").map { word in
      String(word).replacing("%i", with: input).replacing("%o", with: output)
        .replacing("%s", with: "\(size)")
    }
  }

  @Test(arguments: [("Metal/effects.metal", 128), ("Dialects/passes.fs", 256)])
  func aShaderIsShownAsAPicture(file: String, size: Int) async throws {
    let folder = try TemporaryFolder()
    // Spaces reach the program as they are: no shell is involved.
    let input = "\(folder.path)/a shader\(file.suffix(6))"
    try FileManager.default.copyItem(
      atPath: Self.root.appending(path: "Tests/CommandTests/\(file)").path, toPath: input)
    var words = try words(input: input, output: "\(folder.path)/thumbnail.png", size: size)
    #expect(words.removeFirst() == "harmonic")
    var command = try Command.harmonic(environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    command.arguments = words
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.text + output.errorText == "")
    let picture = try Picture(contentsOf: "\(folder.path)/thumbnail.png")
    #expect(picture.width == size && picture.height == size)
  }
}
