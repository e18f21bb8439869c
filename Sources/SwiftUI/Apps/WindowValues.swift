/// How the frame of a window looks; there is one look here.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle { public init() {} }

public struct TitleBarWindowStyle: WindowStyle { public init() {} }

public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// Whether what is shown from the bar of menus is a menu or a window.
public protocol MenuBarExtraStyle {}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }

public enum WindowLevel: Sendable { case automatic, normal, floating, desktop }

public enum WindowInteractionBehavior: Sendable { case automatic, enabled, disabled }

public enum WindowManagerRole: Sendable { case automatic, principal, associated }

public enum SceneLaunchBehavior: Sendable { case automatic, presented, suppressed }

public enum SceneRestorationBehavior: Sendable { case automatic, disabled }
