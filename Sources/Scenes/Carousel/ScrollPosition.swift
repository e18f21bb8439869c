internal import Motion

/// How far items are scrolled: held by a hand, or on a spring.
///
/// ```swift
/// // given extent: ScrollExtent
/// var position = ScrollPosition(restingOn: .pages)
/// position.grab(at: 1, in: extent)
/// position.drag(by: 0.3, at: 1.1, in: extent)
/// position.letGo(at: 1.1, in: extent)  // goes on as fast as it was, and stops at the next page
/// ```
///
/// It counts in items: 0 shows the first, 1 has gone one stride, the distance from an item to the
/// next, further. So a window that changes its size keeps the item it shows. Between two events it
/// is a function of time alone. It never jumps: whatever takes hold of it takes it where it is.
struct ScrollPosition: Sendable, Hashable {
  /// Where it comes to rest.
  enum Rest: Sendable, Hashable {
    /// On the next page or the one before, one a gesture.
    case pages
    /// Wherever it runs out.
    case anywhere
  }

  /// A hand that has hold of it.
  private struct Hold: Hashable {
    /// Where it was taken.
    let start: Double
    /// Where it would be if the ends did not hold back.
    var pulled: Double
    var velocity: ReleaseVelocity
    /// When a touchpad was last heard of; it never says that the fingers were lifted. `nil` for the
    /// pointer.
    var strokeTime: Double?
  }

  private enum Motion: Hashable {
    case gliding(SpringValue)
    case held(Hold)
  }

  private let rest: Rest
  private var motion = Motion.gliding(SpringValue(0))
  /// When the wheel or the touchpad was last heard of, if its gesture has already moved on by a
  /// page.
  private var spentStroke: Double?

  init(restingOn rest: Rest) { self.rest = rest }

  // MARK: - At a time

  /// Returns the position; below 0 and above the end it is on the rubber band, or bouncing.
  func value(at time: Double, in extent: ScrollExtent) -> Double {
    switch motion(at: time, in: extent) {
    case .held(let hold): extent.banded(hold.pulled)
    // A window that has grown since shows more: the end has come nearer.
    case .gliding(let spring): spring.value(at: time) - max(0, spring.target - extent.end)
    }
  }

  /// Whether it moves by itself.
  func isMoving(at time: Double, in extent: ScrollExtent) -> Bool {
    switch motion(at: time, in: extent) {
    case .held(let hold): hold.strokeTime != nil
    case .gliding(let spring): !Self.isSettled(spring, at: time)
    }
  }

  /// A ten-thousandth of a stride is some hundredths of a point.
  private static func isSettled(_ spring: SpringValue, at time: Double) -> Bool {
    abs(spring.value(at: time) - spring.target) < 1e-4 && abs(spring.velocity(at: time)) < 1e-3
  }

  /// Its motion at `time`: a touchpad that has been silent for long enough has let go, and a spring
  /// that has settled is at rest.
  private func motion(at time: Double, in extent: ScrollExtent) -> Motion {
    var spring: SpringValue
    switch motion {
    case .gliding(let current): spring = current
    case .held(let hold):
      guard let end = hold.strokeTime.map({ $0 + Self.silence }), time > end else { return motion }
      let value = extent.banded(hold.pulled)
      spring = released(from: value, start: hold.start, velocity: 0, at: end, in: extent)
    }
    if Self.isSettled(spring, at: time) { spring = SpringValue(spring.target) }
    return .gliding(spring)
  }

  // MARK: - The pointer

  /// Takes hold of it where it is.
  mutating func grab(at time: Double, in extent: ScrollExtent) {
    spentStroke = nil
    motion = .held(hold(at: time, in: extent))
  }

  /// Moves it by a distance in strides, if it is held; beyond the ends it follows less and less.
  mutating func drag(by distance: Double, at time: Double, in extent: ScrollExtent) {
    guard case .held(var hold) = motion, hold.strokeTime == nil else { return }
    hold.pulled += distance
    hold.velocity.move(to: extent.banded(hold.pulled), at: time)
    motion = .held(hold)
  }

  /// Lets it go as fast as it was moved.
  ///
  /// - Parameter isThrown: Whether it continues with its velocity.
  mutating func letGo(at time: Double, isThrown: Bool = true, in extent: ScrollExtent) {
    guard case .held(var hold) = motion, hold.strokeTime == nil else { return }
    let value = extent.banded(hold.pulled)
    hold.velocity.move(to: value, at: time)
    let velocity = isThrown ? hold.velocity.perSecond : 0
    motion = .gliding(
      released(from: value, start: hold.start, velocity: velocity, at: time, in: extent))
  }

  // MARK: - Wheel, touchpad and keys

  /// Seconds without a word from the wheel or the touchpad after which a gesture is over.
  private static let silence = 0.15

  /// Follows fingers on a touchpad; where it rests on pages, it goes on by itself when they have
  /// moved it far enough or are fast enough, and the rest of their stroke is left out.
  mutating func stroke(by distance: Double, at time: Double, in extent: ScrollExtent) {
    guard !isSpent(at: time) else { return }
    var hold = hold(at: time, in: extent)
    if case .held(let current) = motion(at: time, in: extent) {
      guard current.strokeTime != nil else { return }  // the pointer's hold is firmer
      hold = current
    }
    hold.pulled += distance
    hold.strokeTime = time
    let value = extent.banded(hold.pulled)
    hold.velocity.move(to: value, at: time)
    motion = .held(hold)
    let velocity = Self.limited(hold.velocity.perSecond, at: value, in: extent)
    guard rest == .pages, abs(value + Self.glide * velocity - hold.start) > extent.page / 2
    else { return }
    motion = .gliding(
      released(from: value, start: hold.start, velocity: velocity, at: time, in: extent))
    spentStroke = time
  }

  /// Goes on by notches of a wheel: one page a gesture, or `stride` strides a notch where it may
  /// rest anywhere.
  mutating func turn(notches: Double, stride: Double, at time: Double, in extent: ScrollExtent) {
    switch rest {
    case .pages:
      guard !isSpent(at: time) else { return }
      step(by: notches > 0 ? 1 : -1, at: time, in: extent)
      spentStroke = time
    case .anywhere:
      step(by: notches * stride, at: time, in: extent)
    }
  }

  /// Goes on by a number of pages, or of strides where it may rest anywhere, counted from where it
  /// is going; unless the pointer has hold of it. 0 pages lead to the nearest one.
  mutating func step(by distance: Double, at time: Double, in extent: ScrollExtent) {
    var spring: SpringValue
    switch motion(at: time, in: extent) {
    case .held(let hold) where hold.strokeTime == nil: return  // the pointer's, again
    case .held(let hold): spring = SpringValue(extent.banded(hold.pulled))
    case .gliding(let current):
      spring = current
      spring.move(to: min(spring.target, extent.end))  // as `value` shows it
    }
    let target =
      rest == .pages
      ? extent.page(distance, after: spring.target)
      : extent.limited(extent.limited(spring.target) + distance)
    spring.retarget(to: target, at: time, spring: Self.spring)
    motion = .gliding(spring)
  }

  /// Whether the gesture that goes on at `time` has had its page; it is prolonged by asking.
  private mutating func isSpent(at time: Double) -> Bool {
    guard let last = spentStroke, time <= last + Self.silence else {
      spentStroke = nil
      return false
    }
    spentStroke = time
    return true
  }

  /// Puts it somewhere, at rest.
  mutating func place(at value: Double) { motion = .gliding(SpringValue(value)) }

  // MARK: - Springs

  /// Carries to pages, and back from beyond the ends.
  private static let spring = Spring.smooth
  /// Seconds that a throw takes it on at its first velocity: UIKit's normal deceleration, 0.998 a
  /// millisecond.
  private static let glide = 0.998 / (1 - 0.998) / 1000

  private func hold(at time: Double, in extent: ScrollExtent) -> Hold {
    let value = value(at: time, in: extent)
    return Hold(
      start: value, pulled: extent.pulled(value),
      velocity: ReleaseVelocity(value, at: time))
  }

  /// The velocity a throw keeps, in strides a second: none below what a hand does unwillingly, and
  /// none that would throw the content further beyond its end than a hand could pull it.
  private static func limited(
    _ velocity: Double, at value: Double, in extent: ScrollExtent
  ) -> Double {
    let beyond = abs(value - extent.limited(value))
    let most = 10 * max(0, extent.container - beyond)
    return abs(velocity) < 0.06 ? 0 : min(max(velocity, -most), most)
  }

  private func released(
    from value: Double, start: Double, velocity: Double, at time: Double, in extent: ScrollExtent
  ) -> SpringValue {
    let velocity = Self.limited(velocity, at: value, in: extent)
    let projected = value + Self.glide * velocity
    switch rest {
    case .pages:
      let page = Paging.target(
        from: start, projected: projected, velocity: velocity, page: extent.page,
        limit: extent.end)
      // There is none beyond the ends: the way there is the last page, cut short.
      let side = velocity == 0 ? projected - extent.end / 2 : velocity
      let target = page ?? (side < 0 ? 0 : extent.end)
      return SpringValue(value, velocity: velocity, target: target, at: time, spring: Self.spring)
    case .anywhere:
      let target = extent.limited(projected)
      return SpringValue(
        value, velocity: velocity, target: target, at: time,
        spring: Self.coasting(over: target - value, velocity: velocity))
    }
  }

  /// The spring under which a velocity dies away exponentially over `distance`, or the usual one
  /// where that would take it too long or where it has to turn round.
  ///
  /// A critically damped spring does so when its frequency is velocity / distance.
  private static func coasting(over distance: Double, velocity: Double) -> Spring {
    let frequency = distance == 0 ? 0 : velocity / distance
    guard frequency > 0 else { return spring }
    return .smooth(duration: max(spring.duration, 2 * .pi / frequency))
  }
}
