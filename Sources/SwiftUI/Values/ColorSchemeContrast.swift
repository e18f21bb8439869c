/// How far colors of text and its background are apart.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  case standard, increased
}
