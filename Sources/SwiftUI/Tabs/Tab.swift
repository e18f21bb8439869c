/// A tab of a `TabView`, with what the bar shows of it.
@MainActor @preconcurrency
public protocol TabContent: View {
  associatedtype TabValue: Hashable = Never
}

/// Makes one content of the statements of a closure.
public typealias TabContentBuilder<TabValue> = ViewBuilder

/// A tab: its item in the bar, and its view.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value

  private let value: AnyHashable?
  private let content: Content
  private let label: Label
  private var badgeLabel: Text?

  private init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View {
    content.modifier(TabItemModifier(label: label, badge: badgeLabel, value: value))
  }

  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), content(), label())
  }

  /// Shows a number beside the item; none for zero.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a short text beside the item.
  public func badge(_ label: Text?) -> Tab {
    var tab = self
    tab.badgeLabel = label
    return tab
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      nil, content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      nil, content(),
      DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(),
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyHashable(value), content(),
      DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
  }
}

/// A title and a symbol, as the item of a tab.
public nonisolated struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Several tabs under a title, which a phone does not show.
public nonisolated struct TabSection<Header: View, Content: View>: TabContent {
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The meaning of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// Sets where a tab is shown; on a phone, in the bar.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> Self { self }

  /// Gives the tab an identity for what the user arranges.
  public nonisolated func customizationID(_ id: String) -> Self { self }
}
