/// Whether text is drawn heavier than it asks for.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
