internal import Parameters

/// The strings' own time: a sum of scene time whose rate changes with the press.
///
/// The article adds `u · m` seconds every `u / m` seconds, u = 0.016 and m = `speedMultiplier`: m²
/// shader seconds a second (`article`). On a 60 Hz display at most one such tick fits in a frame
/// (`60hz`). Neither depends on how often we draw. In the article's earlier steps a tick adds `u`
/// alone.
struct HarmonicClock: Sendable, Hashable {
  enum Rate: String, ParameterChoice {
    case article
    case sixtyHertz = "60hz"

    /// Shader seconds a second.
    ///
    /// - Parameter ticksGrow: Whether a tick adds `m` times as much, and does not only come sooner.
    func perSecond(speedMultiplier m: Double, ticksGrow: Bool = true) -> Double {
      let tick = 0.016
      let growth = ticksGrow ? m : 1
      return switch self {
      case .article: m * growth
      case .sixtyHertz: growth * tick * min(m / tick, 60)
      }
    }
  }

  /// The clock as the shader takes it: it enters only as cos(… + time) and sin(… + time), so whole
  /// turns are dropped while it still has a double's digits, and large times do not make the
  /// strings shake.
  static func phase(of reading: Double) -> Double {
    reading.truncatingRemainder(dividingBy: 2 * .pi)
  }

  private var base = 0.0
  private var since = 0.0
  private var rate = 1.0

  /// Shader seconds at scene time `time`, 0 at the start.
  func reading(at time: Double) -> Double { base + (time - since) * rate }

  /// Goes on at another rate; the reading does not jump.
  mutating func run(at rate: Double, from time: Double) {
    guard rate != self.rate else { return }
    base = reading(at: time)
    since = time
    self.rate = rate
  }
}
