/// UIKit's feedback, which the viewer shows and plays.
@MainActor @preconcurrency
public class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Gets ready; there is nothing to prepare.
  public func prepare() {}

  fileprivate func play(_ name: String, intensity: CGFloat = 1) {
    ViewGraph.current?.services?.haptic(name: name, intensity: intensity)
  }
}

/// Feedback as of things that collide.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or soft the things are.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public override init() {
    style = .medium
    super.init()
  }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public func impactOccurred() { impactOccurred(intensity: 1) }

  public func impactOccurred(intensity: CGFloat) { play("impact.\(style)", intensity: intensity) }
}

/// Feedback of a selection that changes.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { play("selection") }
}

/// Feedback of a success or a failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {
    play("\(notificationType)")
  }
}
