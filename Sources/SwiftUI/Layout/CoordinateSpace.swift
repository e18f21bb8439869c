/// A space in which places of views are given.
public enum CoordinateSpace: Hashable {
  /// That of the stage.
  case global
  /// That of the view itself.
  case local
  /// That of a view around, by the name that was given to it.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}
