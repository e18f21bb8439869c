/// Commands of menus, pointers, pencils and crowns, of which there are none here.
extension View {
  public nonisolated func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    self
  }

  public nonisolated func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    self
  }

  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }

  /// Turns a number by the crown of a watch.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View {
    self
  }

  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    self
  }

  public nonisolated func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View {
    self
  }

  public nonisolated func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View {
    self
  }

  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }

  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View {
    self
  }

  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View {
    self
  }

  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }

  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    self
  }

  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
}

/// How far a crown has to be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// The form of the pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether a view opens while something is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The help that a text offers for writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How serious a question is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

/// Whether materials look like those of the window in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// A key of the values of the view that has the keyboard.
public protocol FocusedValueKey { associatedtype Value }

/// Values of the view that has the keyboard; none are handed on here.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view that has the keyboard; there is none here.
@propertyWrapper
public nonisolated struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the keyboard; there is none here.
@propertyWrapper
public nonisolated struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  @MainActor public var projectedValue: Binding<Value?> { .constant(nil) }
}
