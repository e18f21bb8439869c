/// Work to be done once all animations that a change started are over.
///
/// Whoever makes the change calls `close` after it; what waits to be carried out and what animates
/// call `begin`, and `end` as often.
@MainActor package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var pending = 0
  private var isClosed = false

  package init(
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, action: @escaping () -> Void
  ) {
    self.criteria = criteria
    self.action = action
  }

  package func begin() {
    pending += 1
  }

  package func end() {
    pending -= 1
    finishIfOver()
  }

  /// Ends the change: if nothing waits or animates, the work is done now.
  package func close() {
    isClosed = true
    finishIfOver()
  }

  private func finishIfOver() {
    guard isClosed, pending <= 0, let action else { return }
    self.action = nil
    action()
  }
}

extension Transaction {
  /// Adds work to be done when the animations of the change are over.
  @MainActor @preconcurrency public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, action: completion))
  }
}
