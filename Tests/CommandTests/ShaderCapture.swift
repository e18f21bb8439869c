import Pictures
import TestSupport
import Testing

/// Shader files in a folder of their own, captured by the command.
///
/// ```swift
/// let files = try ShaderCapture(["a.frag": "void main() { gl_FragColor = vec4(1.0); }"])
/// try await files.shot("a.frag", "--size", "4x4").pixel(0, 0)  // [255, 255, 255, 255]
/// ```
struct ShaderCapture {
  let folder: TemporaryFolder

  /// A picture and what the command said of it.
  struct Shot {
    let picture: Picture
    let said: String

    /// Red, green, blue and alpha at a pixel, counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
      let start = (y * picture.width + x) * 4
      return picture.pixels[start..<start + 4].map(Int.init)
    }
  }

  /// - Parameter files: Texts by their names.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { _ = try folder.file(name, Array(text.utf8)) }
  }

  /// Adds a picture that is one color.
  func add(_ name: String, color: [UInt8], side: Int = 4) throws {
    try add(name, pixels: (0..<side * side).map { _ in color }, width: side)
  }

  /// Adds a picture, its rows from the top.
  func add(_ name: String, pixels: [[UInt8]], width: Int) throws {
    let picture = Picture(
      width: width, height: pixels.count / width, pixels: pixels.flatMap { $0 + [255] })
    _ = try folder.file(name, picture.pngBytes())
  }

  /// Runs a verb in the folder, without a display.
  func run(_ arguments: String...) async throws -> Command.Output { try await run(arguments) }

  private func run(_ arguments: [String]) async throws -> Command.Output {
    var command = try Command.harmonic(
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingDirectory: folder.path)
    command.arguments = arguments
    return try await command.run()
  }

  /// Captures; `arguments` are those of `harmonic capture` but for the file that is written.
  func shot(
    _ arguments: String..., at location: SourceLocation = #_sourceLocation
  ) async throws -> Shot {
    try await shot(arguments, at: location)
  }

  func shot(
    _ arguments: [String], at location: SourceLocation = #_sourceLocation
  ) async throws -> Shot {
    let output = try await run(["capture"] + arguments + ["-o", "shot.png"])
    #expect(output.status == .exitCode(0), "\(output.errorText)", sourceLocation: location)
    return Shot(
      picture: try Picture(contentsOf: folder.path + "/shot.png"), said: output.errorText)
  }
}
