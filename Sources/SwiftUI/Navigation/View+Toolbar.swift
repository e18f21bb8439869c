// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// Places of the bars of a page.
public struct ToolbarPlacement: Sendable, Hashable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// Whether the bar with the tabs is hidden.
enum TabBarHiddenKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The use of a bar.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

extension View {
  /// Puts items into the bars of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content()._entries
    let hasBottomItems = entries.contains { $0.placement.edge == .bottom }
    return navigationBar { $0.hasBottomItems = $0.hasBottomItems || hasBottomItems }
      .transformPreference(NavigationBarItems.Key.self) { $0.entries += entries }
  }

  /// Puts views into the bar of the page, at its trailing end.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Puts items into the bars of the page that a user could arrange.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Shows or hides bars.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, if: visibility == .hidden)
  }

  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(bars, if: visibility == .hidden)
  }

  private nonisolated func hiding(_ bars: [ToolbarPlacement], if isHidden: Bool) -> some View {
    let all = bars.isEmpty || bars.contains(.automatic)
    let (hidesPage, hidesTabs) = (all || bars.contains(.navigationBar), bars.contains(.tabBar))
    return navigationBar { $0.isHidden = $0.isHidden || isHidden && hidesPage }
      .transformPreference(TabBarHiddenKey.self) { $0 = $0 || isHidden && hidesTabs }
  }

  /// Fills the ground of bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let isPage = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    let background = AnyShapeStyle(style)
    return transformPreference(NavigationBarItems.Key.self) {
      if isPage { $0.background = background }
    }
  }

  /// Shows or hides the ground of bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barGround(visibility, bars)
  }

  /// Shows or hides the ground of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barGround(visibility, bars)
  }

  private nonisolated func barGround(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let isPage = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return navigationBar { if isPage { $0.backgroundVisibility = visibility } }
  }

  /// Sets the light or the dark look of bars.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBar { $0.scheme = colorScheme }
  }

  /// Sets the use of the bar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Puts views into the bar of the page; the form before `toolbar`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
