import Glibc
import OpenGL
import Rendering

/// `harmonic probe`: draws what another process of the program sends on standard input, and answers
/// on standard output.
///
/// Nobody types it. A message is its length in 32 bits, little endian, and draws; an answer is a
/// line. It ends with its input, and is ended by an alarm when a draw does not come back and nobody
/// is left to end it.
@MainActor enum ProbeCommand {
  /// Seconds after which a draw that is still running ends the process.
  private static let limit: UInt32 = 20

  static func run() throws {
    let context = try SurfacelessContext()
    while let message = nextMessage() {
      alarm(limit)
      try Console.print(answer(to: message))
      alarm(0)
    }
    withExtendedLifetime(context) {}
  }

  private static func answer(to message: [UInt8]) -> String {
    guard let draws = ProbeDraw.draws(from: message) else { return "failed no draws" }
    do throws(GraphicsError) {
      var seconds = 0.0
      for draw in draws { seconds += try draw.secondsToDraw(clock: MonotonicClock.seconds) }
      return "ok \(seconds)"
    } catch {
      let reason = "\(error)".split(whereSeparator: \.isNewline).first ?? ""
      return "failed \(reason)"
    }
  }

  /// Reads a message; `nil` at the end of the input.
  private static func nextMessage() -> [UInt8]? {
    guard let head = bytes(4) else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
    return length <= ProbeDraw.maxBytes ? bytes(length) : nil
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        read(STDIN_FILENO, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got > 0 { filled += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }
}
