internal import Layers

/// The element around one of a view that comes and goes: it holds what its transition adds.
final class BranchElement: Element {
  let content: Element
  /// The transition that is at work, or that changes the view while it is there.
  private(set) var transition: TransitionNode?
  private var isLeavingNow = false

  init(_ content: Element, node: _Node) {
    self.content = content
    super.init(node: node)
    children = [content]
  }

  override var isLeaving: Bool { isLeavingNow || super.isLeaving }

  override func hit(_ point: CGPoint) -> HitPath? { isLeavingNow ? nil : super.hit(point) }

  /// The trait by which one is found that holds what the transition of a view adds.
  private enum Holder {}

  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(Holder.self), transition != nil { return self }
    return super.trait(key)
  }

  /// The one of an inner condition that shows the transition of the view: it is added once.
  private var holder: BranchElement? {
    content.trait(ObjectIdentifier(Holder.self)) as? BranchElement
  }

  /// The transition that was given to the view.
  private var transitionOfView: BranchTransition? {
    content.trait(ObjectIdentifier(BranchTransition.Trait.self)) as? BranchTransition
  }

  /// The transition that the view comes and goes with; `nil` if it does that at once.
  private var animatedTransition: BranchTransition? {
    let transition = transitionOfView ?? graph.defaultTransition
    return transition?.isIdentity == true ? nil : transition
  }

  /// Whether it was said that the view is there at once, and gone at once.
  var comesAtOnce: Bool { transitionOfView?.isIdentity ?? false }

  /// Whether the view comes and goes animated where the change is not.
  var hasAnimation: Bool { transitionOfView?.hasAnimation ?? false }

  private func useTransition(_ new: BranchTransition, phase: TransitionPhase) {
    let node = TransitionNode(new, of: content, phase: phase, inputs: self.node.childInputs) {
      [weak self] in self?.takeElements()
    }
    transition = node
    takeElements()
  }

  private func takeElements() { children = transition?.elements ?? [content] }

  /// Begins with the view there, changed as its transition says.
  func begin() {
    if holder == nil, let known = transitionOfView { useTransition(known, phase: .identity) }
  }

  /// Begins with the view as it is before it has come in.
  ///
  /// - Returns: Whether it has a way in.
  func beginOutside() -> Bool {
    if let holder { return holder.beginOutside() }
    guard let new = animatedTransition else { return false }
    transition?.remove()
    useTransition(new, phase: .willAppear)
    return true
  }

  /// Lets the view come in, or come back.
  func appear() {
    isLeavingNow = false
    if let holder { return holder.appear() }
    guard let transition, transition.phase != .identity, let new = animatedTransition else {
      return
    }
    transition.setPhase(.identity, of: new)
  }

  /// Lets the view go.
  func disappear(completion: AnimationCompletion) {
    isLeavingNow = true
    if let holder { return holder.disappear(completion: completion) }
    guard let new = animatedTransition else { return }
    if transition == nil { useTransition(new, phase: .identity) }
    transition?.setPhase(.didDisappear, of: new, completion: completion)
  }
}
