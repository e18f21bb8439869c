/// Windows of one kind, of which one is shown.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _firstContent: any View { content }
}

/// Windows that show values of a type: one without a value is shown.
extension WindowGroup {
  public init<D: Codable & Hashable, Shown: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Shown
  ) where Content == PresentedWindowContent<D?, Shown> {
    self.content = PresentedWindowContent(value: nil, content: content)
  }

  @_disfavoredOverload
  public init<D: Codable & Hashable, Shown: View>(
    _ title: some StringProtocol, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Shown
  ) where Content == PresentedWindowContent<D?, Shown> {
    self.content = PresentedWindowContent(value: nil, content: content)
  }

  public init<D: Codable & Hashable, Shown: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Shown, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, Shown> {
    self.content = PresentedWindowContent(value: defaultValue(), content: content)
  }
}

/// The view of a window that shows a value.
public nonisolated struct PresentedWindowContent<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(value: Value, content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  @MainActor public var body: some View { content($value) }
}

/// A window that there is once.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _firstContent: any View { content }
}

/// The window of an app's settings: it is shown if the app has no other.
public nonisolated struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static var _isBesideWindows: Bool { true }

  @MainActor public var _firstContent: any View { content }
}

/// A part of an app that is opened from the bar of menus: it is shown as a window if the app has no
/// other.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  public nonisolated static var _isBesideWindows: Bool { true }

  @MainActor public var _firstContent: any View { content }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
