internal import Binding
internal import Layers
internal import Rendering
internal import Scenes

/// A search for guesses that show an effect: it is drawn small, without and with it, at rest and
/// held.
///
/// ```swift
/// // given effect: Effect, stage: GuessStage
/// let guesses = GuessTrial(of: effect, on: stage).guesses()
/// ```
///
/// The first guesses are kept if anything is seen with them. If not, other numbers are tried in a
/// fixed order, first of all a later time; the first that shows something is taken. What its author
/// states is never changed.
struct GuessTrial {
  /// A guess that is looked at.
  private struct Attempt {
    let layer: Layer
    let guess: ShownGuess
  }

  private let effect: Effect
  private let stage: GuessStage

  /// The canvas that effects are tried on.
  private static let canvas = SceneSource.standardCanvas
  /// Guesses that are tried for a call: even where nothing helps, the search must end soon.
  private static let maxGuesses = 16
  /// Seconds of the clock at which a moving effect has left its beginning.
  private static let laterTime = 0.8
  /// When the effect is pressed and dragged, and when it is looked at.
  private static let (dragTime, heldTime) = (0.3, 0.4)

  init(of effect: Effect, on stage: GuessStage) { (self.effect, self.stage) = (effect, stage) }

  /// Whether a call has anything that another guess could replace.
  static func concerns(_ call: EffectCall) -> Bool {
    isClocked(call) || call.bindings.contains { !$0.otherRests.isEmpty }
  }

  private static func isClocked(_ call: EffectCall) -> Bool {
    call.bindings.contains(where: \.feed.isClock)
  }

  // MARK: - The search

  /// Returns guesses that show each call of the effect; `nil` if it must not be drawn, or cannot
  /// be: drawing it reports why.
  func guesses() -> [ShownGuess]? {
    let scene = FileScene(effect, on: .testPicture, environment: SceneEnvironment())
    let first = scene.layer(in: Self.canvas, at: 0)
    guard (try? stage.isSafe(first, [effect.function])) == true else { return nil }
    return try? effect.calls.map(guess)
  }

  private func guess(for call: EffectCall) throws -> ShownGuess {
    guard Self.concerns(call) else { return ShownGuess() }
    let plain = try stage.pixels(scene(of: call).layerWithoutEffect(in: Self.canvas, at: 0))
    let isFill = effect.kind == .fill
    let shown = try attempts(for: call).first {
      Self.shows(try stage.pixels($0.layer), over: plain, isFill: isFill)
    }
    return shown?.guess ?? ShownGuess()
  }

  /// Guesses in the order in which they are looked at, with what is drawn of each.
  private func attempts(for call: EffectCall) -> [Attempt] {
    let canvas = Self.canvas
    func resting(_ call: EffectCall, at time: Double, _ guess: ShownGuess) -> Attempt {
      Attempt(layer: scene(of: call).layer(in: canvas, at: time), guess: guess)
    }
    func pressed(_ call: EffectCall, _ guess: ShownGuess) -> Attempt {
      let scene = held(scene(of: call), in: canvas)
      return Attempt(layer: scene.layer(in: canvas, at: Self.heldTime), guess: guess)
    }
    var attempts = [resting(call, at: 0, ShownGuess())]
    let time = Self.isClocked(call) ? Self.laterTime : 0
    if time > 0 { attempts.append(resting(call, at: time, ShownGuess(stillTime: time))) }
    attempts.append(pressed(call, ShownGuess()))
    for rests in Self.otherRests(of: call).prefix(Self.maxGuesses) {
      let other = call.resting(at: rests)
      attempts.append(resting(other, at: time, ShownGuess(rests: rests, stillTime: time)))
      attempts.append(pressed(other, ShownGuess(rests: rests)))
    }
    return attempts
  }

  /// Sets of numbers to try: what is next for each argument, those that a press moves first and all
  /// of them together before one alone; then what comes after that.
  private static func otherRests(of call: EffectCall) -> [[String: [Double]]] {
    let (moved, others) = (
      call.bindings.filter { $0.pressed != nil }, call.bindings.filter { $0.pressed == nil }
    )
    let rows = (moved + others).map { (name: $0.parameter.name, rests: $0.otherRests) }
    let count = rows.map(\.rests.count).max() ?? 0
    return (0..<count).flatMap { round -> [[String: [Double]]] in
      func next(_ rows: some Sequence<(name: String, rests: [[Double]])>) -> [String: [Double]] {
        Dictionary(
          rows.compactMap { $0.rests.indices.contains(round) ? ($0.name, $0.rests[round]) : nil }
        ) { first, _ in first }
      }
      let together = next(rows.prefix(moved.count))
      let alone = rows.map { next([$0]) }.filter { !$0.isEmpty }
      return (together.count > 1 ? [together] : []) + alone
    }
  }

  // MARK: - The stage

  private func scene(of call: EffectCall) -> FileScene {
    FileScene(effect.called(by: [call]), on: .testPicture, environment: SceneEnvironment())
  }

  /// Pressed beside the middle, where some effects have nothing to do, and dragged over it.
  private func held(_ scene: FileScene, in canvas: Size) -> FileScene {
    var scene = scene
    let places = [(0.38, 0.42), (0.56, 0.6)].map {
      Point(x: canvas.width * $0.0, y: canvas.height * $0.1)
    }
    scene.handle(.pointerDown(places[0]), in: canvas, at: 0)
    scene.handle(.pointerMoved(places[1]), in: canvas, at: Self.dragTime)
    return scene
  }

  // MARK: - What is seen

  /// Whether something is seen of an effect: a few pixels are not what they are without it, and it
  /// has not turned everything into one color.
  ///
  /// - Parameters:
  ///   - picture: Premultiplied RGBA bytes.
  ///   - plain: Those without the effect.
  static func shows(_ picture: [UInt8], over plain: [UInt8], isFill: Bool) -> Bool {
    let count = min(picture.count, plain.count) / 4
    func differs(_ a: [UInt8], _ first: Int, _ b: [UInt8], _ second: Int) -> Bool {
      // One step may be the rounding of a pass.
      (0..<4).contains { abs(Int(a[first * 4 + $0]) - Int(b[second * 4 + $0])) > 1 }
    }
    let changed = (0..<count).lazy.filter { differs(picture, $0, plain, $0) }
    guard changed.prefix(enough(of: count)).count == enough(of: count) else { return false }
    let inside = (0..<count).filter { isFill ? picture[$0 * 4 + 3] > 0 : plain[$0 * 4 + 3] > 200 }
    guard let first = inside.first else { return false }
    let others = inside.lazy.filter { differs(picture, $0, picture, first) }
    return others.prefix(enough(of: inside.count)).count == enough(of: inside.count)
  }

  /// Pixels that are noticed: one of two hundred.
  private static func enough(of count: Int) -> Int { max(1, count / 200) }
}
