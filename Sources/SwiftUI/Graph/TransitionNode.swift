/// The node of a view's transition: it evaluates the transition's body in each phase.
final class TransitionNode: _Node {
  private let content: AnyView
  private var transition: BranchTransition
  private var child: _ViewNode<AnyView>?
  /// The update in which the phase changed last, and the work that waits for its animations.
  private var change: (updateNumber: Int, completion: AnimationCompletion?)?
  private let elementsChanged: @MainActor () -> Void
  private(set) var phase: TransitionPhase

  /// - Parameter elementsChanged: Takes in that its elements are others than before.
  init(
    _ transition: BranchTransition, of element: Element, phase: TransitionPhase,
    inputs: _NodeInputs, elementsChanged: @escaping @MainActor () -> Void
  ) {
    content = AnyView(BranchContent(element: element))
    self.transition = transition
    self.phase = phase
    self.elementsChanged = elementsChanged
    super.init(inputs)
    child = makeChild(transition.body(content, phase))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func childElementsDidChange() -> Bool {
    elementsChanged()
    return false
  }

  /// Goes over to another phase.
  ///
  /// - Parameters:
  ///   - new: The transition as the view has it now.
  ///   - completion: Work to be done when the animations of the change are over.
  func setPhase(
    _ phase: TransitionPhase, of new: BranchTransition, completion: AnimationCompletion? = nil
  ) {
    self.phase = phase
    transition = new
    change = (graph.updateNumber, completion)
    child?.update(transition.body(content, phase))
  }

  override func transform(_ transaction: inout Transaction) {
    guard let change, change.updateNumber == graph.updateNumber, let completion = change.completion
    else { return }
    transaction.completions.append(completion)
  }
}
