/// The way in which a view goes from one phase of its way through a scroll view to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Form: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  var form: Form
  var threshold: Threshold

  /// Follows the view's place.
  public static let interactive = interactive()
  /// Starts an animation where the view passes the threshold.
  public static let animated = animated(.default)
  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(
    form: .identity, threshold: .visible)

  /// - Parameter timingCurve: From the edge to the threshold.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(form: .interactive(timingCurve), threshold: .visible)
  }

  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(form: .animated(animation), threshold: .visible(0.5))
  }

  /// Returns the configuration with another animation; one without an animation stays.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    if case .animated = form { configuration.form = .animated(animation) }
    return configuration
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The place at which a view counts as being in view.
  public struct Threshold: Sendable {
    /// The distance of the view's middle from that of the scroll view.
    let distance: @Sendable (_ view: CGFloat, _ container: CGFloat) -> CGFloat

    /// Wholly in view.
    public static let visible = visible(1)
    /// Just out of view.
    public static let hidden = visible(0)
    /// In the middle.
    public static let centered = Threshold { _, _ in 0 }

    /// In view by a part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold { view, container in (view + container) / 2 - view * amount }
    }

    /// Between two places.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold { [distance] view, container in
        let (from, to) = (distance(view, container), other.distance(view, container))
        return from + (to - from) * amount
      }
    }

    /// Further in by a distance.
    public func inset(by distance: Double) -> Threshold {
      Threshold { [inner = self.distance] in max(0, inner($0, $1) - distance) }
    }
  }

  /// How far a view is in the phases at both ends.
  ///
  /// - Parameters:
  ///   - start: Of the view, from the start of the scroll view.
  ///   - length: Of the view.
  ///   - container: The scroll view's length.
  func weights(
    start: CGFloat, length: CGFloat, in container: CGFloat
  ) -> (leading: Double, trailing: Double) {
    let near = threshold.distance(length, container)
    let far = (length + container) / 2
    let place = start + length / 2 - container / 2
    func weight(_ distance: CGFloat) -> Double {
      switch form {
      case .identity: return 0
      case .animated: return distance > near ? 1 : 0
      case .interactive(let curve):
        guard far > near else { return distance > near ? 1 : 0 }
        let amount = min(max(0, (distance - near) / (far - near)), 1)
        return 1 - curve.value(at: 1 - amount)
      }
    }
    return (weight(-place), weight(place))
  }
}
