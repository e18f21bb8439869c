/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows and shrinks gradually.
  case continuous
}
