/// UIKit's application: it is active, opens nothing, and has one window.
@MainActor @preconcurrency
public final class UIApplication {
  public static let shared = UIApplication()

  /// Keys of what an application is started with.
  public struct LaunchOptionsKey: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Keys of how an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Whether an application is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let openSettingsURLString = "app-settings:"

  private init() {}

  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  public var applicationState: State { .active }

  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  public var windows: [UIWindow] { UIWindowScene.only.windows }

  public var keyWindow: UIWindow? { windows.first }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  public func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
}

/// UIKit's scene.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState { .foregroundActive }

  init() {}

  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// UIKit's scene with windows.
public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  private let window = UIWindow()

  public var windows: [UIWindow] { [window] }

  public var keyWindow: UIWindow? { window }

  public var screen: UIScreen { .main }
}

/// UIKit's window: the stage, with the safe area of a phone.
@MainActor @preconcurrency
public final class UIWindow {
  init() {}

  public var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  public var bounds: CGRect { UIScreen.main.bounds }

  public var frame: CGRect { bounds }

  public var isKeyWindow: Bool { true }
}

/// Distances from the sides, in UIKit's words.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// UIKit's part of an application that answers for it; nothing asks it here.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {}

/// Names an application's delegate, which is not made here.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  public var wrappedValue: Delegate {
    fatalError("the application's delegate '\(Delegate.self)' does not run on Linux")
  }
}

/// UIKit's clipboard; what is put into it stays in the view.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?

  private init() {}

  public var hasStrings: Bool { string != nil }
}
