/// How a layer meets what is painted below it.
package enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal
  /// Adds light: source + destination.
  case plusLighter
  /// Darkens: source · destination.
  case multiply
  /// Brightens: 1 − (1 − source)(1 − destination).
  case screen
}
