import Files
import Foundation
import Pictures
import TestSupport
import Testing

/// `capture FILE` with `--layer`, `--edge`, `--raw` and `--set`: an effect alone, with exact
/// numbers.
@Suite struct JudgingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Metal").path

  /// Four columns of red 0, 85, 170, 255, two rows; the last pixel has an alpha of 51.
  private static func layer() throws -> String {
    let path = NSTemporaryDirectory() + "harmonic-layer-\(UUID().uuidString).png"
    let row: [UInt8] = [0, 0, 0, 255, 85, 0, 0, 255, 170, 0, 0, 255, 255, 0, 0, 255]
    let last: [UInt8] = [51, 0, 0, 51]  // premultiplied: straight it is 255
    let picture = Picture(width: 4, height: 2, pixels: row + row.dropLast(4) + last)
    try writeWhole(picture.pngBytes(), to: path, replacing: true)
    return path
  }

  /// Runs `capture judged.metal --raw` and returns eight pixels.
  private func raw(_ arguments: String...) async throws -> [[Float]] {
    let path = NSTemporaryDirectory() + "harmonic-raw-\(UUID().uuidString).raw"
    defer { try? FileManager.default.removeItem(atPath: path) }  // only there if it worked
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments =
      ["capture", "judged.metal", "--layer", try Self.layer(), "--raw", "-o", path] + arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    #expect(bytes.count == 4 * 2 * 4 * 4)
    let floats = stride(from: 0, to: bytes.count, by: 4).map { at in
      Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) })
    }
    return (0..<8).map { Array(floats[$0 * 4..<$0 * 4 + 4]) }
  }

  private func near(_ a: [Float], _ b: [Float]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test func aLayerIsSampledExactlyAndPremultipliedWithoutRounding() async throws {
    let pixels = try await raw("--function", "shifted", "--set", "by=0,0")
    // 51 of 255 is 0.2: red is 1 · 0.2
    let expected: [[Float]] = [
      [0, 0, 0, 1], [1 / 3, 0, 0, 1], [2 / 3, 0, 0, 1], [1, 0, 0, 1],
      [0, 0, 0, 1], [1 / 3, 0, 0, 1], [2 / 3, 0, 0, 1], [0.2, 0, 0, 0.2],
    ]
    #expect(pixels.count == expected.count)
    for (pixel, wanted) in zip(pixels, expected) { #expect(near(pixel, wanted)) }
  }

  @Test(arguments: ["shifted", "pushed"])
  func outsideTheLayerIsItsBorderOrNothing(function: String) async throws {
    // Half a pixel to the right: means of neighbours, and the border with itself or with nothing
    let clamped = try await raw("--function", function, "--set", "by=0.5,0", "--edge", "clamp")
    let first = [1.0 / 6, 0.5, 5.0 / 6, 1].map { [Float($0), 0, 0, 1] }
    for (pixel, wanted) in zip(clamped, first) { #expect(near(pixel, wanted)) }
    let clear = try await raw(
      "--function", function, "--set", "by=0.5,0", "--edge", "transparent")
    #expect(near(clear[3], [0.5, 0, 0, 0.5]))
    #expect(near(clear[0], first[0]))
    let far = try await raw("--function", function, "--set", "by=0,-7", "--edge", "transparent")
    #expect(far.allSatisfy { near($0, [0, 0, 0, 0]) })
    let border = try await raw("--function", function, "--set", "by=0,-7", "--edge", "clamp")
    #expect(near(border[7], [1, 0, 0, 1]))  // the first row again
  }

  /// The layer is 4 × 2 pixels, and its texture is as large, whatever lies outside of it; outside
  /// is the border, or nothing.
  @Test(arguments: ["clamp", "transparent"])
  func theTextureOfTheLayerHasItsPixels(edge: String) async throws {
    let sizes = try await raw("--function", "sized", "--edge", edge)
    for pixel in sizes { #expect(near(pixel, [4.0 / 256, 2.0 / 256, 0, 1])) }
    // Each pixel by its own texel, and by texture coordinates
    for function in ["texels", "located"] {
      let read = try await raw("--function", function, "--edge", edge)
      let same = try await raw("--function", "shifted", "--set", "by=0,0", "--edge", edge)
      #expect(read.count == same.count)
      for (pixel, wanted) in zip(read, same) { #expect(near(pixel, wanted), "\(function)") }
    }
  }

  @Test func everyArgumentIsSetByItsMetalName() async throws {
    let pixels = try await raw(
      "--function", "arguments", "--set", "n=3", "--set", "f=0.25", "--set", "v=9,100",
      "--set", "w=9,9,9,2.5", "--set", "tint=0.125,0,0,0.5", "--set", "list=1,2,4.5",
      "--set", "picture=@\(try Self.layer())")
    // 3 + 0.25 + 100; 2.5 + 0.125; 7.5 + 10 · 3; the picture's last column, first row
    #expect(pixels.allSatisfy { near($0, [103.25, 2.625, 37.5, 1]) })
    let none = try await raw("--function", "arguments", "--set", "list=", "--set", "n=-2")
    #expect(abs(none[0][2]) < 1e-6)
  }

  @Test func feedsAreTheClockTheLayerAndThePress() async throws {
    let pixels = try await raw(
      "--function", "fed", "--time", "1.5", "--press", "0..1", "--pointer", "3,1")
    #expect(near(pixels[0], [1.5, 4, 3, 1]))
    let held = try await raw(
      "--function", "fed", "--time", "1.5", "--set", "time=1234.5", "--set", "size=7,8")
    #expect(near(held[0], [1234.5, 7, 2, 1]))  // nobody pressed: the middle
  }

  /// An amount rests at 0.4 and is carried to 1: critically damped, 0.5 s, so 1 − (1 + ωt)e^−ωt of
  /// the way, ω = 2π / 0.5.
  @Test(arguments: [(0.0, 0.4), (0.1, 0.6147), (0.25, 0.8926), (4.0, 1.0)])
  func aPressCarriesAnAmountOnASpring(held: Double, expected: Double) async throws {
    let pixels = try await raw(
      "--function", "driven", "--press", "1..9", "--time", "\(1 + held)")
    #expect(abs(Double(pixels[0][0]) - expected) < 1e-4)
    let scrubbed = try await raw(
      "--function", "driven", "--press", "1..9", "--time", "\(1 + held)", "--set", "amount=0.7")
    #expect(abs(scrubbed[0][0] - 0.7) < 1e-6)
  }

  @Test func anEffectLiesOnAPictureOrOnAScene() async throws {
    let folder = NSTemporaryDirectory()
    let (scene, onScene) = (
      folder + "harmonic-\(UUID().uuidString).png", folder + "harmonic-\(UUID().uuidString).png"
    )
    let onPicture = folder + "harmonic-\(UUID().uuidString).png"
    for arguments in [
      ["capture", "aurora", "--set", "intensity=0", "--size", "96x64", "-o", scene],
      [
        "capture", "judged.metal", "--function", "same", "--on", "aurora", "--set",
        "scene.intensity=0", "--size", "96x64", "-o",
        onScene,
      ],
      [
        "capture", "judged.metal", "--function", "same", "--image", scene, "--size", "96x64", "-o",
        onPicture,
      ],
    ] {
      var command = try Command.harmonic(
        environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
      command.arguments = arguments
      let output = try await command.run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
    }
    let pictures = try [scene, onScene, onPicture].map { try Picture(contentsOf: $0) }
    // An effect that changes nothing leaves the scene as it is
    let differences = zip(pictures[0].pixels, pictures[1].pixels).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 255 <= 2)
    // 8 points of margin above and below, as wide as its proportions allow: the middle is the
    // picture's
    let middle = (32 * 96 + 48) * 4
    for channel in 0..<3 {
      let (a, b) = (pictures[0].pixels[middle + channel], pictures[2].pixels[middle + channel])
      #expect(abs(Int(a) - Int(b)) <= 6)
    }
    #expect(Array(pictures[2].pixels[0..<3]) == [15, 15, 17])  // the background beside it
  }

  @Test func whatIsRejectedLeavesNoFile() async throws {
    let path = NSTemporaryDirectory() + "harmonic-rejected-\(UUID().uuidString).png"
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments = ["capture", "broken.metal", "--function", "dent", "-o", path]
    let output = try await command.run()
    #expect(output.status == .exitCode(3))
    #expect(
      output.errorText.contains("broken.metal:6:")
        && output.errorText.contains("'SwiftUI::Layer' has no member 'smaple'"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [
    (["button", "--edge", "clamp"], "'--edge' does nothing here: 'button' is a scene, not a file"),
    (
      ["../Dialects/slope.glsl", "--on", "aurora"],
      "'--on' does nothing here: '../Dialects/slope.glsl' is not a Metal file"
    ),
    (
      ["judged.metal", "--channel0", "noise"],
      "'--channel0' does nothing here: 'judged.metal' is Metal and has no channels"
    ),
  ])
  func anOptionThatWouldDoNothingIsRefused(arguments: [String], message: String) async throws {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
    command.arguments = ["capture"] + arguments + ["-o", "/dev/null"]
    let output = try await command.run()
    #expect(output.status == .exitCode(2))
    #expect(output.errorText.contains(message), "\(output.errorText)")
  }

  @Test func aCaptureOfAnEffectOpensAgain() async throws {
    let first = NSTemporaryDirectory() + "harmonic-first-\(UUID().uuidString).png"
    let again = NSTemporaryDirectory() + "harmonic-again-\(UUID().uuidString).png"
    for arguments in [
      [
        "capture", "effects.metal", "--function", "shear", "--size", "96x64", "--press", "0..1",
        "--time", "0.3", "-o", first,
      ], ["capture", "--trust", first, "-o", again],
    ] {
      var command = try Command.harmonic(
        environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: Self.folder)
      command.arguments = arguments
      let output = try await command.run()
      #expect(output.status == .exitCode(0), "\(output.errorText)")
    }
    #expect(try Data(contentsOf: URL(filePath: first)) == Data(contentsOf: URL(filePath: again)))
  }
}
