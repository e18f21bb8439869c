private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

// The answers of a phone that is held upright, with English as its language.
extension EnvironmentValues {
  /// Whether the view's scene is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The room from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of text that the user prefers. Styles of text have one size here.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The language and region that numbers and dates are written for.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar that dates are written in.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that dates are written in.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension View {
  /// Sets the size of text that views inside are told of.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text that views inside are told of within a range.
  public nonisolated func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(max(size, least), most)
    }
  }

  /// Hides the bar with the time, which is not there.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the bar with the time, which is not there.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the line at the lower edge of a phone, which is not there.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has the edges of a phone wait with their own gestures, of which there are none.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
