/// Numbers of an element on their way to new values, under the transactions of its node.
@MainActor
final class AnimatedNumbers {
  private unowned let node: _Node
  private var animator: Animator<NumberVector>?

  init(node: _Node) { self.node = node }

  /// Takes in new numbers.
  func change(from old: [Double], to new: [Double]) {
    guard old != new else { return }
    let transaction = node.transaction
    guard animator != nil || transaction.effectiveAnimation != nil else { return }
    if animator == nil { animator = Animator(NumberVector(old)) }
    let graph = node.graph
    animator?.set(NumberVector(new), transaction: transaction, at: graph.time)
    graph.atTicks(of: self) { [weak self] time in self?.tick(to: time) ?? false }
  }

  /// Ends all motion: the numbers are those that were set last.
  func stop() {
    animator?.finish()
    animator = nil
  }

  /// The numbers now; `nil` where nothing moves.
  var shown: [Double]? { animator?.value.numbers }

  private func tick(to time: Double) -> Bool {
    node.graph.needsDrawing = true
    animator?.advance(to: time)
    if let animator, !node.isRemoved, animator.isAnimating { return true }
    animator = nil
    return false
  }
}
