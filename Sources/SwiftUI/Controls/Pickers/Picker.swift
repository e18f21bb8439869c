/// A control that chooses one of several values.
///
/// ```swift
/// struct Flavors: View {
///   @State private var flavor = "Vanilla"
///
///   var body: some View {
///     Picker("Flavor", selection: $flavor) {
///       ForEach(["Vanilla", "Mint"], id: \.self) { Text($0) }
///     }
///     .pickerStyle(.segmented)
///   }
/// }
/// ```
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerForm) private var form
  @Environment(\.isInsideMenu) private var isInsideMenu
  /// Whether it is a row of a list, where its label is beside it.
  @Environment(\.isListRow) private var isListRow
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @State private var isOpen = false

  private init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// The older form, with the label as a value.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, label(), content())
  }

  @MainActor public var body: some View {
    if isInsideMenu {
      options(.rows)
    } else {
      switch form {
      case .segmented: options(.segmented).opacity(isEnabled ? 1 : 0.5)
      case .inline: options(.rows).opacity(isEnabled ? 1 : 0.5)
      case .wheel: options(.wheel).opacity(isEnabled ? 1 : 0.5)
      case .menu:
        if isLabelShown { LabeledControl(label: label) { menu } } else { menu }
      }
    }
  }

  @MainActor private var isLabelShown: Bool { isListRow && !areLabelsHidden }

  @MainActor private func options(
    _ form: PickerOptions<Content>.Form, then: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let selection = selection
    let selected = selection.wrappedValue
    return PickerOptions(
      form: form, content: content, isSelected: { $0 as? SelectionValue == selected },
      select: {
        if let value = $0 as? SelectionValue, value != selection.wrappedValue {
          selection.wrappedValue = value
        }
        then()
      }
    )
    .transformEnvironment(\.font) {
      if form == .segmented { $0 = .system(size: 13, weight: .medium) }
    }
  }

  @MainActor private var menu: some View {
    HStack(spacing: 4) {
      options(.selected)
      ChevronUpDown().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
        .frame(width: 7, height: 12)
    }
    .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    .padding(.vertical, isLabelShown ? 0 : 7)
    .padding(.horizontal, isLabelShown ? 0 : 12)
    .contentShape(Rectangle())
    .onTapGesture { isOpen = true }
    .onActivationKey { isOpen = true }
    .stagePopup(
      isPresented: isOpen, dismiss: { isOpen = false },
      content: { options(.rows) { isOpen = false }.menuGround() })
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, Text(titleKey), content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, SwiftUI.Label(title, systemImage: systemImage), content())
  }
}

/// Two arrows that say that there are other options.
private nonisolated struct ChevronUpDown: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let height = rect.width / 2
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + height))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + height))
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY - height))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
    }
  }
}
