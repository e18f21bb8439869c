/// An alert as a value; the form before `alert(_:isPresented:actions:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action ?? {})
    }

    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton].compactMap(\.self)
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

/// A list of actions as a value; the form before `confirmationDialog`.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// Buttons that are values, as views.
private nonisolated struct ListedButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension View {
  /// Presents an alert while a binding is true.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return self.alert(
      alert.title, isPresented: isPresented, actions: { ListedButtons(buttons: alert.buttons) },
      message: { alert.message })
  }

  /// Presents an alert for an item while a binding has one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemAlert(item: item, alert: content))
  }

  /// Presents a list of actions while a binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return confirmationDialog(
      sheet.title, isPresented: isPresented,
      actions: { ListedButtons(buttons: sheet.buttons) }, message: { sheet.message })
  }
}

/// An alert while a binding has an item.
private nonisolated struct ItemAlert<Item: Identifiable>: ViewModifier {
  let item: Binding<Item?>
  let alert: (Item) -> Alert

  @MainActor func body(content: Content) -> some View {
    let shown = item.wrappedValue.map(alert)
    content.alert(
      shown?.title ?? Text(verbatim: ""),
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      actions: { ListedButtons(buttons: shown?.buttons ?? []) }, message: { shown?.message })
  }
}
