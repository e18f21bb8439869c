/// A button that shows another page of the navigation stack around it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    /// - Parameter activation: Whether the page is shown, where something else says so.
    case view(Destination, activation: Binding<Bool>?)
    /// `nil`: the link is disabled.
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.listSelection) private var selection
  @Environment(\.isListRow) private var isListRow
  @Environment(\.buttonStyle) private var style
  @State private var identity = UUID()

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination(), activation: nil), label())
  }

  /// The older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, activation: nil), label())
  }

  /// The older form with a page that is shown while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, activation: isActive), label())
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), activation: isActive), label())
  }

  /// The older form with a page that is shown while a binding has a tag.
  @MainActor @preconcurrency
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let activation = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive { selection.wrappedValue = tag }
        if !isActive, selection.wrappedValue == tag { selection.wrappedValue = nil }
      })
    self.init(.view(destination, activation: activation), label())
  }

  @MainActor public var body: some View {
    Button {
      open()
    } label: {
      if isListRow {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          DisclosureArrow()
        }
        .foregroundStyle(Color.primary)
        .contentShape(Rectangle())
      } else {
        label
      }
    }
    .transformEnvironment(\.buttonStyle) { style in
      if isListRow, style == nil { style = ControlStyle(pressed: RowButtonStyle()) }
    }
    .disabled(!isEnabled)
    .modifier(LinkActivation(isActive: activation, id: identity, page: page))
  }

  @MainActor private var isEnabled: Bool {
    if case .value(nil) = target { return false }
    return navigator != nil
  }

  @MainActor private var activation: Binding<Bool>? {
    if case .view(_, let activation) = target { activation } else { nil }
  }

  @MainActor private var page: () -> AnyView {
    let target = target
    return {
      guard case .view(let destination, _) = target else { return AnyView(EmptyView()) }
      return AnyView(destination)
    }
  }

  @MainActor private func open() {
    switch target {
    case .view(_, let activation?): activation.wrappedValue = true
    case .view: navigator?.push(page, onPop: {})
    case .value(let value?):
      if selection?.select(value) == true { return }
      navigator?.push(value: value)
    case .value(nil): break
    }
  }
}

/// Shows the page of a link while something else says so.
private nonisolated struct LinkActivation: ViewModifier {
  let isActive: Binding<Bool>?
  let id: UUID
  let page: () -> AnyView
  @Environment(\.navigator) private var navigator

  init(isActive: Binding<Bool>?, id: UUID, page: @escaping () -> AnyView) {
    self.isActive = isActive
    self.id = id
    self.page = page
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, isShown in
      guard let isActive else { return }
      navigator?.set(id, isShown: isShown, view: page, onPop: { isActive.wrappedValue = false })
    }
  }
}

/// A row that is gray while it is pressed.
private struct RowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
  }
}

/// The arrow at the end of a row that leads to a page.
nonisolated struct DisclosureArrow: View {
  @MainActor var body: some View {
    ForwardArrow()
      .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
      .frame(width: 6, height: 11)
  }
}

private nonisolated struct ForwardArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page that `navigationDestination(for:destination:)` makes of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

// MARK: - Destinations

/// Says which page a value has.
private nonisolated struct ValueDestination<Value: Hashable, Page: View>: ViewModifier {
  let page: (Value) -> Page
  @Environment(\.navigator) private var navigator

  init(page: @escaping (Value) -> Page) { self.page = page }

  @MainActor func body(content: Content) -> some View {
    let page = page
    navigator?.setDestination(for: Value.self) { AnyView(page($0)) }
    return content
  }
}

/// Shows a page while a binding is true.
private nonisolated struct PresentedDestination<Page: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let page: () -> Page
  @State private var id = UUID()

  init(isPresented: Binding<Bool>, page: @escaping () -> Page) {
    self.isPresented = isPresented
    self.page = page
  }

  @MainActor func body(content: Content) -> some View {
    let page = page
    content.modifier(LinkActivation(isActive: isPresented, id: id, page: { AnyView(page()) }))
  }
}

/// Shows a page while a binding has an item.
private nonisolated struct ItemDestination<Item: Hashable, Page: View>: ViewModifier {
  let item: Binding<Item?>
  let page: (Item) -> Page
  @State private var id = UUID()

  init(item: Binding<Item?>, page: @escaping (Item) -> Page) {
    self.item = item
    self.page = page
  }

  @MainActor func body(content: Content) -> some View {
    let (item, page) = (item, page)
    content.modifier(
      LinkActivation(
        isActive: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        id: id, page: { AnyView(item.wrappedValue.map { page($0) }) }))
  }
}

extension View {
  /// Says which page the stack shows for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(page: destination))
  }

  /// Shows a page while a binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, page: destination))
  }

  /// Shows a page for an item while a binding has one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, page: destination))
  }
}

// MARK: - Selection

/// The selection of the list around, for links in it.
struct ListSelection {
  /// Selects a value; says whether it is of the list's type.
  let select: @MainActor (AnyHashable) -> Bool
  let isSelected: @MainActor (AnyHashable) -> Bool
}

private enum ListSelectionKey: EnvironmentKey {
  static let defaultValue: ListSelection? = nil
}

extension EnvironmentValues {
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
