/// The part of a scroll view that margins are added to.
public struct ContentMarginPlacement: Equatable, Sendable {
  private enum Part { case automatic, content, indicators }

  private let part: Part

  public static let automatic = ContentMarginPlacement(part: .automatic)
  public static let scrollContent = ContentMarginPlacement(part: .content)
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)

  /// Whether the content moves.
  var includesContent: Bool { part != .indicators }
}
