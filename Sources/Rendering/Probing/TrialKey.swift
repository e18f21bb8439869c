internal import Files
internal import OpenGL

/// The facts that decide whether draws come to an end: the driver, the programs, and the magnitude
/// of each of their values.
///
/// Of a value only sign and power of two count. A loop whose length is a value of the same
/// magnitude runs twice as long at most, and the frames of a scene that moves are tried a few
/// times, not each. 0 has a key of its own: a loop with steps of 0 does not end.
nonisolated struct TrialKey: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Raised when draws are tried in another way.
  private static let version = 3
  /// Powers of two below this one are as good as it.
  private static let leastExponent: Float.Exponent = -24

  init(of draws: [ProbeDraw], by driver: DriverDescription) {
    let texts = ["trials \(Self.version)", driver.vendor, driver.renderer, driver.version]
    let magnitudes = draws.map { draw in
      var draw = draw
      draw.values = draw.values.map(Self.magnitude)
      return draw
    }
    bytes = Array(texts.joined(separator: "\0").utf8) + ProbeDraw.bytes(of: magnitudes)
  }

  /// Returns the power of two that a number lies above, with its sign; 0 and what is not finite
  /// unchanged.
  static func magnitude(_ value: Float) -> Float {
    guard value.isFinite, value != 0 else { return value }
    let exponent = max(value.exponent, leastExponent)
    return Float(sign: value.sign, exponent: exponent, significand: 1)
  }

  /// Returns how long the draws took, if they came to an end in an earlier run.
  func seconds(in folder: CacheFolder) -> Double? {
    folder.contents(for: bytes).flatMap { Double(String(decoding: $0, as: UTF8.self)) }
  }

  func store(_ seconds: Double, in folder: CacheFolder) {
    folder.keep(Array("\(seconds)".utf8), for: bytes)
  }
}
