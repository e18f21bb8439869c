/// A run from 0 to 1 along a unit curve, as by SwiftUI's `linear`, `easeIn` and `timingCurve`.
///
/// ```swift
/// let fade = EasedAnimation.easeOut(duration: 0.2).delay(0.1)
/// let blink = EasedAnimation.easeInOut().repeatForever()
/// ```
///
/// It holds no values; `EasedValue` does. Springs are not among them, since they carry velocity on
/// where these are laid over each other.
package struct EasedAnimation: Hashable, Sendable {
  /// How progress is eased, in each run.
  package let curve: UnitCurve

  /// Seconds of one run.
  package let duration: Double

  private var startDelay = 0.0
  private var runs: Int? = 1  // nil: indefinitely
  private var autoreverses = false

  /// Creates a single run along `curve` in `duration` seconds, which must be above 0.
  package init(_ curve: UnitCurve, duration: Double = 0.35) {
    precondition(duration > 0, "EasedAnimation.duration must be positive, got \(duration)")
    self.curve = curve
    self.duration = duration
  }

  /// Returns a run of constant speed.
  package static func linear(duration: Double = 0.35) -> EasedAnimation {
    EasedAnimation(.linear, duration: duration)
  }

  /// Returns a run that starts slowly.
  package static func easeIn(duration: Double = 0.35) -> EasedAnimation {
    EasedAnimation(.easeIn, duration: duration)
  }

  /// Returns a run that ends slowly.
  package static func easeOut(duration: Double = 0.35) -> EasedAnimation {
    EasedAnimation(.easeOut, duration: duration)
  }

  /// Returns a run that starts and ends slowly.
  package static func easeInOut(duration: Double = 0.35) -> EasedAnimation {
    EasedAnimation(.easeInOut, duration: duration)
  }

  /// Returns the animation begun `delay` seconds later, once, however often it repeats.
  package func delay(_ delay: Double) -> EasedAnimation {
    var animation = self
    animation.startDelay += delay
    return animation
  }

  /// Returns the animation run `count` times, every second one backwards if it autoreverses.
  ///
  /// When it is over the value is at its target, even if the last run went backwards.
  package func repeatCount(_ count: Int, autoreverses: Bool = true) -> EasedAnimation {
    precondition(count > 0, "EasedAnimation.repeatCount must be positive, got \(count)")
    return repeating(count, autoreverses: autoreverses)
  }

  /// Returns the animation run without end, every second time backwards if it autoreverses.
  package func repeatForever(autoreverses: Bool = true) -> EasedAnimation {
    repeating(nil, autoreverses: autoreverses)
  }

  /// Seconds until the animation is over, with its delay and all its runs; infinite if it never is.
  package var totalDuration: Double {
    guard let runs else { return .infinity }
    return startDelay + duration * Double(runs)
  }

  /// Returns how far it is, `time` seconds after it was started: 0 at first, 1 when it is over.
  package func progress(at time: Double) -> Double {
    if time >= totalDuration { return 1 }
    let elapsed = (time - startDelay) / duration
    guard elapsed > 0 else { return 0 }
    let run = elapsed.rounded(.down)
    let isBackward = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(at: isBackward ? run + 1 - elapsed : elapsed - run)
  }

  private func repeating(_ runs: Int?, autoreverses: Bool) -> EasedAnimation {
    var animation = self
    animation.runs = runs
    animation.autoreverses = autoreverses
    return animation
  }
}
