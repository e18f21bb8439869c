internal import Layers

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

extension EnvironmentValues {
  /// Whether texts and pictures are replaced by bars.
  var isPlaceholder: Bool { redactionReasons.contains(.placeholder) }
}

extension Element {
  /// A pale bar in the place of content that is not shown, in the space of the frame.
  func redactedBar(_ rect: CGRect) -> Layer.Child {
    // Pale enough for any ground; Apple publishes no color.
    let color = Color.primary.opacity(0.12).layersColor(in: environment.colorContext)
    let radius = min(4, rect.height / 2)
    return Layer.Child(
      Layer(
        size: rect.size.layersSize, .roundedRectangle(cornerRadius: radius), fill: .color(color)),
      at: rect.origin.layersPoint)
  }
}

extension View {
  /// Shows gray bars in the place of texts and pictures for a placeholder, and tells other views
  /// the reason.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view as it is inside of one that is not.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
