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
    try await command(["record"] + words).run(timeLimit: .seconds(300))
  }

  /// Records, and expects that it succeeds.
  func make(
    _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let output = try await command(["record"] + words).run(timeLimit: .seconds(300))
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

  /// What `harmonic capture` draws with these words.
  func captured(_ words: String...) async throws -> Picture {
    let name = "capture-\(UUID().uuidString).png"
    let output = try await command(["capture"] + words + ["-o", name]).run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let picture = try picture(name)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    return picture
  }

  /// What a file is, as `ffprobe` says: codec, width, height, frames that were decoded, rate.
  func facts(of name: String) async throws -> [String] {
    let output = try await Command(
      "ffprobe", "-v", "error", "-count_frames", "-show_entries",
      "stream=codec_name,width,height,pix_fmt,r_frame_rate,nb_read_frames", "-of", "csv=p=0", name,
      workingDirectory: folder.path
    ).run(timeLimit: .seconds(120))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return output.text.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ",")
  }

  /// The frames of a file, decoded by `ffmpeg`: RGBA, straight.
  func decoded(_ name: String, width: Int, height: Int) async throws -> [[UInt8]] {
    let output = try await Command(
      "ffmpeg", "-v", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "0", "-",
      workingDirectory: folder.path
    ).run(timeLimit: .seconds(120))
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    let size = width * height * 4
    let bytes = output.bytes
    #expect(bytes.count % size == 0)
    return stride(from: 0, to: bytes.count - size + 1, by: size).map {
      Array(bytes[$0..<$0 + size])
    }
  }
}

/// The mean difference of two pictures' channels, of 255.
func meanDifference(_ a: [UInt8], _ b: [UInt8]) -> Double {
  precondition(a.count == b.count)
  return Double(zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(a.count)
}
