import Glibc

/// The strings evaluated in double precision, straight from the formula: D = |v − offset + cos(f·u
/// + t + iπ/N)·a|, Σ tint · intensity / D ^ width.
struct StringsReference {
  var width = 240.0
  var height = 70.0
  var waves = 6
  var time = 0.0
  var amplitude = 0.5
  var mix = 0.0
  /// Every channel of the strings past the palette.
  var beyond = 0.0
  /// At rest and held.
  var frequency = (3.0, 12.0)
  var glowWidth = (0.6, 0.9)
  var glowIntensity = (0.02, 0.01)

  private static let palette: [[Double]] = [
    [123, 212, 218], [105, 105, 216], [240, 80, 105], [70, 125, 240], [20, 220, 220],
    [200, 160, 140],
  ].map { $0.map { $0 / 255 } }

  /// Red, green and blue at a place in points, not clamped.
  func color(x: Double, y: Double) -> [Double] {
    let u = x / width - 0.5
    let v = y / height - 0.5
    let a = cos(3 * u) * amplitude * 0.2
    let offset = sin(12 * u + time) * a * 0.1
    let between = { (pair: (Double, Double)) in pair.0 * (1 - mix) + pair.1 * mix }
    let frequency = between(self.frequency)
    let exponent = between(glowWidth)
    let intensity = between(glowIntensity)
    var sum = [0.0, 0.0, 0.0]
    for i in 0..<waves {
      let d = abs(v - offset + cos(frequency * u + time + Double(i) * .pi / Double(waves)) * a)
      let glow = d == 0 ? 1e9 : intensity / pow(d, exponent)
      for c in 0..<3 {
        let tint = i < 6 ? Self.palette[i][c] : beyond
        sum[c] += (1 - mix + mix * tint) * glow
      }
    }
    return sum
  }

  /// Σ D: the distances without any glow.
  func field(x: Double, y: Double) -> Double {
    let u = x / width - 0.5
    let a = cos(3 * u) * amplitude * 0.2
    let offset = sin(12 * u + time) * a * 0.1
    let frequency = frequency.0 * (1 - mix) + frequency.1 * mix
    return (0..<waves).reduce(0) { sum, i in
      let swing = cos(frequency * u + time + Double(i) * .pi / Double(waves)) * a
      return sum + abs(y / height - 0.5 - offset + swing)
    }
  }

  func byte(x: Double, y: Double) -> [Int] {
    color(x: x, y: y).map { Int((min(max($0, 0), 1) * 255 + 0.5).rounded(.down)) }
  }
}
