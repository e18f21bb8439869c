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
  private struct Entry: Sendable {
    let input: Script.Input
    /// The scene after the event; `nil` for those too old to be drawn again.
    var scene: (any Scene)?
    /// Whether the event changed the scene. The end of a press is an entry even if it did not.
    let isChange: Bool
    /// Whether the pointer or Return went down or up, other than on a control: what that sets is
    /// held, and must not be set once more when the press is played again.
    let isTouch: Bool
  }

  /// Past events in order of time; the oldest are dropped beyond `logLimit`.
  private var log: [Entry] = []
  /// The first entry that can be drawn: it and all later ones have their scenes.
  private var firstDrawn = 0
  /// The scene before that entry, and since when it was as it is.
  private var start: (time: Double, scene: any Scene)
  private let source: SceneSource
  package let environment: SceneEnvironment

  /// Scenes, and presses, after which the oldest is forgotten, and with it the way back beyond it.
  private let sceneLimit: Int
  /// Entries after which the older half is forgotten.
  private let logLimit: Int

  /// - Parameter events: How many of a script are about to be played: none of them is forgotten,
  ///   so that every time of it can be drawn.
  package init(_ source: SceneSource, environment: SceneEnvironment, events: Int = 0) {
    (sceneLimit, logLimit) = (1024 + events, 16_384 + events)
    self.source = source
    self.environment = environment
    start = (0, source.make(environment))
  }

  // MARK: - Reading

  /// Earliest time that can still be drawn, in seconds.
  package var earliestTime: Double { start.time }

  /// Returns the scene as the events up to `time` left it.
  package func scene(at time: Double) -> any Scene { state(before: end(at: time)).scene }

  /// When the first event after `time` happens; `nil` if none does.
  package func nextEvent(after time: Double) -> Double? {
    log[end(at: time)...].first(where: \.isChange)?.input.time
  }

  /// The index behind the last entry at `time` or before, among those that can be drawn.
  private func end(at time: Double) -> Int {
    log[firstDrawn...].lastIndex { $0.input.time <= time }.map { $0 + 1 } ?? firstDrawn
  }

  /// The scene that the entry at `index` meets, and the time of the entry before it.
  private func state(before index: Int) -> (time: Double, scene: any Scene) {
    guard index > firstDrawn, let scene = log[index - 1].scene else { return start }
    return (log[index - 1].input.time, scene)
  }

  // MARK: - Events

  /// Takes in an event.
  ///
  /// - Returns: Whether later events were forgotten; what they let go may now be held.
  @discardableResult
  package mutating func handle(
    _ event: SceneEvent, in canvas: Size, at time: Double
  ) -> Bool {
    let end = end(at: time)
    let before = state(before: end)
    let time = max(time, before.time)
    var scene = before.scene
    scene.handle(event, in: canvas, at: time)
    let isChange = AnyScene(scene) != AnyScene(before.scene)
    let entry = Entry(
      input: Script.Input(event, at: time, in: canvas), scene: scene, isChange: isChange,
      isTouch: event.isTouch && !event.isForControls(of: before.scene, in: canvas, at: time))
    let forgets = isChange && log[end...].contains(where: \.isChange)
    if isChange {
      log.replaceSubrange(end..., with: [entry])
    } else if event.endsTouch, !log[end...].contains(where: \.isTouch) {
      log.insert(entry, at: end)  // it changes nothing, and still ends a press
    } else {
      return false
    }
    while log.count - firstDrawn >= sceneLimit {
      start = state(before: firstDrawn + 1)
      log[firstDrawn].scene = nil
      firstDrawn += 1
    }
    if log.count > logLimit { forgetOldEntries() }
    return forgets
  }

  /// Forgets the older half, as far as it cannot be drawn; values that it has set are held from the
  /// start then.
  private mutating func forgetOldEntries() {
    var held: [(name: String, entry: Entry)] = []
    let count = min(log.count / 2, firstDrawn)
    for entry in log.prefix(count) {
      switch entry.input.event {
      case .hold(let name, _):
        held.removeAll { $0.name == name }
        let input = Script.Input(entry.input.event, at: 0, in: entry.input.canvas)
        held.append((name, Entry(input: input, isChange: true, isTouch: false)))
      case .release(let name): held.removeAll { $0.name == name }
      case .releaseAll: held = []
      default: break
      }
    }
    log.replaceSubrange(..<count, with: held.map(\.entry))
    firstDrawn += held.count - count
  }

  /// Starts over at time 0, preserving the held values.
  package mutating func rewind(in canvas: Size) {
    let last = state(before: log.count).scene
    self = Playback(source, environment: environment)
    for (name, value) in last.parameters.heldInOrder {
      handle(.hold(name: name, value: value), in: canvas, at: 0)
    }
  }

  // MARK: - What was done

  /// The presses of the pointer up to `time`, for a script that plays them again; a press that goes
  /// on ends a second later.
  package func presses(until time: Double) -> (presses: [Script.Press], pointer: Point?) {
    var presses: [Script.Press] = []
    var start: Double?
    var pointer: Point?
    for touch in touches(until: time) {
      switch touch.event {
      case .pointerDown(let place): (start, pointer) = (touch.time, place)
      case .pointerUp, .pointerCancelled:
        if let begin = start { presses.append(Script.Press(start: begin, end: touch.time)) }
        start = nil
      default: break
      }
    }
    if let start { presses.append(Script.Press(start: start, end: time + 1)) }
    return (presses, pointer)
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
    for touch in touches(until: time) {
      switch touch.event {
      case .pointerDown: pointerStart = touch.time
      case .pointerUp: end(&pointerStart, at: touch.time)
      case .keyDown: keyStart = touch.time
      case .keyUp: end(&keyStart, at: touch.time)
      default:
        end(&pointerStart, at: touch.time)
        end(&keyStart, at: touch.time)
      }
    }
    end(&pointerStart, at: openEnd ?? time)
    end(&keyStart, at: openEnd ?? time)
    return spans.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The latest touches up to `time`.
  private func touches(until time: Double) -> [Script.Input] {
    log.lazy.filter { $0.isTouch && $0.input.time <= time }.suffix(sceneLimit).map(\.input)
  }

  /// The events that changed the scene up to `time`, as a script that plays them again on a canvas
  /// of the same size or another: values held at the very start as values, all others as inputs.
  package func script(until time: Double) -> Script {
    var script = Script()
    var rest = log.prefix { $0.input.time <= time }.filter(\.isChange).map(\.input)[...]
    while let first = rest.first, first.time == 0, case .hold(let name, let value) = first.event {
      script.held.removeAll { $0.name == name }
      script.held.append((name, value))
      rest.removeFirst()
    }
    script.inputs = Array(rest)
    return script
  }
}

extension SceneEvent {
  /// Whether the pointer or Return goes down or up.
  fileprivate var isTouch: Bool {
    switch self {
    case .pointerDown, .keyDown: true
    default: endsTouch
    }
  }

  /// Whether the pointer or Return goes up.
  fileprivate var endsTouch: Bool {
    switch self {
    case .pointerUp, .keyUp, .pointerCancelled: true
    default: false
    }
  }

  /// Whether it presses a control.
  fileprivate func isForControls(of scene: any Scene, in canvas: Size, at time: Double) -> Bool {
    guard case .pointerDown(let place) = self else { return false }
    return scene.hasControl(at: place, in: canvas, time: time)
  }
}
