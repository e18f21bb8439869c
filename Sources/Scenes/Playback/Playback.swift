package import Layers

/// A scene in time: what it was after each event, so that any moment can be drawn again.
///
/// ```swift
/// // given center: Point, canvas: Size
/// var playback = Playback(SceneSource(ButtonScene.self), environment: SceneEnvironment())
/// playback.handle(.pointerDown(center), in: canvas, at: 1)
/// let layer = playback.scene(at: 1.1).layer(in: canvas, at: 1.1)
/// ```
///
/// An event at a time that was already passed (after stepping back) forgets what came later; one
/// that changes nothing, as most moves of the pointer, leaves everything unchanged.
package struct Playback: Sendable {
  private struct Moment: Sendable {
    var time: Double
    var scene: any Scene
  }

  /// The pointer or Return went down or up.
  private struct Touch: Sendable {
    enum Change: Sendable {
      case pointerDown(Point)
      case pointerUp
      case keyDown
      case keyUp
    }

    let time: Double
    let change: Change
  }

  /// In order of time, as `touches` and `inputs`.
  private var moments: [Moment]
  /// How many of `moments` are forgotten: they are removed many at a time, because each removal
  /// moves all that come after.
  private var forgotten = 0
  private var touches: [Touch] = []
  /// The events that changed something, from time 0 on; of very many, the latest.
  private var inputs: [Script.Input] = []
  private let source: SceneSource
  package let environment: SceneEnvironment

  /// Events after which the oldest is forgotten, and with it the way back beyond it.
  private let limit: Int
  /// Events for a script after which the older half is forgotten.
  private let inputLimit: Int

  /// - Parameter events: How many of a script are about to be played: none of them is forgotten,
  ///   so that every time of it can be drawn.
  package init(_ source: SceneSource, environment: SceneEnvironment, events: Int = 0) {
    (limit, inputLimit) = (1024 + events, 16_384 + events)
    self.source = source
    self.environment = environment
    moments = [Moment(time: 0, scene: source.make(environment))]
  }

  /// Earliest time that can still be drawn, in seconds.
  package var earliestTime: Double { moments[forgotten].time }

  /// Returns the scene as the events up to `time` left it.
  package func scene(at time: Double) -> any Scene { moments[index(at: time)].scene }

  /// When the first event after `time` happens; `nil` if none does.
  package func nextEvent(after time: Double) -> Double? {
    let next = index(at: time) + 1
    return next < moments.count ? moments[next].time : nil
  }

  /// Takes in an event.
  ///
  /// - Returns: Whether later events were forgotten; what they let go may now be held.
  @discardableResult
  package mutating func handle(
    _ event: SceneEvent, in canvas: Size, at time: Double
  ) -> Bool {
    let index = index(at: time)
    let before = moments[index]
    var scene = before.scene
    scene.handle(event, in: canvas, at: max(time, before.time))
    guard AnyScene(scene) != AnyScene(before.scene) else {
      noteEnd(event, at: max(time, before.time))
      return false
    }
    let forgets = index + 1 < moments.count
    moments.removeSubrange((index + 1)...)
    moments.append(Moment(time: max(time, before.time), scene: scene))
    while let last = inputs.last, last.time > time { inputs.removeLast() }
    inputs.append(Script.Input(event, at: max(time, before.time), in: canvas))
    if !isForControls(event, of: before.scene, in: canvas, at: max(time, before.time)) {
      note(event, at: max(time, before.time))
    }
    forgotten = max(forgotten, moments.count - limit)
    if forgotten >= limit {
      moments.removeFirst(forgotten)
      forgotten = 0
    }
    if inputs.count > inputLimit { forgetOldInputs() }
    return forgets
  }

  /// Forgets the older half of the inputs; values that they have set are held from the start then.
  private mutating func forgetOldInputs() {
    var held: [Script.Input] = []
    func isHold(of name: String, _ input: Script.Input) -> Bool {
      if case .hold(name, _) = input.event { true } else { false }
    }
    for input in inputs.prefix(inputs.count / 2) {
      switch input.event {
      case .hold(let name, _):
        held.removeAll { isHold(of: name, $0) }
        held.append(Script.Input(input.event, at: 0, in: input.canvas))
      case .release(let name): held.removeAll { isHold(of: name, $0) }
      case .releaseAll: held = []
      default: break
      }
    }
    inputs.replaceSubrange(..<(inputs.count / 2), with: held)
  }

  /// What was pressed up to `time`, as a script that plays it again; a press that goes on ends a
  /// second later.
  package func presses(until time: Double) -> (presses: [Script.Press], pointer: Point?) {
    var presses: [Script.Press] = []
    var start: Double?
    var pointer: Point?
    for touch in touches where touch.time <= time {
      switch touch.change {
      case .pointerDown(let place): (start, pointer) = (touch.time, place)
      case .pointerUp:
        if let begin = start { presses.append(Script.Press(start: begin, end: touch.time)) }
        start = nil
      case .keyDown, .keyUp: break
      }
    }
    if let start { presses.append(Script.Press(start: start, end: time + 1)) }
    return (presses, pointer)
  }

  /// What was done up to `time`, as a script that does it again on a canvas of the same size or
  /// another: what was held at the very start as values, everything else as inputs.
  package func script(until time: Double) -> Script {
    var script = Script()
    var rest = inputs.prefix { $0.time <= time }[...]
    while let first = rest.first, first.time == 0, case .hold(let name, let value) = first.event {
      script.held.removeAll { $0.name == name }
      script.held.append((name, value))
      rest.removeFirst()
    }
    script.inputs = Array(rest)
    return script
  }

  /// When the pointer or Return was down up to `time`.
  ///
  /// - Parameter openEnd: When a press ends that goes on; at `time` if left out.
  package func pressSpans(
    until time: Double, openEnd: Double? = nil
  ) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var pointerStart: Double?
    var keyStart: Double?
    func end(_ start: inout Double?, at time: Double) {
      if let begin = start { spans.append(begin...max(begin, time)) }
      start = nil
    }
    for touch in touches where touch.time <= time {
      switch touch.change {
      case .pointerDown: pointerStart = touch.time
      case .pointerUp: end(&pointerStart, at: touch.time)
      case .keyDown: keyStart = touch.time
      case .keyUp: end(&keyStart, at: touch.time)
      }
    }
    end(&pointerStart, at: openEnd ?? time)
    end(&keyStart, at: openEnd ?? time)
    return spans.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a press is one of controls: what it sets is held, and must not be set once more when
  /// the press is played again.
  private func isForControls(
    _ event: SceneEvent, of scene: any Scene, in canvas: Size, at time: Double
  ) -> Bool {
    guard case .pointerDown(let place) = event else { return false }
    return scene.hasControl(at: place, in: canvas, time: time)
  }

  /// Notes the end of a press that has changed nothing else.
  private mutating func noteEnd(_ event: SceneEvent, at time: Double) {
    guard touches.last.map({ $0.time <= time }) ?? true else { return }
    switch event {
    case .pointerUp, .keyUp, .pointerCancelled: note(event, at: time)
    default: break
    }
  }

  private mutating func note(_ event: SceneEvent, at time: Double) {
    while let last = touches.last, last.time > time { touches.removeLast() }
    let changes: [Touch.Change] =
      switch event {
      case .pointerDown(let place): [.pointerDown(place)]
      case .pointerUp: [.pointerUp]
      case .keyDown: [.keyDown]
      case .keyUp: [.keyUp]
      case .pointerCancelled: [.pointerUp, .keyUp]
      default: []
      }
    touches += changes.map { Touch(time: time, change: $0) }
    if touches.count > limit { touches.removeFirst(touches.count - limit) }
  }

  /// Starts over at time 0, preserving the held values.
  package mutating func rewind(in canvas: Size) {
    let last = moments[moments.count - 1].scene
    self = Playback(source, environment: environment)
    for (name, value) in last.parameters.heldInOrder {
      handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
  }

  private func index(at time: Double) -> Int {
    moments[forgotten...].lastIndex { $0.time <= time } ?? forgotten
  }
}
