internal import CPango

/// Conversion between points and Pango's units, of which 1024 are a point.
enum PangoUnits {
  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  /// A length that is not negative, rounded up so that what fits exactly still fits.
  static func length(_ points: Double) -> Int32 {
    Int32(clamping: (min(max(points, 0), 1_000_000) * Double(PANGO_SCALE)).rounded(.up))
  }

  static func offset(_ points: Double) -> Int32 {
    Int32(clamping: (points * Double(PANGO_SCALE)).rounded())
  }
}
