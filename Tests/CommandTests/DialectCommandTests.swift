import Foundation
import Pictures
import TestSupport
import Testing

/// Files in GLSL dialects, captured by the command and read back.
@Suite struct DialectCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Dialects").path

  private struct Shot {
    let picture: Picture
    let said: String

    /// Red, green, blue and alpha at a pixel, counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
      let start = (y * picture.width + x) * 4
      return picture.pixels[start..<start + 4].map(Int.init)
    }
  }

  private func capture(_ arguments: String..., input: Command.Input = .empty) async throws -> Shot {
    let path = NSTemporaryDirectory() + "harmonic-dialect-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }  // only there if it worked
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], input: input,
      workingDirectory: Self.folder)
    command.arguments = ["capture"] + arguments + ["-o", path]
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return Shot(picture: try Picture(contentsOf: path), said: output.errorText)
  }

  private func near(_ a: [Int], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs(Double($0) - $1) <= 1 }
  }

  @Test func aShadertoyCountsFromTheBottomLeft() async throws {
    let shot = try await capture("slope.glsl", "--size", "100x50", "--scale", "2", "--time", "1")
    #expect(shot.said.contains("is taken for Shadertoy: it defines 'mainImage'"))
    // 200 × 100 pixels: the middles of the first and the last lie at 0.5 of them; the picture is
    // opaque
    #expect(near(shot.pixel(0, 99), [0.6, 1.3, 63.75, 255]))
    #expect(near(shot.pixel(199, 0), [254.4, 253.7, 63.75, 255]))
  }

  @Test func aFragmentShadersUniformsAreControls() async throws {
    let plain = try await capture("uniforms.frag", "--size", "40x20")
    #expect(near(plain.pixel(0, 19), [127.5, 6.4]))
    #expect(near(plain.pixel(0, 0), [127.5, 248.6]))
    let held = try await capture(
      "uniforms.frag", "--size", "40x20", "--set", "level=0.25", "--set", "tone=0,0,1")
    #expect(near(held.pixel(0, 19), [63.75, 6.4, 255]))
  }

  /// Editors have ten channels; one that no directive sets is not asked for in the arrays.
  @Test func aChannelBeyondTheFourthIsRead() async throws {
    let text = """
      #iChannel7 "slope.glsl"
      void mainImage(out vec4 color, vec2 place) {
        color = vec4(texelFetch(iChannel7, ivec2(place), 0).r, iChannelResolution[7].x / 100.0, 0, 1);
      }
      """
    let folder = try TemporaryFolder()
    let slope = try Data(contentsOf: URL(filePath: Self.folder + "/slope.glsl"))
    _ = try folder.file("slope.glsl", Array(slope))
    let path = try folder.file("channels.glsl", Array(text.utf8))
    let shot = try await capture(path, "--size", "50x25", "--time", "1")
    // The red of `slope.glsl` is the place from the left, as in the test above.
    #expect(near(shot.pixel(24, 12), [124.95, 127.5, 0, 255]))
  }

  @Test func nothingIsReadFromANetwork() async throws {
    let shot = try await capture(
      "-", "--size", "4x4",
      input: .text(
        "#iChannel0 \"https://example.org/a.png\"\nvoid mainImage(out vec4 o, vec2 p) "
          + "{ o = texture(iChannel0, p); }\n"))
    #expect(
      shot.said.contains("'https://example.org/a.png' is an address, and nothing is read from a"))
    #expect(near(shot.pixel(1, 1), [0, 0, 0, 255]))
  }

  @Test(arguments: [0, 1, 17])
  func aBufferRemembersTheFrameBefore(frames: Int) async throws {
    let (width, height) = (24, 16)
    let time = "\((Double(frames) + 0.5) / 60)"
    let shot = try await capture("life", "--size", "\(width)x\(height)", "--time", time)
    // The same game on the CPU, rows from the bottom
    var cells = (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      return (x * 7 + y * 13 + x * y) % 5 < 2
    }
    for _ in 0..<frames {
      cells = cells.indices.map { index in
        let (x, y) = (index % width, index / width)
        var neighbours = 0
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
          let place = (y + dy + height) % height * width + (x + dx + width) % width
          neighbours += cells[place] ? 1 : 0
        }
        return neighbours == 3 || (cells[index] && neighbours == 2)
      }
    }
    #expect(Set(cells).count == 2)
    for y in 0..<height {
      for x in 0..<width {
        let expected = cells[(height - 1 - y) * width + x] ? 255 : 0
        #expect(shot.pixel(x, y)[0] == expected, "cell \(x), \(y) after \(frames) frames")
      }
    }
  }

  @Test func anISFFilesPassesAndInputsAreRead() async throws {
    // Frames 0…4 have each added 10
    let shot = try await capture("passes.fs", "--size", "32x16", "--time", "0.075")
    #expect(near(shot.pixel(5, 5), [50, 50, 50, 255]))
    let changed = try await capture(
      "passes.fs", "--size", "32x16", "--time", "0.075", "--set", "gain=2", "--set",
      "mode=inverted")
    #expect(near(changed.pixel(5, 5), [155, 155, 155, 255]))
    // A choice goes by its value, too.
    let numbered = try await capture(
      "passes.fs", "--size", "32x16", "--time", "0.075", "--set", "mode=1")
    #expect(near(numbered.pixel(5, 5), [205, 205, 205, 255]))
  }

  @Test func aTransitionStandsWhereProgressIsHeld() async throws {
    let shot = try await capture(
      "halves.glsl", "--size", "40x20", "--set", "progress=0.5")
    #expect(near(shot.pixel(5, 10), [0, 0, 255, 255]))
    #expect(near(shot.pixel(35, 19), [0, 6.4, 0, 255]))
  }

  /// Every form in which authors write defaults, each drawn in a column of its own.
  @Test func everyAnnotationsDefaultIsDrawn() async throws {
    let shot = try await capture("annotated.frag", "--size", "60x10")
    for (column, value) in [0.125, 0.25, 0.375, 0.5, 0.625, 0.75].enumerated() {
      #expect(near(shot.pixel(column * 10 + 5, 5), [value * 255]), "column \(column)")
    }
  }

  @Test func standardInputIsAShader() async throws {
    let shot = try await capture(
      "-", "--size", "8x8",
      input: .text("void mainImage(out vec4 c, in vec2 p) { c = vec4(0.0, 1.0, 0.0, 1.0); }\n"))
    #expect(shot.pixel(4, 4) == [0, 255, 0, 255])
    #expect(shot.said.contains("'standard input' is taken for Shadertoy"))
  }

  @Test func aChannelIsWhatIsAskedFor() async throws {
    let source = """
      void mainImage(out vec4 c, in vec2 p) { c = texelFetch(iChannel0, ivec2(p), 0) + vec4(0.125); }
      """
    // The picture of the frame before, 32 of 255 brighter each time: frames 0…3
    let shot = try await capture(
      "-", "--channel0", "self", "--size", "8x8", "--time", "0.06", input: .text(source))
    #expect(near(shot.pixel(4, 4), [127.5, 127.5, 127.5, 255]))
    let noise = try await capture(
      "-", "--channel0", "noise", "--size", "16x16", input: .text(source))
    #expect(Set((0..<16).map { noise.pixel($0, 3)[0] }).count > 8)
  }

  @Test func aFolderIsListedAndAProgramIsTranslated() async throws {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments = ["list", "."]
    let listed = try await command.run()
    #expect(listed.status == .exitCode(0), "\(listed.errorText)")
    #expect(Set(["uniforms", "halves"]).isSubset(of: listed.text.split(separator: "\n")))
    command.arguments = ["translate", "slope.glsl"]
    let translated = try await command.run()
    #expect(translated.status == .exitCode(0), "\(translated.errorText)")
    #expect(translated.text.contains("// slope.glsl:3"))
  }

  @Test func theDialectCanBeForcedAndMistakesHaveTheirLine() async throws {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments = ["check", "slope.glsl", "--dialect", "isf"]
    let forced = try await command.run()
    #expect(forced.status == .exitCode(3))
    command.arguments = ["check", "-"]
    command.input = .text("void mainImage(out vec4 c, in vec2 p) {\n  c = vec4(nothing);\n}\n")
    let broken = try await command.run()
    #expect(broken.status == .exitCode(3))
    #expect(broken.errorText.contains("standard input:2:"), "\(broken.errorText)")
    command.arguments = ["check", "slope.glsl", "--dialect", "shadertoi"]
    let unknown = try await command.run()
    #expect(unknown.errorText.contains("did you mean 'shadertoy'?"))
  }

  @Test func functionsThatAreDeprecatedAreDrawn() async throws {
    let source = """
      void mainImage(out vec4 c, in vec2 p) {
        c = vec4(noise1(p) * 0.0 + 0.5, noise2(1.0) * 0.0, noise4(p.xyx).w * 0.0 + 1.0);
      }
      """
    let shot = try await capture("-", "--size", "8x8", input: .text(source))
    #expect(near(shot.pixel(3, 3), [127.5, 0, 0, 255]), "\(shot.said)")
  }
}
