import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// Forms in which a view that runs is shared: clips, captures that say of what they were made, and
/// changes of its author's files.
///
/// One after the other, so that the module that views import is compiled once.
@Suite(.serialized) struct SharedViewTests {
  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 fade(float2 position, half4 color, float amount) {
      return color * half(amount);
    }
    """

  private static let view = """
    import SwiftUI

    struct Card: View {
      @State private var amount = 0.5
      @State private var isOn = false
      @State private var start = Double.pi * 2

      var body: some View {
        Rectangle().fill(Color(red: isOn ? 1 : 0, green: amount, blue: start / 20))
          .colorEffect(ShaderLibrary.fade(.float(1)))
      }
    }

    #Preview("Shown") { Card() }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    _ = try folder.file("fade.metal", Array(Self.shader.utf8))
    _ = try folder.file("Card.swift", Array(Self.view.utf8))
    return folder
  }

  private func run(_ words: String..., in folder: TemporaryFolder) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
      ], workingDirectory: folder.path)
    command.arguments = words
    return try await command.run()
  }

  @Test(arguments: [
    ("clip.html", "browsers do not run SwiftUI"), ("clip.glsl", "it is a view"),
    ("clip.frag", "it is a view"), ("clip.swift", "is a SwiftUI file already"),
    ("clip.patch", "no value of 'Card.swift' is set"),
  ])
  func aViewIsNotExportedAndSaysWhy(name: String, reason: String) async throws {
    let folder = try folder()
    let output = try await run("export", "Card.swift", "-o", name, in: folder)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains(reason), "\(output.errorText)")
    #expect(output.errorText.contains("hint: "))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"))
  }

  /// The program `patch` takes the changes, and the file says what was set.
  @Test func whatWasSetIsAPatch() async throws {
    let folder = try folder()
    let output = try await run(
      "export", "Card.swift", "--set", "amount=0.75", "--set", "isOn=on", "--set", "start=1",
      "--set", "fade.amount=0.25", "-o", "set.patch", in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(
      output.errorText.contains(
        "'start' is 'Double.pi * 2' in Card.swift:6, which is not a literal"),
      "\(output.errorText)")
    let patched = try await Command(
      "patch", "-p1", "-i", "set.patch", workingDirectory: folder.path
    ).run()
    #expect(patched.status == .exitCode(0), "\(patched.text)")
    let expected = Self.view.replacing("amount = 0.5", with: "amount = 0.75")
      .replacing("isOn = false", with: "isOn = true").replacing(".float(1)", with: ".float(0.25)")
    #expect(String(decoding: try folder.contents("Card.swift"), as: UTF8.self) == expected)
  }

  @Test func aCaptureNamesItsFilesAndTheirHashes() async throws {
    let folder = try folder()
    let output = try await run(
      "capture", "Card.swift", "--size", "8x8", "-o", "shot.png", in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let text = try Picture(contentsOf: "\(folder.path)/shot.png").text
    let files = try #require(text.first { $0.key == "harmonic:files" }?.value)
    // The hashes are those of the program `sha256sum`.
    let sums = try await Command(
      "sha256sum", "Card.swift", "Package.swift", "fade.metal", workingDirectory: folder.path
    ).run()
    #expect(files == sums.text)

    let same = try await run("capture", "--trust", "shot.png", "-o", "same.png", in: folder)
    #expect(same.status == .exitCode(0), "\(same.errorText)")
    #expect(!same.errorText.contains("has changed"), "\(same.errorText)")
    #expect(try folder.contents("same.png") == folder.contents("shot.png"))
    _ = try folder.file("fade.metal", Array((Self.shader + "\n").utf8))
    let other = try await run("capture", "--trust", "shot.png", "-o", "other.png", in: folder)
    #expect(
      other.errorText.contains("'fade.metal' has changed since 'shot.png' was made"),
      "\(other.errorText)")
  }

  /// The first bytes by which programs know each form.
  @Test(arguments: [
    ("clip.mp4", 4, "ftyp"), ("clip.webm", 0, "\u{1A}E"), ("clip.gif", 0, "GIF89a"),
    ("clip.png", 1, "PNG"),
  ])
  func aViewIsRecorded(name: String, offset: Int, mark: String) async throws {
    let folder = try folder()
    let output = try await run(
      "record", "Card.swift", "--size", "16x16", "--scale", "1", "--fps", "10", "--duration", "0.3",
      "-o", name, in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains("3 frames of 16 × 16 pixels"), "\(output.errorText)")
    let bytes = try folder.contents(name)
    #expect(bytes.dropFirst(offset).starts(with: mark.utf8))
  }

  @Test func aPresetHoldsTheValuesOfAView() async throws {
    let folder = try folder()
    let preset = """
      {"scene": "Card.swift", "values": {"amount": 1, "isOn": true, "fade.amount": 0.5}}
      """
    _ = try folder.file("bright.json", Array(preset.utf8))
    for (words, name) in [
      (["--preset", "bright.json"], "a.png"),
      (["--set", "amount=1", "--set", "isOn=on", "--set", "fade.amount=0.5"], "b.png"),
    ] {
      let all = ["capture", "Card.swift", "--size", "4x4", "--scale", "1", "-o", name] + words
      var command = try Command.harmonic(
        environment: [
          "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": ViewCaches.path,
        ], workingDirectory: folder.path)
      command.arguments = all
      let output = try await command.run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
    }
    let pictures = try ["a.png", "b.png"].map { try Picture(contentsOf: "\(folder.path)/\($0)") }
    #expect(pictures[0].pixels == pictures[1].pixels)
    // Half of full red and green, and of π / 10 of blue, on white: 255 × (0.157 + 0.5) = 167.6.
    let pixel = pictures[0].pixels.prefix(3).map(Int.init)
    #expect(pixel[0] > 253 && pixel[1] > 253 && (166...169).contains(pixel[2]), "\(pixel)")
  }

  @Test func aFoldersPreviewIsChosenByItsName() async throws {
    let folder = try folder()
    for name in ["Shown", "Card"] {
      let output = try await run(
        "capture", ".", "--preview", name, "--size", "4x4", "-o", "out.png", in: folder)
      #expect(output.status == .exitCode(0), "\(output.errorText)")
    }
    let output = try await run("capture", ".", "--preview", "Shwn", "-o", "out.png", in: folder)
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains("'.' has no preview 'Shwn'"), "\(output.errorText)")
    #expect(output.errorText.contains("did you mean 'Shown'?"), "\(output.errorText)")
  }
}
