/// A value on the screen that follows a model value, at once or animated.
///
/// Time never goes back. Where nothing animates, `value` is `model`.
@MainActor package struct Animator<Value: VectorArithmetic> {
  /// The value as it was set last.
  package private(set) var model: Value
  /// The value to show, at the latest time.
  package private(set) var value: Value

  private var run: Run?
  private var echoes: [Echo] = []

  /// A motion that goes on: what is shown is `model` − `way` + how far it has come.
  private struct Run {
    var animation: Animation
    var state = AnimationState<Value>()
    var way: Value
    let startTime: Double
    var isLogicallyComplete = false
    var isSettled = false
    var logical: [AnimationCompletion] = []
    var removal: [AnimationCompletion] = []
  }

  /// A motion that was replaced or laid over, and whose completion is still waited for.
  private struct Echo {
    let animation: Animation
    var state: AnimationState<Value>
    let way: Value
    let startTime: Double
    let completions: [AnimationCompletion]
  }

  package init(_ value: Value) {
    model = value
    self.value = value
  }

  /// Whether the value to show changes as time goes on.
  package var isAnimating: Bool { run != nil || !echoes.isEmpty }

  /// The change per second of the value to show.
  package func velocity(at time: Double) -> Value {
    guard let run else { return .zero }
    let context = AnimationContext(state: run.state)
    return run.animation.velocity(value: run.way, time: time - run.startTime, context: context)
      ?? .zero
  }

  /// Sets the model value at `time`.
  ///
  /// With an animation in the transaction the value to show goes there from where it is. Without
  /// one it jumps as far as the model does, and what animates goes on on top of it.
  package mutating func set(_ newModel: Value, transaction: Transaction, at time: Double) {
    let way = newModel - model
    guard newModel != model else { return advance(to: time) }
    if let animation = transaction.effectiveAnimation {
      if run == nil {
        run = Run(animation: animation, way: way, startTime: time)
      } else {
        retarget(by: way, with: animation, at: time)
      }
      for completion in transaction.completions {
        completion.begin()
        if completion.criteria == .removed {
          run?.removal.append(completion)
        } else {
          run?.logical.append(completion)
        }
      }
    }
    model = newModel
    advance(to: time)
  }

  /// Sets the model value at once, and ends what animates.
  package mutating func reset(to newModel: Value) {
    model = newModel
    finish()
  }

  /// Goes on to `time`.
  package mutating func advance(to time: Double) {
    advanceEchoes(to: time)
    guard var run else {
      value = model
      return
    }
    var context = AnimationContext(
      state: run.state, isLogicallyComplete: run.isLogicallyComplete)
    let moved = run.animation.animate(
      value: run.way, time: time - run.startTime, context: &context)
    guard let moved else { return finish() }
    run.state = context.state
    value = model - run.way + moved
    var over: [AnimationCompletion] = []
    if context.isLogicallyComplete {
      over += run.logical
      (run.logical, run.isLogicallyComplete) = ([], true)
    }
    if context.isSettled {
      over += run.removal
      run.removal = []
    }
    self.run = run
    for completion in over { completion.end() }
  }

  /// Ends what animates, at the model value.
  package mutating func finish() {
    value = model
    let over = (run.map { $0.logical + $0.removal } ?? []) + echoes.flatMap(\.completions)
    (run, echoes) = (nil, [])
    for completion in over { completion.end() }
  }

  /// Lets a new animation take over the running one, or lays it over that.
  private mutating func retarget(by way: Value, with animation: Animation, at time: Double) {
    guard var run else { return }
    if !run.logical.isEmpty {
      echoes.append(
        Echo(
          animation: run.animation, state: run.state, way: run.way, startTime: run.startTime,
          completions: run.logical))
      run.logical = []
    }
    run.isLogicallyComplete = false
    let elapsed = time - run.startTime
    var context = AnimationContext(state: run.state)
    if animation.shouldMerge(
      previous: run.animation, value: run.way, time: elapsed, context: &context)
    {
      (run.animation, run.state) = (animation, context.state)
    } else {
      run.animation = CombinedAnimation.laying(
        animation, over: run.animation, state: &run.state, way: run.way, newWay: run.way + way,
        at: elapsed)
    }
    run.way += way
    self.run = run
  }

  private mutating func advanceEchoes(to time: Double) {
    guard !echoes.isEmpty else { return }
    var over: [AnimationCompletion] = []
    echoes = echoes.compactMap { echo in
      var echo = echo
      var context = AnimationContext(state: echo.state)
      let moved = echo.animation.animate(
        value: echo.way, time: time - echo.startTime, context: &context)
      echo.state = context.state
      if moved != nil, !context.isLogicallyComplete { return echo }
      over += echo.completions
      return nil
    }
    for completion in over { completion.end() }
  }
}
