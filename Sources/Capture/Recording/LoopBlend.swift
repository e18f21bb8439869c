internal import Layers
internal import Scenes

/// How the end of a recording leads into its beginning: its first frames are mixed with those that
/// would come after its last.
///
/// Frame 0 is what follows the last frame, and what is mixed in fades within half a second. A scene
/// that is at the end where it was at the beginning is not mixed.
nonisolated struct LoopBlend: Sendable {
  private let frames: Int

  /// Seconds of the mix; a quarter of a recording that is shorter than two.
  private static let seconds = 0.5

  /// Returns `nil` if the scene already ends where it began.
  init?(of playback: Playback, in canvas: Size, clock: FrameClock) {
    let (start, end) = (clock.time(of: 0), clock.time(of: clock.count))
    let first = playback.scene(at: start).layer(in: canvas, at: start)
    guard first != playback.scene(at: end).layer(in: canvas, at: end) else { return nil }
    frames = max(1, min(Int(Self.seconds * clock.rate), clock.count / 4))
  }

  /// Returns how much a frame has of its own, 0 to 1; `nil` if it is not mixed.
  func weight(of frame: Int) -> Double? {
    guard frame < frames else { return nil }
    let part = Double(frame) / Double(frames)
    return part * part * (3 - 2 * part)
  }

  /// Returns the bytes between two pictures.
  static func mix(_ a: [UInt8], _ b: [UInt8], _ weight: Double) -> [UInt8] {
    let part = UInt32((weight * 65_536).rounded())
    return zip(a, b).map { a, b in
      UInt8(
        truncatingIfNeeded: (UInt32(a) &* (65_536 &- part) &+ UInt32(b) &* part &+ 32_768) >> 16)
    }
  }
}
