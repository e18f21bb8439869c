import Foundation
import Pictures
import TestSupport
import Testing

/// Captures that version 0.1 wrote, with a text chunk for each part of the request, open in the
/// state they show.
@Suite struct FirstVersionCaptureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  /// Captures with the given arguments and returns the picture.
  private func picture(_ arguments: [String]) async throws -> Picture {
    let path = NSTemporaryDirectory() + "harmonic-first-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }  // only there if it worked
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments = ["capture"] + arguments + ["-o", path]
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return try Picture(contentsOf: path)
  }

  private static let shown = "Golden/CaptureCommandTests/prism-drawn-1x.png"

  /// Each file and the command that wrote it.
  @Test(arguments: [
    (
      "button",
      [
        "button", "--size", "90x40", "--scale", "2", "--time", "0.75", "--set", "wavesCount=9",
        "--set", "palette=cosine", "--set", "spring.bounce=0.45", "--press", "0.1..0.2", "--press",
        "0.5..9", "--pointer", "40,21.5", "--background", "80336699", "--reduced-motion",
      ]
    ),
    (
      "ripple",
      [
        "ripple", "--size", "80x60", "--image", shown, "--set", "tint=FFB070", "--press", "0..0.1",
        "--time", "0.14", "--background", "transparent",
      ]
    ),
    (
      "headline",
      ["headline", "--size", "120x60", "--time", "0.6", "--set", #"text=Say *it's* = $5\nnow"#]
    ),
    (
      "effect",
      [
        "Metal/effects.metal", "--function", "shear", "--on", "aurora", "--half", "exact",
        "--include", "Metal", "--include", "Dialects", "--size", "60x40", "--set",
        "scene.intensity=0", "--press", "0..1", "--time", "0.3",
      ]
    ),
    (
      "layer",
      [
        "Metal/judged.metal", "--function", "shifted", "--layer", shown, "--edge", "transparent",
        "--set", "by=9,4", "--scale", "0.25",
      ]
    ),
    (
      "shadertoy",
      [
        "Dialects/clouds.glsl", "--dialect", "shadertoy", "--channel0", "noise", "--channel1",
        shown, "--channel2", "self", "--channel3", "noise", "--size", "48x32", "--time", "0.1",
      ]
    ),
  ])
  func itOpensInTheStateItShows(name: String, arguments: [String]) async throws {
    let opened = try await picture(["--trust", "Captures/\(name).png"])
    let drawn = try await picture(arguments)
    // Pixels, and with them the text: it holds every option and what the parameters amount to.
    #expect(opened == drawn)
    #expect(opened.text.contains { $0.key == "harmonic:arguments" })
  }
}
