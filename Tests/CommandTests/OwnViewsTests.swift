import Foundation
import Pictures
import TestSupport
import Testing

/// The SwiftUI views that the program exports draw what the scenes draw that they were exported of.
@Suite(.serialized) struct OwnViewsTests {
  /// A scene at some moment.
  struct Moment: CustomTestStringConvertible {
    let scene: String
    let size: String
    let words: [String]

    init(_ scene: String, _ size: String, _ words: String) {
      (self.scene, self.size) = (scene, size)
      self.words = words.split(separator: " ").map(String.init)
    }

    var testDescription: String { ([scene, size] + words).joined(separator: " ") }
  }

  // Made once, and only read.
  nonisolated(unsafe) private static let caches = Result { try TemporaryFolder() }

  private func run(_ words: [String], in folder: TemporaryFolder) async throws {
    let caches = try Self.caches.get()
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(caches.path)/cache",
      ], workingDirectory: folder.path)
    command.arguments = words
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
  }

  /// At rest, in a press, while the spring moves back, and after it; presses are at multiples of
  /// 1/60 s.
  @Test(arguments: [
    Moment("button", "400x300", "--time 0"),
    Moment("button", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.25"),
    Moment("button", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.55"),
    Moment("button", "400x300", "--press 0.2..0.6 --pointer 200,150 --time 0.7"),
    Moment("button", "300x120", "--press 0.2..0.6 --pointer 150,60 --time 2"),
    Moment("prism", "300x300", "--time 0.5"),
    Moment("prism", "240x240", "--time 3"),
  ])
  func aViewDrawsWhatItsSceneDraws(moment: Moment) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    try await run(["export", moment.scene, "-o", "Own.swift"], in: folder)
    let words = ["--size", moment.size, "--background", "#ffffff"] + moment.words
    try await run(["capture", "Own.swift", "-o", "view.png"] + words, in: folder)
    try await run(["capture", moment.scene, "-o", "scene.png"] + words, in: folder)
    let view = try Picture(contentsOf: folder.path + "/view.png")
    let scene = try Picture(contentsOf: folder.path + "/scene.png")
    try #require(view.width == scene.width && view.height == scene.height)
    let furthest = zip(view.pixels, scene.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(furthest.map { $0 <= 2 } == true, "\(furthest ?? -1)")
    // A picture of one color only would be like another that shows nothing.
    #expect(Set(stride(from: 0, to: view.pixels.count, by: 4).map { view.pixels[$0] }).count > 2)
  }
}
