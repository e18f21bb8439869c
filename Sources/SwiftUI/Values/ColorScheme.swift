package import Layers

/// The light or the dark look.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light, dark

  package var appearance: Layers.Appearance { self == .light ? .light : .dark }
}
