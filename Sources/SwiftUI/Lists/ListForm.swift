/// The shape of a list: its margins, grounds and lines.
///
/// The numbers are those of iOS 15 to 18.
struct ListForm: Equatable {
  /// Whether sections are cards.
  let isGrouped: Bool
  /// Whether the cards have margins at the sides.
  let isInset: Bool
  /// Whether the list has a ground of its own.
  let hasGround: Bool

  static let insetGrouped = ListForm(isGrouped: true, isInset: true, hasGround: true)
  static let grouped = ListForm(isGrouped: true, isInset: false, hasGround: true)
  static let plain = ListForm(isGrouped: false, isInset: false, hasGround: true)

  /// The margin of cards; 16 points up to a width of 402, as of 414 points 20.
  func margin(width: CGFloat) -> CGFloat { isInset ? (width < 410 ? 16 : 20) : 0 }

  /// The distance of what is in a row from its sides.
  static let rowInset: CGFloat = 16
  /// The distance above and below.
  static let rowPadding: CGFloat = 11
  static let cornerRadius: CGFloat = 10
  /// The space above the first section and between sections.
  var sectionGap: CGFloat { isGrouped ? 20 : 0 }

  var ground: UIColor { isGrouped ? .systemGroupedBackground : .systemBackground }
  var rowGround: UIColor? { isGrouped ? .secondarySystemGroupedBackground : nil }
}

private enum ListFormKey: EnvironmentKey { static let defaultValue: ListForm? = nil }
private enum ListStyleKey: EnvironmentKey { static let defaultValue = ListForm.insetGrouped }
private enum ScrollGroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum MinHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// The shape of the list around; `nil` outside of lists.
  var listForm: ListForm? {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }

  /// The shape of lists inside.
  var listStyle: ListForm {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  var scrollGround: Visibility {
    get { self[ScrollGroundKey.self] }
    set { self[ScrollGroundKey.self] = newValue }
  }

  /// The least height of rows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The least height of headers.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The looks of a list.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated var _form: _ListForm { get }
}

/// The shape of the lists of a style.
public struct _ListForm: Sendable {
  let form: ListForm
}

/// The one of the system: cards.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var _form: _ListForm { _ListForm(form: .insetGrouped) }
}

/// Rows on the plain ground.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var _form: _ListForm { _ListForm(form: .plain) }
}

/// Sections from edge to edge.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var _form: _ListForm { _ListForm(form: .grouped) }
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var _form: _ListForm { _ListForm(form: .insetGrouped) }
}

/// Rows on the plain ground, with margins.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var _form: _ListForm { _ListForm(form: .plain) }
}

/// The list in the first column of a split view.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var _form: _ListForm { _ListForm(form: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The space between sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 10)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension View {
  /// Sets the looks of the lists inside the view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._form.form)
  }

  /// Sets whether lists and forms inside have a ground of their own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollGround, visibility)
  }

  /// Sets the space between rows; with one, each is a card.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}
