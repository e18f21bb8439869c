private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum ListRowKey: EnvironmentKey { static let defaultValue = false }
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// Whether a button that is held acts again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }

  /// Whether the view is a row of a list.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls in the view.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Sets whether the controls in the view show their labels.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Sets the outline of bordered buttons in the view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension View {
  /// Sets whether a button that is held acts again and again; it acts once here.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The outline that the environment gives to buttons.
public nonisolated struct ButtonBorder: InsettableShape {
  private let amount: CGFloat

  public init() { amount = 0 }

  private init(amount: CGFloat) { self.amount = amount }

  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: max(0, 8 - amount))
      .path(in: rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> ButtonBorder {
    ButtonBorder(amount: self.amount + amount)
  }
}

extension Shape where Self == ButtonBorder {
  public static var buttonBorder: ButtonBorder { ButtonBorder() }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Form: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  let form: Form

  public static let automatic = ButtonBorderShape(form: .automatic)
  public static let capsule = ButtonBorderShape(form: .capsule)
  public static let circle = ButtonBorderShape(form: .circle)
  public static let roundedRectangle = ButtonBorderShape(form: .roundedRectangle(radius: nil))

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(form: .roundedRectangle(radius: radius))
  }

  /// The outline of a button whose own corners have a radius.
  func shape(cornerRadius: CGFloat) -> AnyShape {
    switch form {
    case .automatic, .roundedRectangle(radius: nil):
      AnyShape(RoundedRectangle(cornerRadius: cornerRadius))
    case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }
}
