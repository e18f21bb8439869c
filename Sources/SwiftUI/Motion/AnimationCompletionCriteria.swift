/// The moment from which an animation counts as complete.
public struct AnimationCompletionCriteria: Sendable, Hashable {
  private let isRemoval: Bool

  /// When it seems to be over.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)

  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
