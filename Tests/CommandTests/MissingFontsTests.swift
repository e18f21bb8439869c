import Foundation
import Pictures
import Scenes
import TestSupport
import Testing

/// The program on machines that lack fonts: text is drawn with what there is, and what is missing
/// is said once.
@Suite struct MissingFontsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-fonts-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/none", withIntermediateDirectories: true)
  }

  private static let noFonts = "no fonts are installed"
  private static let noEmoji = "no emoji font is installed"

  /// An environment in which the only fonts are those of a folder.
  private func environment(fonts: String) throws -> [String: String?] {
    let file = "\(folder)/fonts.conf"
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>\(fonts)</dir><cachedir>\(folder)/cache</cachedir></fontconfig>
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return ["FONTCONFIG_FILE": file, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
  }

  private func capture(
    fonts: String, _ arguments: String...
  ) async throws -> (picture: Picture, errors: String) {
    let path = "\(folder)/\(UUID().uuidString).png"
    var command = try Command.harmonic("capture", environment: environment(fonts: fonts))
    command.arguments += arguments + ["-o", path]
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return (try Picture(contentsOf: path), output.errorText)
  }

  /// Where DejaVu lies, which has letters and no colors.
  private func dejaVu() async throws -> String {
    let output = try await Command("fc-list", "DejaVu Sans:style=Book", "file").run()
    let line = try #require(output.text.split(separator: "\n").first)
    let file = line.trimmingCharacters(in: [":", " "])
    return URL(filePath: file).deletingLastPathComponent().path
  }

  private func count(of message: String, in text: String) -> Int {
    text.components(separatedBy: message).count - 1
  }

  /// Pixels that are at least half white.
  private func brightPixels(of picture: Picture, rows: Range<Int>) -> Int {
    rows.reduce(0) { count, y in
      count
        + (0..<picture.width).count { x in
          (0..<3).allSatisfy { picture.pixels[(y * picture.width + x) * 4 + $0] > 128 }
        }
    }
  }

  @Test(arguments: SceneCatalog.all.map(\.name))
  func everySceneIsDrawnWithoutFonts(name: String) async throws {
    let (picture, errors) = try await capture(
      fonts: "\(folder)/none", name, "--time", "2", "--press", "1..3")
    #expect(picture.width > 0)
    let hasText = ["screen", "headline", "twirl"].contains(name)
    #expect(count(of: Self.noFonts, in: errors) == (hasText ? 1 : 0), "\(errors)")
    #expect(errors.contains("on Debian, as root: apt-get install fonts-inter") == hasText)
  }

  @Test func lettersAreReadableWithoutFonts() async throws {
    let (picture, _) = try await capture(
      fonts: "\(folder)/none", "headline", "--set", "text=iii iii iii iii", "--time", "3",
      "--scale", "1")
    let (wide, _) = try await capture(
      fonts: "\(folder)/none", "headline", "--set", "text=MMM MMM MMM MMM", "--time", "3",
      "--scale", "1")
    // above the switch, which is white itself
    let (narrowInk, wideInk) = (
      brightPixels(of: picture, rows: 0..<140), brightPixels(of: wide, rows: 0..<140)
    )
    #expect(narrowInk > 300)
    #expect(wideInk > 2 * narrowInk)  // boxes for all letters would be alike
  }

  @Test func wordsThatCannotBeDrawnAsLettersAreBoxes() async throws {
    let (picture, errors) = try await capture(
      fonts: "\(folder)/none", "headline", "--set", "text=漢 😀 a\u{AD}b", "--time", "3")
    #expect(brightPixels(of: picture, rows: 0..<140) > 300)
    #expect(count(of: "warning:", in: errors) == 1, "\(errors)")
  }

  @Test func emojiWithoutAFontOfColorsAreSaidOnce() async throws {
    // DejaVu has the first one, as letters are, and not the second.
    let (picture, errors) = try await capture(
      fonts: try await dejaVu(), "headline", "--set", "text=😀 🦊 ok", "--time", "3")
    #expect(brightPixels(of: picture, rows: 0..<140) > 300)
    #expect(count(of: Self.noEmoji, in: errors) == 1, "\(errors)")
    #expect(errors.contains("on Debian, as root: apt-get install fonts-noto-color-emoji"))
    #expect(count(of: "warning:", in: errors) == 1, "\(errors)")
  }

  @Test func textThatTheFontsHaveIsDrawnWithoutAWord() async throws {
    let (_, errors) = try await capture(
      fonts: try await dejaVu(), "headline", "--set", "text=plain “letters” · Ж", "--time", "3")
    #expect(!errors.contains("warning:"), "\(errors)")
  }

  @Test func quietSaysNothing() async throws {
    let (_, errors) = try await capture(fonts: "\(folder)/none", "headline", "--quiet")
    #expect(errors.isEmpty, "\(errors)")
  }
}
