import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// The text of a user's shader travels in its captures, and is shown only where it is asked for.
@Suite struct EmbeddedSourceTests {
  private let files: ShaderCapture
  private var own: String { files.folder.path }

  private static let red = "void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }\n"
  private static let blue = "void main() { gl_FragColor = vec4(0.0, 0.0, 1.0, 1.0); }\n"

  init() throws { files = try ShaderCapture(["a.frag": Self.red]) }

  private func capture(_ words: String...) async throws {
    let output = try await files.run("capture", words[0], "-o", words[1], "--size", "4x4")
    try #require(output.status == .exitCode(0), "\(output.errorText)")
  }

  private func write(_ text: String, to name: String = "a.frag") throws {
    try writeWhole(Array(text.utf8), to: "\(own)/\(name)", replacing: true)
  }

  @Test func theFileIsUsedWhileItIsTheSame() async throws {
    try await capture("a.frag", "kept.png")
    let shot = try await files.shot("kept.png")
    #expect(shot.pixel(0, 0) == [255, 0, 0, 255])
    #expect(!shot.said.contains("changed") && !shot.said.contains("embedded"))
  }

  @Test func aFileThatIsGoneIsReportedAndItsTextShownOnDemand() async throws {
    try await capture("a.frag", "kept.png")
    try FileManager.default.removeItem(atPath: "\(own)/a.frag")
    let refused = try await files.run("capture", "kept.png", "-o", "again.png")
    #expect(refused.status == .exitCode(4))
    #expect(refused.errorText.contains("'kept.png' shows 'a.frag', which is not there"))
    #expect(
      refused.errorText.contains(
        "hint: to show the text that it carries: harmonic --embedded kept.png\n"))
    let first = try Picture(contentsOf: "\(own)/kept.png")
    let shot = try await files.shot("--embedded", "kept.png")
    #expect(shot.picture.pixels == first.pixels)
    #expect(shot.picture.text == first.text)
  }

  @Test func aFileThatChangedIsShownAndItsOldTextOnDemand() async throws {
    try await capture("a.frag", "kept.png")
    try write(Self.blue)
    let now = try await files.shot("kept.png")
    #expect(now.pixel(0, 0) == [0, 0, 255, 255])
    #expect(now.said.contains("'a.frag' has changed since 'kept.png' was made"))
    #expect(now.said.contains("harmonic --embedded kept.png"))
    #expect(try await files.shot("--embedded", "kept.png").pixel(0, 0) == [255, 0, 0, 255])
  }

  /// A picture of somebody else's: its file lies elsewhere, and is not read.
  @Test func aPictureFromElsewhereIsShownByItsText() async throws {
    try await capture("a.frag", "kept.png")
    let other = try TemporaryFolder()
    let kept = try Picture(contentsOf: "\(own)/kept.png")
    let text = kept.text.map { text in
      text.key == "harmonic:arguments"
        ? PNGText(key: text.key, value: "\(own)/" + text.value) : text
    }
    let picture = Picture(width: 4, height: 4, pixels: kept.pixels, text: text)
    let path = try other.file("theirs.png", picture.pngBytes())
    try write(Self.blue)
    let refused = try await files.run("capture", path, "-o", "again.png")
    #expect(refused.status == .exitCode(4))
    #expect(refused.errorText.contains("is not opened: 'theirs.png' names it"))
    #expect(refused.errorText.contains("harmonic --trust \(path)"))
    #expect(refused.errorText.contains("harmonic --embedded \(path)"))
    #expect(try await files.shot("--embedded", path).pixel(0, 0) == [255, 0, 0, 255])
    #expect(try await files.shot("--trust", path).pixel(0, 0) == [0, 0, 255, 255])
  }

  @Test func longTextsStayBehind() async throws {
    let room = 64 << 10
    for (length, travels) in [(room, true), (room + 1, false)] {
      let start = Self.red + "//"
      try write(start + String(repeating: "x", count: length - start.utf8.count))
      let written = try await files.run(
        "capture", "a.frag", "-o", "kept.png", "--size", "4x4", "--verbose")
      let remark = "the text of 'a.frag' is not in the picture: it has more than 64 KiB"
      #expect(written.errorText.contains(remark) == !travels)
      let text = try Picture(contentsOf: "\(own)/kept.png").text
      #expect(text.contains { $0.key == "harmonic:source" } == travels)
      let output = try await files.run("capture", "--embedded", "kept.png", "-o", "again.png")
      #expect(output.status == .exitCode(travels ? 0 : 4))
      #expect(output.errorText.contains("'kept.png' carries no text of a shader") == !travels)
    }
    let size = try FileManager.default.attributesOfItem(atPath: "\(own)/kept.png")[.size] as? Int
    #expect(try #require(size) < 4096)
  }

  @Test func aStrangersTextIsBoundedToo() async throws {
    let words = [
      PNGText(key: "harmonic:arguments", value: "gone.frag"),
      PNGText(
        key: "harmonic:source", value: Self.red + String(repeating: " ", count: 64 << 10)),
    ]
    let picture = Picture(width: 1, height: 1, pixels: [1, 2, 3, 255], text: words)
    try writeWhole(picture.pngBytes(), to: "\(own)/theirs.png", replacing: false)
    let output = try await files.run("capture", "--embedded", "theirs.png", "-o", "again.png")
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("carries no text of a shader"))
  }

  @Test func aSceneCarriesNone() async throws {
    try await capture("button", "kept.png")
    let text = try Picture(contentsOf: "\(own)/kept.png").text
    #expect(!text.contains { $0.key == "harmonic:source" })
    let scene = try await files.run(
      "capture", "button", "--embedded", "-o", "again.png", "--size", "4x4")
    #expect(scene.errorText.contains("'--embedded' does nothing here"))
  }

  /// Neither by where the picture says that its shader lies, nor by where the command runs.
  @Test(arguments: ["@/f.metal", "-"])
  func itsTextReadsNothingElsewhere(name: String) async throws {
    try write("half4 shade() { return half4(0.0h, 1.0h, 0.0h, 1.0h); }\n", to: "shade.h")
    let source = """
      #include "shade.h"
      [[ stitchable ]] half4 f(float2 position, half4 color) { return shade(); }
      """
    let words = name.replacing("@", with: own)
    let picture = Picture(
      width: 1, height: 1, pixels: [1, 2, 3, 255],
      text: [
        PNGText(key: "harmonic:arguments", value: words),
        PNGText(key: "harmonic:source", value: source),
      ])
    let other = try TemporaryFolder()
    let path = try other.file("theirs.png", picture.pngBytes())
    let output = try await files.run("capture", "--embedded", path, "-o", "again.png")
    #expect(output.status == .exitCode(4))
    #expect(output.errorText.contains("'shade.h' file not found"), "\(output.errorText)")
  }

  /// Two ways to write one letter: the texts look the same.
  @Test func textsAreComparedByteByByte() async throws {
    try write(Self.red + "// caf\u{E9}\n")
    try await capture("a.frag", "kept.png")
    try write(Self.red + "// cafe\u{301}\n")
    #expect(try await files.shot("kept.png").said.contains("has changed since"))
  }

  @Test func whatAGLSLFileIncludesStaysBehind() async throws {
    try write("#include \"shade.glsl\"\nvoid main() { gl_FragColor = shade(); }\n")
    try write("vec4 shade() { return vec4(0.0, 1.0, 0.0, 1.0); }\n", to: "shade.glsl")
    try await capture("a.frag", "kept.png")
    let shot = try await files.shot("--embedded", "kept.png")
    #expect(shot.said.contains("'kept.png' does not carry the files that 'a.frag' includes"))
  }

  @Test func whatItIncludesStaysBehind() async throws {
    try write(
      """
      #include <metal_stdlib>
      #include "shade.h"
      [[ stitchable ]] half4 f(float2 position, half4 color) { return shade(); }
      """, to: "f.metal")
    try write("half4 shade() { return half4(0.0h, 1.0h, 0.0h, 1.0h); }\n", to: "shade.h")
    try await capture("f.metal", "kept.png")
    let shot = try await files.shot("--embedded", "kept.png")
    #expect(shot.said.contains("'kept.png' does not carry the files that 'f.metal' includes"))
  }
}
