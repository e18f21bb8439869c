internal import Motion

/// Whether something is there, and how far it is with coming or going.
///
/// ```swift
/// var presence = Presence(isPresent: false)
/// presence.show(true, at: 0, with: .spring(.bouncy))
/// let twirl = Twirl().body(content: VisualEffect(), at: presence.weights(at: 0.2))
/// ```
///
/// Coming goes from the phase `willAppear` to the identity, leaving on to `didDisappear`. What is
/// called back while it leaves comes back from where it is; only what had gone appears again.
struct Presence: Sendable, Hashable {
  /// Whether it is there or coming.
  private(set) var isPresent: Bool
  private var before = AnimatedNumber(0)
  private var after: AnimatedNumber
  /// The latest change and the weights it found, for `renew`.
  private var change: Change?

  private struct Change: Sendable, Hashable {
    var time: Double
    var before: AnimatedNumber
    var after: AnimatedNumber
  }

  init(isPresent: Bool) {
    self.isPresent = isPresent
    after = AnimatedNumber(isPresent ? 0 : 1)
  }

  /// Lets it come or go; nothing happens where it does so already.
  mutating func show(_ isShown: Bool, at time: Double, with animation: TransitionAnimation) {
    guard isShown != isPresent else { return }
    change = Change(time: time, before: before, after: after)
    isPresent = isShown
    if isShown, after.isSettled(at: time) {
      (before, after) = (AnimatedNumber(1), AnimatedNumber(0))
    } else if !isShown, weights(at: time).identity == 0 {
      // Nothing of it is to be seen yet: it has gone already.
      (before, after) = (AnimatedNumber(0), AnimatedNumber(1))
      return
    }
    before.animate(to: 0, at: time, with: animation)
    after.animate(to: isShown ? 0 : 1, at: time, with: animation)
  }

  /// Lets a change of the same moment go with another animation; one that is under way keeps its
  /// own.
  mutating func renew(at time: Double, with animation: TransitionAnimation) {
    guard let change, change.time == time else { return }
    (before, after) = (change.before, change.after)
    isPresent.toggle()
    show(!isPresent, at: time, with: animation)
  }

  func weights(at time: Double) -> PhaseWeights {
    PhaseWeights(willAppear: before.value(at: time), didDisappear: after.value(at: time))
  }

  /// Whether it has come or gone.
  func isSettled(at time: Double) -> Bool {
    before.isSettled(at: time) && after.isSettled(at: time)
  }

  /// When it has come or gone, in seconds; 0 if it never moved.
  var settlingTime: Double { max(before.settlingTime, after.settlingTime) }
}
