/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    /// - Parameter id: The type that computes the height.
    case custom(ObjectIdentifier)
  }

  let form: Form
  fileprivate var custom: CustomHeight?

  /// The computation of a height, equal to any other.
  fileprivate struct CustomHeight: Hashable, Sendable {
    let height: @Sendable (Context) -> CGFloat?

    static func == (a: Self, b: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(form: .medium)
  /// The whole screen but for an edge at the top.
  public static let large = PresentationDetent(form: .large)

  /// A share of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(form: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(form: .height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      form: .custom(ObjectIdentifier(type)), custom: CustomHeight { D.height(in: $0) })
  }

  /// The space that a sheet can take.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// The height above the safe area's lower edge.
  ///
  /// - Parameter largest: The height of the large detent.
  func height(largest: CGFloat) -> CGFloat {
    switch form {
    case .medium: (largest / 2).rounded()
    case .large: largest
    case .fraction(let fraction): min(max(0, largest * fraction), largest)
    case .height(let height): min(max(0, height), largest)
    case .custom: custom?.height(Context(maxDetentValue: largest)) ?? largest
    }
  }
}

/// Computes a height at which a sheet rests.
public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context

  /// The height in points; `nil` where the sheet does not rest there.
  static func height(in context: Context) -> CGFloat?
}
