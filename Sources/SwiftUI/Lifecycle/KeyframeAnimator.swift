/// Shows its content with a value that follows keyframes.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  let initialValue: Value
  /// The value whose change begins the keyframes; `nil` if they begin by themselves.
  let trigger: AnyTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Follows the keyframes each time that `trigger` has changed.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes when it appears.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: KeyframeAnimator, _ inputs: _NodeInputs
  ) -> _ViewNode<KeyframeAnimator> {
    KeyframeAnimatorNode(view, inputs)
  }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
  _ViewNode<KeyframeAnimator<Value, Path, Content>>
where Path.Value == Value {
  private var child: _ViewNode<Content>?
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var startTime = 0.0

  override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
    value = view.initialValue
    super.init(view, inputs)
    if view.trigger == nil { begin() }
    evaluate()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange(from old: KeyframeAnimator<Value, Path, Content>) {
    if old.trigger != view.trigger { begin() }
    setNeedsEvaluation()
  }

  /// Begins the keyframes, from the initial value or from where they are now.
  private func begin() {
    startTime = graph.time
    let start = timeline == nil ? view.initialValue : value
    timeline = KeyframeTimeline(initialValue: start, view.keyframes(start))
  }

  override func evaluate() {
    clearDirty()
    if let timeline {
      var elapsed = graph.time - startTime
      let duration = timeline.duration
      let isOver = elapsed >= duration
      if isOver, view.isRepeating, duration > 0 {
        elapsed = elapsed.truncatingRemainder(dividingBy: duration)
        startTime = graph.time - elapsed
      }
      value = timeline.value(time: elapsed)
      if isOver, !view.isRepeating || duration == 0 {
        self.timeline = nil
      } else {
        graph.evaluateAtNextTick(self)
      }
    }
    let content = tracking { view.content(value) }
    guard let child else {
      self.child = makeChild(content)
      return
    }
    child.update(content)
  }
}

extension View {
  /// Changes the view by keyframes each time that `trigger` has changed.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Changes the view by keyframes from when it appears.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
