import Foundation
import Pictures
import TestSupport
import Testing

/// A shader as its author publishes it, alone in a folder with what lies beside it, and drawn by
/// the command.
///
///     let shader = try PublishedShader("void main() { gl_FragColor = vec4(0.5); }")
///     try await shader.drawn("--size", "2x2").pixel(0, 0)  // [0.5, 0.5, 0.5, 0.5]
struct PublishedShader {
  /// A frame as it was drawn, not rounded to bytes, and what the command said of it.
  struct Frame {
    let width: Int
    let numbers: [Float]
    let said: String

    /// Premultiplied red, green, blue and alpha of a pixel, counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> [Float] {
      let start = (y * width + x) * 4
      return Array(numbers[start..<start + 4])
    }
  }

  private let folder: TemporaryFolder
  private let name: String

  init(_ source: String, named name: String = "shader.frag") throws {
    folder = try TemporaryFolder()
    self.name = name
    _ = try folder.file(name, Array(source.utf8))
  }

  /// Puts a text beside the shader.
  func add(_ name: String, _ text: String) throws { _ = try folder.file(name, Array(text.utf8)) }

  /// Puts a picture beside the shader.
  ///
  /// - Parameter pixels: Red, green, blue and alpha in bytes, rows from the top.
  func add(_ name: String, width: Int, height: Int, pixels: [UInt8]) throws {
    let picture = Picture(width: width, height: height, pixels: pixels)
    _ = try folder.file(name, picture.pngBytes())
  }

  /// Runs a verb on the shader, in its folder.
  func run(_ verb: String, _ options: [String] = []) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    command.arguments = [verb, name] + options
    return try await command.run()
  }

  func drawn(
    _ options: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Frame {
    try await drawn(options, sourceLocation: sourceLocation)
  }

  /// Draws it; 4 × 4 points if no size is given.
  func drawn(
    _ options: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Frame {
    let given = options.firstIndex(of: "--size").map { options[$0 + 1] }
    let size = given ?? "4x4"
    let output = try await run(
      "capture",
      options + (given == nil ? ["--size", size] : [])
        + ["--raw", "-o", "\(folder.path)/frame.raw"])
    try #require(
      output.status == .exitCode(0), "\(output.errorText)", sourceLocation: sourceLocation)
    let bytes = try folder.contents("frame.raw")
    let numbers = stride(from: 0, to: bytes.count, by: 4).map { start in
      Float(bitPattern: bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Frame(
      width: size.split(separator: "x").first.flatMap { Int($0) } ?? 4, numbers: numbers,
      said: output.errorText)
  }
}

/// Expects the numbers of a pixel, worked out by hand.
///
/// - Parameter tolerance: Two thousandths if left out: a picture that lies between may have bytes.
func expectPixel(
  _ pixel: [Float], _ expected: [Float], tolerance: Float = 0.002,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= tolerance },
    "\(pixel) is not \(expected)", sourceLocation: sourceLocation)
}
