/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.isInsideMenu) private var isInsideMenu

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  @MainActor public var body: some View {
    if isInsideMenu {
      content
    } else {
      HStack(spacing: 1) { content }
        .buttonStyle(.bordered)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// The controls of a group with a label, which is shown by screen readers only.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

/// The looks of a group of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// The one of the system.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}

/// The one in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}

/// The one in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}

/// The one as a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}

/// The one as a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the looks of the groups of controls inside the view; there is one.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self
  }
}
