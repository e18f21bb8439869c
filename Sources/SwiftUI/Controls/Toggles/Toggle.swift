/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  private init(_ isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, label: label())
  }

  /// Creates a toggle that sets a value of each element.
  @MainActor
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    self.init(
      Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { new in for binding in bindings { binding.wrappedValue = new } }),
      isMixed: values.count > 1, label: label())
  }

  @MainActor public var body: some View {
    let style = style ?? ControlStyle(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
    style.makeBody(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn,
        isMixed: isMixed)
    )
    // A toggle inside the style's body has the looks of one without a style.
    .environment(\.toggleStyle, nil)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style shows.
  @MainActor public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
