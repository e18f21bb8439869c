internal import Glibc

/// Samples of an impact: a soft knock of 60 ms.
///
/// A damped sine that also falls to nothing along a line,
///
///     s(t) = 0.3 · sin(2π · 220 t) · exp(−t / 0.012) · (1 − t / 0.06),   0 ≤ t < 0.06
///
/// with t in seconds. It begins and ends at 0, so that nothing clicks: neighboring samples are less
/// than a hundredth of the full range apart. Its peak, 0.27 of that, comes after 1.1 ms. Pitch and
/// lengths are tuned by ear and by the length of a phone's light impact; the formula is the
/// program's own.
nonisolated enum ImpactSound {
  /// Samples a second.
  static let rate = 48_000

  private static let amplitude = 0.3
  private static let frequency = 220.0
  private static let decay = 0.012
  private static let length = 0.06

  /// One channel, 16 bits a sample.
  static let samples: [Int16] = (0..<Int(length * Double(rate))).map { index in
    let time = Double(index) / Double(rate)
    let value =
      amplitude * sin(2 * .pi * frequency * time) * exp(-time / decay) * (1 - time / length)
    return Int16((value * Double(Int16.max)).rounded())
  }
}
