/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  case compact, regular
}
