/// A button that opens a list of others.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// - Parameter primaryAction: Carried out by a click; the list opens when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label
    }
    .simultaneousGesture(
      LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: primaryAction != nil
    )
    .stagePopup(isPresented: isOpen, dismiss: { isOpen = false }, content: { rows })
  }

  @MainActor private var rows: some View {
    MenuRows(content: content, close: { isOpen = false })
  }
}

/// The rows of an open menu on their ground.
nonisolated struct MenuRows<Content: View>: View {
  let content: Content
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .buttonStyle(MenuRowStyle(close: close))
      .environment(\.isInsideMenu, true)
      .fixedSize(horizontal: true, vertical: false)
      .menuGround()
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A row of an open menu: a click carries out its action and closes the menu.
private struct MenuRowStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .frame(minWidth: 150, maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .padding(.horizontal, 16)
      .contentShape(Rectangle())
      .onTapGesture {
        close()
        configuration.trigger()
      }
  }
}

private enum InsideMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is a row of an open menu.
  var isInsideMenu: Bool {
    get { self[InsideMenuKey.self] }
    set { self[InsideMenuKey.self] = newValue }
  }
}

extension View {
  /// Shows the view on the ground of an open menu.
  nonisolated func menuGround() -> some View {
    foregroundStyle(Color.primary)
      .background(
        Color(uiColor: .tertiarySystemBackground), in: RoundedRectangle(cornerRadius: 12)
      )
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
  }
}
