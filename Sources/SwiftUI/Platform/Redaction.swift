/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
  /// Why content is not shown here.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// A view with its content as a pale silhouette.
private nonisolated struct Redaction: ViewModifier {
  let reasons: RedactionReasons

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.redactionReasons, reasons)
      .opacity(reasons.contains(.placeholder) ? 0 : 1)
      .overlay {
        if reasons.contains(.placeholder) {
          RoundedRectangle(cornerRadius: 4).fill(Color.primary.opacity(0.12))
        }
      }
  }
}

extension View {
  /// Shows a gray shape in the place of the view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(Redaction(reasons: reason))
  }

  /// Shows the view as it is inside of one that is not.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
