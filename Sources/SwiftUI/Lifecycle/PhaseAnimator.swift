/// Shows its content in one phase after another, each step animated.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let steps: PhaseSteps<Phase>
  let content: (Phase) -> Content

  /// Goes through the phases repeatedly.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    steps = PhaseSteps(phases: Array(phases), trigger: nil, animation: animation)
    self.content = content
  }

  /// Goes through the phases once, and back to the first, when `trigger` has changed.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    steps = PhaseSteps(
      phases: Array(phases), trigger: AnyTrigger(trigger), animation: animation)
    self.content = content
  }

  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: PhaseAnimator, _ inputs: _NodeInputs
  ) -> _ViewNode<PhaseAnimator> {
    PhaseAnimatorNode(view, inputs)
  }
}

/// The phases of an animator, and how it gets to them.
nonisolated struct PhaseSteps<Phase: Equatable> {
  let phases: [Phase]
  /// The value whose change begins a round; `nil` for endless rounds.
  let trigger: AnyTrigger?
  let animation: (Phase) -> Animation?
}

/// A value that is compared with others of its type.
nonisolated struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isEqual(b.value) }
}

private final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  _ViewNode<PhaseAnimator<Phase, Content>>
{
  private var child: _ViewNode<Content>?
  private var index = 0
  private var isRunning = false

  override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    precondition(!view.steps.phases.isEmpty, "a phase animator needs at least one phase")
    evaluate()
    if view.steps.trigger == nil { graph.afterLayout { [weak self] in self?.step() } }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: PhaseAnimator<Phase, Content>) {
    setNeedsEvaluation()
    guard old.steps.trigger != view.steps.trigger, !isRunning else { return }
    isRunning = true
    graph.afterUpdate { [weak self] in self?.step() }
  }

  override func evaluate() {
    clearDirty()
    let phases = view.steps.phases
    let content = tracking { view.content(phases[min(index, phases.count - 1)]) }
    guard let child else {
      self.child = makeChild(content)
      return
    }
    child.update(content)
  }

  /// Goes on to the next phase.
  private func step() {
    let phases = view.steps.phases
    guard !isRemoved, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let isLast = next == 0 && view.steps.trigger != nil
    withAnimation(view.steps.animation(phases[next])) {
      graph.perform { [weak self] in
        self?.index = next
        self?.setNeedsEvaluation()
      }
    } completion: { [weak self] in
      self?.stepDidEnd(isLast: isLast)
    }
  }

  private func stepDidEnd(isLast: Bool) {
    if isLast {
      isRunning = false
      return
    }
    // A step that animates nothing takes a frame: a round of such steps must not stop the time.
    graph.at(graph.time, ViewGraph.Alarm()) { [weak self] in self?.step() }
  }
}

extension View {
  /// Changes the view by phases, repeatedly.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }

  /// Changes the view by phases, once for each change of `trigger`.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }
}
