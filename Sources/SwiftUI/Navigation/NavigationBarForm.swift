/// The shape of a page's bar, as its views ask for it.
struct NavigationBarForm: Equatable {
  var hasTitle = false
  var hasBottomItems = false
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var hidesBack = false
  var backgroundVisibility = Visibility.automatic
  var scheme: ColorScheme?

  enum Key: PreferenceKey {
    static var defaultValue: NavigationBarForm { NavigationBarForm() }

    static func reduce(value: inout NavigationBarForm, nextValue: () -> NavigationBarForm) {
      let next = nextValue()
      value.hasTitle = value.hasTitle || next.hasTitle
      value.hasBottomItems = value.hasBottomItems || next.hasBottomItems
      if next.displayMode != .automatic { value.displayMode = next.displayMode }
      value.isHidden = value.isHidden || next.isHidden
      value.hidesBack = value.hidesBack || next.hidesBack
      if next.backgroundVisibility != .automatic {
        value.backgroundVisibility = next.backgroundVisibility
      }
      value.scheme = next.scheme ?? value.scheme
    }
  }
}

/// The contents of a page's bars.
struct NavigationBarItems {
  /// An item, by its place among all of them.
  struct Item: Identifiable {
    let id: Int
    let content: AnyView
  }

  var title: Text?
  var background: AnyShapeStyle?
  var entries: [_ToolbarEntry] = []

  enum Key: PreferenceKey {
    static var defaultValue: NavigationBarItems { NavigationBarItems() }

    static func reduce(value: inout NavigationBarItems, nextValue: () -> NavigationBarItems) {
      let next = nextValue()
      value.title = next.title ?? value.title
      value.background = next.background ?? value.background
      value.entries += next.entries
    }
  }

  private func items(at edges: ToolbarItemPlacement.Edge) -> [Item] {
    entries.enumerated().filter { $0.element.placement.edge == edges }
      .map { Item(id: $0.offset, content: $0.element.content) }
  }

  var leading: [Item] { items(at: .leading) }
  var trailing: [Item] { items(at: .trailing) }
  var principal: [Item] { items(at: .principal) }
  var bottom: [Item] { items(at: .bottom) }
}

/// The bar of a page.
public struct NavigationBarItem {
  /// The size of the title.
  public enum TitleDisplayMode: Sendable, Hashable {
    case automatic, inline, large
  }
}

extension View {
  nonisolated func navigationBar(
    _ change: @escaping (inout NavigationBarForm) -> Void
  ) -> some View {
    transformPreference(NavigationBarForm.Key.self, change)
  }

  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    navigationBar { $0.hasTitle = true }
      .transformPreference(NavigationBarItems.Key.self) { $0.title = title }
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page to a text that the user could change.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets the line below the title, which phones before iOS 26 do not show.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    self
  }

  /// Sets the size of the page's title.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar { $0.displayMode = displayMode }
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar { $0.displayMode = mode.displayMode }
  }

  /// The older form of `navigationTitle`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The older form of `navigationTitle` with its size.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the page's bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.isHidden = $0.isHidden || hidden }
  }

  /// Hides the button that leads back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigationBar { $0.hidesBack = $0.hidesBack || hidesBackButton }
  }
}

/// The title of a page that is bound.
private nonisolated struct BoundTitle: ViewModifier {
  let title: Binding<String>

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(title.wrappedValue)
  }
}

/// The size of a page's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let displayMode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .large)
}
