import Foundation
import Pictures
import Scenes
import TestSupport
import Testing

/// Scenes drawn by Mesa's two software drivers, which compute apart from each other: llvmpipe
/// compiles a shader, softpipe interprets it.
///
/// The tolerance is for `parameterizedNoise` (`aurora`), the fraction of a cosine times 43758. The
/// angles are equal; the cosines differ by 6e-8 in 8 % of the pixels, for GLSL states no precision
/// for them, and the noise by 1 of 255 with them. Where the fraction is at its end it begins again
/// at 0: 2 pixels of 10 000 go from dark to light.
@Suite struct SecondDriverTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "harmonic-drivers-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func picture(_ arguments: [String], by driver: String) async throws -> Picture {
    try Picture(contentsOf: try await capture(arguments, by: driver))
  }

  /// Returns the path of what was captured.
  private func capture(_ arguments: [String], by driver: String) async throws -> String {
    let path = "\(folder)/\(UUID().uuidString).png"
    var command = try Command.harmonic(
      "capture", "--verbose", "-o", path,
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LIBGL_ALWAYS_SOFTWARE": "1",
        "GALLIUM_DRIVER": driver,
      ])
    command.arguments += arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains("drawing with \(driver)"), "\(output.errorText)")
    return path
  }

  @Test(
    arguments: SceneCatalog.all.map(\.name),
    [
      ["--size", "150x110", "--time", "1.3"],
      ["--size", "75x55", "--scale", "2", "--press", "0.5..2", "--time", "0.9"],
    ])
  func everySceneLooksTheSame(name: String, state: [String]) async throws {
    let first = try await picture([name] + state, by: "llvmpipe")
    let second = try await picture([name] + state, by: "softpipe")
    try #require(first.width == second.width && first.height == second.height)
    let differences = stride(from: 0, to: first.pixels.count, by: 4).map { start in
      (start..<start + 4).map { abs(Int(first.pixels[$0]) - Int(second.pixels[$0])) }.max() ?? 0
    }
    let share = Double(differences.count { $0 > 2 }) / Double(differences.count)
    #expect(share <= 0.001, "worst \(differences.max() ?? 0) of 255")
    // A picture of one color would be the same on every driver.
    #expect(Set(first.pixels).count > 8)
  }

  /// In the middle of a string light is a power of a distance near 0, which magnifies what is wrong
  /// with a place: as an interpolated varying it made 1 in 1000 pixels differ by up to 40 %.
  @Test func theMiddleOfAStringIsAsBright() async throws {
    let state = [
      "screen", "--raw", "--size", "160x100", "--scale", "2", "--press", "0.5..2", "--time", "1.3",
    ]
    let pictures = try await [
      capture(state, by: "llvmpipe"), capture(state, by: "softpipe"),
    ].map { path in
      try Data(contentsOf: URL(filePath: path)).withUnsafeBytes { bytes in
        bytes.bindMemory(to: Float.self).map(Double.init)
      }
    }
    try #require(pictures[0].count == 320 * 200 * 4 && pictures[1].count == pictures[0].count)
    let differences = zip(pictures[0], pictures[1]).map { abs($0 - $1) / max($0, 0.01) }
    #expect((differences.max() ?? 1) < 0.001)
    #expect((pictures[0].max() ?? 0) > 100)  // there is such a middle
  }
}
