internal import Glibc

nonisolated extension Double {
  /// The number, or the next larger one of a scale that doubles in even steps: 1, 1.19, 1.41, 1.68,
  /// 2 with four of them.
  func roundedUp(stepsPerDoubling steps: Double) -> Double {
    // Rounding must not lift what is a step already.
    exp2((log2(self) * steps - 1e-6).rounded(.up) / steps)
  }
}
