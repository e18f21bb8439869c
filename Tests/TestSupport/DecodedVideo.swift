import Testing

/// A video or a moving picture as `ffmpeg` reads it.
package struct DecodedVideo {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Properties that `ffprobe` reports: codec, width, height, pixel format, frame rate, number of
  /// decoded frames.
  package var facts: [String] {
    get async throws {
      let text = try await output(
        "ffprobe", "-v", "error", "-count_frames", "-show_entries",
        "stream=codec_name,width,height,pix_fmt,r_frame_rate,nb_read_frames", "-of", "csv=p=0", path
      ).text
      return text.split(separator: "\n").first.map { $0.split(separator: ",").map(String.init) }
        ?? []
    }
  }

  /// Its frames: RGBA, straight, rows from the top.
  package func frames(width: Int, height: Int) async throws -> [[UInt8]] {
    let bytes = try await output(
      "ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "0", "-"
    ).bytes
    let size = width * height * 4
    #expect(bytes.count % size == 0)
    return stride(from: 0, to: bytes.count - size + 1, by: size).map {
      Array(bytes[$0..<$0 + size])
    }
  }

  private func output(_ program: String, _ arguments: String...) async throws -> Command.Output {
    var command = Command(program)
    command.arguments = arguments
    let output = try await command.run()
    #expect(output.status == .exitCode(0), "\(output.errorText)")
    return output
  }
}

/// The mean difference of two pictures' channels, of 255.
package func meanDifference(_ a: [UInt8], _ b: [UInt8]) -> Double {
  precondition(a.count == b.count)
  return Double(zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(a.count)
}
