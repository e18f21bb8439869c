/// Two or three columns: side by side where there is room, otherwise pages on top of each other,
/// the first at the bottom.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let hasContent: Bool
  /// The column that a phone shows first, if it is set.
  private let preferred: Binding<NavigationSplitViewColumn>?

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail, hasContent: Bool,
    preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.hasContent = hasContent
    self.preferred = preferred
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), hasContent: true, preferred: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), hasContent: true, preferred: nil)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), hasContent: true, preferred: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), hasContent: true, preferred: preferredCompactColumn)
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false, preferred: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false, preferred: nil)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), EmptyView(), detail(), hasContent: false, preferred: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), EmptyView(), detail(), hasContent: false, preferred: preferredCompactColumn)
  }

  /// The width from which columns are side by side: that of the smallest tablets.
  private static var wideWidth: CGFloat { 700 }

  @MainActor public var body: some View {
    GeometryReader { (area: GeometryProxy) in
      ZStack {
        if area.size.width >= Self.wideWidth { columns } else { pages }
      }
    }
  }

  @MainActor private var columns: some View {
    HStack(spacing: 0) {
      NavigationStack { sidebar }.frame(width: 300)
      Divider().ignoresSafeArea()
      if hasContent {
        NavigationStack { content }.frame(width: 300)
        Divider().ignoresSafeArea()
      }
      NavigationStack { detail }
    }
  }

  @MainActor private var pages: some View {
    NavigationStack {
      Column(column: sidebar, next: next, preferred: preferred)
    }
  }

  /// The columns behind the first, as pages.
  @MainActor private var next: () -> AnyView {
    let (content, detail, hasContent) = (content, detail, hasContent)
    return {
      hasContent
        ? AnyView(Column(column: content, next: { AnyView(detail) }, preferred: nil))
        : AnyView(detail)
    }
  }
}

/// A column as a page: a selection in it shows the next.
private nonisolated struct Column<Content: View>: View {
  let column: Content
  let next: () -> AnyView
  let preferred: Binding<NavigationSplitViewColumn>?
  @Environment(\.navigator) private var navigator

  init(
    column: Content, next: @escaping () -> AnyView,
    preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.column = column
    self.next = next
    self.preferred = preferred
  }

  @MainActor var body: some View {
    column
      .environment(\.showNextColumn, ColumnAction { navigator?.push(next, onPop: {}) })
      .onAppear { if preferred?.wrappedValue == .detail { navigator?.push(next, onPop: {}) } }
  }
}

/// Shows the column behind the one that the view is in.
struct ColumnAction {
  let show: @MainActor () -> Void
}

private enum ShowNextColumnKey: EnvironmentKey {
  static let defaultValue: ColumnAction? = nil
}

extension EnvironmentValues {
  var showNextColumn: ColumnAction? {
    get { self[ShowNextColumnKey.self] }
    set { self[ShowNextColumnKey.self] = newValue }
  }
}

/// The columns that are shown where there is room.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Sendable {
  private let count: Int

  public static let automatic = NavigationSplitViewVisibility(count: 0)
  public static let detailOnly = NavigationSplitViewVisibility(count: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(count: 2)
  public static let all = NavigationSplitViewVisibility(count: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  public static let sidebar = NavigationSplitViewColumn(number: 0)
  public static let content = NavigationSplitViewColumn(number: 1)
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// The looks of a split view.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The one of the system.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// A detail that keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the looks of the split views inside the view.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }

  /// Sets the width of the column; columns have one width here.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
