import Foundation
import Pictures
import TestSupport
import Testing

/// `harmonic record` as a process in a folder of its own, without a display, and what it made.
struct Recording {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// - Parameter environment: Variables that differ from those of the tests.
  func command(
    _ words: [String], environment: [String: String?] = [:]
  ) throws -> Command {
    let none: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
    var command = try Command.harmonic(
      environment: none.merging(environment) { $1 }, workingDirectory: folder.path)
    command.arguments = words
    return command
  }

  func record(_ words: String...) async throws -> Command.Output {
    try await command(["record"] + words).run()
  }

  /// Records, and expects that it succeeds.
  func make(
    _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await make(words, sourceLocation: sourceLocation)
  }

  func make(
    _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let output = try await command(["record"] + words).run()
    #expect(
      output.status == .exitCode(0), "\(output.errorText)", sourceLocation: sourceLocation)
  }

  func bytes(_ name: String) throws -> [UInt8] { try folder.contents(name) }

  func picture(_ name: String) throws -> Picture {
    try Picture(contentsOf: "\(folder.path)/\(name)")
  }

  /// The names of all files, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Returns the picture that `harmonic capture` draws with these arguments.
  func captured(_ words: String...) async throws -> Picture { try await captured(words) }

  func captured(_ words: [String]) async throws -> Picture {
    let name = "capture-\(UUID().uuidString).png"
    let output = try await command(["capture"] + words + ["-o", name]).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let picture = try picture(name)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    return picture
  }

  /// As `DecodedVideo.facts`.
  func facts(of name: String) async throws -> [String] { try await video(name).facts }

  /// As `DecodedVideo.frames`.
  func decoded(_ name: String, width: Int, height: Int) async throws -> [[UInt8]] {
    try await video(name).frames(width: width, height: height)
  }

  private func video(_ name: String) -> DecodedVideo { DecodedVideo("\(folder.path)/\(name)") }
}
