/// A label on a ground of its own, in the sizes of iOS 15 to 18.
nonisolated struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape

  init(configuration: ButtonStyleConfiguration, isProminent: Bool) {
    self.configuration = configuration
    self.isProminent = isProminent
  }

  @MainActor var body: some View {
    let metrics = Metrics(size)
    let tint =
      configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    let ground =
      if !isEnabled {
        AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
      } else if isProminent {
        tint
      } else {
        AnyShapeStyle(tint.opacity(0.15))
      }
    let text =
      if !isEnabled {
        AnyShapeStyle(.tertiary)
      } else if isProminent {
        AnyShapeStyle(Color.white)
      } else {
        tint
      }
    configuration.label
      .font(metrics.font)
      .foregroundStyle(text)
      .padding(.vertical, metrics.vertical)
      .padding(.horizontal, metrics.horizontal)
      .background(ground, in: borderShape.shape(cornerRadius: metrics.cornerRadius))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }

  /// The distances of a button of one size.
  private struct Metrics {
    let vertical: CGFloat
    let horizontal: CGFloat
    let cornerRadius: CGFloat
    let font: Font?

    init(_ size: ControlSize) {
      switch size {
      case .mini, .small:
        (vertical, horizontal, cornerRadius, font) = (4, 10, 8, .subheadline)
      case .regular: (vertical, horizontal, cornerRadius, font) = (7, 12, 8, .body)
      case .large, .extraLarge: (vertical, horizontal, cornerRadius, font) = (15, 20, 12, .body)
      }
    }
  }
}

/// A label on a ground in the tint, thinned.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: BorderedLabelStyle(isProminent: false), button: configuration)
  }
}

/// A white label on a ground in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: BorderedLabelStyle(isProminent: true), button: configuration)
  }
}

private struct BorderedLabelStyle: ButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: isProminent)
  }
}

/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: AutomaticButtonStyle(), button: configuration)
  }
}

/// The style of buttons without one.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: AutomaticButtonStyle(), button: configuration)
  }
}

/// The label as it is, lighter while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: PlainLabelStyle(), button: configuration)
  }
}

private struct PlainLabelStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.25 : 1)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
