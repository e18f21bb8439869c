/// The view that an assistive technology is at; there is none here.
@propertyWrapper
public nonisolated struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  public init() where Value == Bool { none = false }

  public init<T: Hashable>() where Value == T? { none = nil }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }

  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(none: none) }

  /// A state of another view.
  @propertyWrapper
  public nonisolated struct Binding {
    fileprivate let none: Value

    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }
}

/// Aids that the user may have.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Connects a state with an assistive technology's being at the view.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  public nonisolated func accessibilityRotor<Content>(
    _ label: LocalizedStringKey, entries: () -> Content
  ) -> some View {
    self
  }

  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    self
  }

  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    self
  }

  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text
  ) -> some View {
    self
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View {
    self
  }

  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }

  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// A movement of two fingers.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }

  public let direction: Direction
}

/// The kind of a text.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
