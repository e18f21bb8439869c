/// A label and a switch, with the room between them.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// Creates a style with a color for switches that are on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      ToggleSwitch(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// The style of toggles without one: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    let button = Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The switch of a toggle, in the sizes of iOS 15 to 18: 51 × 31 points, with a knob of 27.
private nonisolated struct ToggleSwitch: View {
  let isOn: Binding<Bool>
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tintAround

  init(isOn: Binding<Bool>, tint: Color?) {
    self.isOn = isOn
    self.tint = tint
  }

  @MainActor var body: some View {
    let isOn = isOn.wrappedValue
    let on = tint.map { AnyShapeStyle($0) } ?? tintAround ?? AnyShapeStyle(Color.green)
    ZStack {
      Capsule().fill(Color(uiColor: .secondarySystemFill))
      Capsule().fill(on).opacity(isOn ? 1 : 0)
      Circle().fill(.white)
        .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
        .frame(width: 27, height: 27)
        .offset(x: isOn ? 10 : -10)
    }
    .frame(width: 51, height: 31)
    .animation(.snappy(duration: 0.25), value: isOn)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .onTapGesture { self.isOn.wrappedValue.toggle() }
    .onActivationKey { self.isOn.wrappedValue.toggle() }
  }
}
