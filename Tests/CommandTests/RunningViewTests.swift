import Foundation
import TestSupport
import Testing

/// SwiftUI views that run: a Swift file, compiled and drawn.
///
/// The tests of this suite share a cache, so that the module that views import is compiled once.
@Suite(.serialized) struct RunningViewTests {
  /// Red and green are the place in the bounds, blue is the time.
  private static let shader = """
    #include <metal_stdlib>
    using namespace metal;
    [[ stitchable ]] half4 place(float2 position, half4 color, float time, float4 bounds) {
      return half4(half2(position / bounds.zw), half(fract(time)), 1);
    }
    """

  // Made once, and only read.
  nonisolated(unsafe) private static let caches = Result { try TemporaryFolder() }

  private func run(_ words: [String], in folder: TemporaryFolder) async throws -> Command.Output {
    let caches = try Self.caches.get()
    var command = try Command.harmonic(
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": "\(caches.path)/cache",
      ], workingDirectory: folder.path)
    command.arguments = words
    return try await command.run()
  }

  private func folder(_ view: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    _ = try folder.file("place.metal", Array(Self.shader.utf8))
    _ = try folder.file("Shown.swift", Array(view.utf8))
    return folder
  }

  /// The numbers of a picture of 4 × 2 pixels, four a pixel.
  private func numbers(_ words: [String], in folder: TemporaryFolder) async throws -> [Float] {
    let output = try await run(
      ["capture", "Shown.swift", "--size", "4x2", "--raw", "-o", "out.raw"] + words, in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path + "/out.raw")))
    return stride(from: 0, to: bytes.count, by: 4).map { at in
      Float(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) })
    }
  }

  private static let clock = """
    import SwiftUI

    struct Clock: View {
      let start = Date()

      var body: some View {
        TimelineView(.animation) { context in
          Rectangle().colorEffect(
            ShaderLibrary.place(.float(start.distance(to: context.date)), .boundingRect))
        }
      }
    }

    #Preview("Clock") {
      Clock()
    }
    """

  @Test func aClockReachesItsShader() async throws {
    let folder = try folder(Self.clock)
    for time in [0.0, 0.25, 0.5] {
      let numbers = try await numbers(["--time", "\(time)"], in: folder)
      try #require(numbers.count == 4 * 2 * 4)
      // The first pixel's middle is an eighth of 4 points from the left, a quarter of 2 from above.
      #expect(abs(numbers[0] - 0.125) < 2e-3)
      #expect(abs(numbers[1] - 0.25) < 2e-3)
      #expect(abs(numbers[2] - Float(time)) < 2e-3)
      #expect(numbers[3] == 1)
    }
  }

  @Test func theSameCaptureIsTheSameFile() async throws {
    let folder = try folder(Self.clock)
    let first = try await numbers(["--time", "1.5"], in: folder)
    #expect(!first.isEmpty)
    #expect(try await numbers(["--time", "1.5"], in: folder) == first)
  }

  @Test func aMistakeIsSaidOnTheAuthorsLine() async throws {
    let folder = try folder(Self.clock.replacing("let start = Date()", with: "let start: Data = 5"))
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("Shown.swift:4:"), "\(output.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
  }

  @Test func aViewThatCrashesIsSaid() async throws {
    let folder = try folder(
      """
      import SwiftUI

      struct Empty: View {
        let list: [Double] = []

        var body: some View {
          Rectangle().colorEffect(ShaderLibrary.place(.float(list[3]), .boundingRect))
        }
      }
      """)
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(3))
    #expect(output.errorText.contains("the view crashed"), "\(output.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
  }

  @Test func aMissingFunctionIsNamed() async throws {
    let folder = try folder(
      Self.clock.replacing("ShaderLibrary.place", with: "ShaderLibrary.plaice"))
    let output = try await run(["capture", "Shown.swift", "-o", "out.png"], in: folder)
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    #expect(output.errorText.contains("'plaice'"))
  }
}
