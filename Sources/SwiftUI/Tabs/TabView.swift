/// Views of which one is shown, chosen by a bar or by turning pages.
///
/// ```swift
/// struct Player: View {
///   var body: some View {
///     TabView {
///       Tab("Library", systemImage: "books.vertical") { Text("Library") }
///       Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
///     }
///   }
/// }
/// ```
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabForm) private var form
  @State private var place = 0

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    switch form.pages {
    case nil: TabBarView(content: content, selection: tabSelection)
    case let dots?: PagesView(content: content, selection: tabSelection, dots: dots)
    }
  }

  @MainActor private var tabSelection: TabSelection {
    let place = $place
    guard let selection else {
      return TabSelection(
        value: nil, place: place.wrappedValue, select: { _, index in place.wrappedValue = index })
    }
    return TabSelection(
      value: AnyHashable(selection.wrappedValue), place: 0,
      select: { value, _ in
        guard let new = value?.base as? SelectionValue else { return }
        selection.wrappedValue = new
      })
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The tab that is shown.
struct TabSelection {
  /// Its value; `nil` where it is known by its place.
  let value: AnyHashable?
  let place: Int
  /// Shows a tab, by its value and its place.
  let select: @MainActor (AnyHashable?, Int) -> Void

  /// The place among tabs with values.
  func index(among values: [AnyHashable?]) -> Int? {
    guard let value else { return place < values.count ? place : values.isEmpty ? nil : 0 }
    return values.firstIndex(of: value)
  }
}

extension Element {
  /// The value that selects the tab which the element is.
  var tabValue: AnyHashable? {
    let item = trait(ObjectIdentifier(TabItemElement.self)) as? TabItemElement
    if let value = item?.value { return value }
    return (optionValue as? any Hashable).map { AnyHashable($0) }
  }
}

/// The shape of a tab view.
struct TabForm: Equatable {
  /// Whether there are dots under pages; `nil` for a bar.
  var pages: Visibility?
}

private enum TabFormKey: EnvironmentKey { static let defaultValue = TabForm() }

extension EnvironmentValues {
  var tabForm: TabForm {
    get { self[TabFormKey.self] }
    set { self[TabFormKey.self] = newValue }
  }
}

/// The looks of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _form: _TabForm { get }
}

/// The shape of the tab views of a style.
public struct _TabForm: Sendable {
  let form: TabForm
}

/// A bar at the lower edge.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var _form: _TabForm { _TabForm(form: TabForm()) }
}

/// Pages that are turned.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  public struct IndexDisplayMode: Sendable {
    let visibility: Visibility

    public static let automatic = IndexDisplayMode(visibility: .automatic)
    public static let always = IndexDisplayMode(visibility: .visible)
    public static let never = IndexDisplayMode(visibility: .hidden)
  }

  private let mode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public nonisolated var _form: _TabForm { _TabForm(form: TabForm(pages: mode.visibility)) }
}

/// A bar, or a column where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var _form: _TabForm { _TabForm(form: TabForm()) }
}

/// A bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}

  public nonisolated var _form: _TabForm { _TabForm(form: TabForm()) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The looks of the dots under pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, perhaps on a ground.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots are on a ground.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When the bar of tabs grows smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Sets the looks of the tab views inside the view.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabForm, style._form.form)
  }

  /// Sets the looks of the dots under pages.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Sets when the bar of tabs grows smaller; it never does here.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    self
  }

  /// Puts a view above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
