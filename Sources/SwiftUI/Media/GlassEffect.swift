/// Glass that shapes are made of; it is drawn as a pane of milk glass.
public struct Glass: Equatable, Sendable {
  var tint: Color?
  var isVisible = true

  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass(isVisible: false)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass without one.
public typealias DefaultGlassEffectShape = Capsule

extension View {
  /// Puts the view on glass.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: AnyShape(shape)))
  }

  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  public nonisolated func backgroundExtensionEffect() -> some View { self }
}

/// The way in and out of glass.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

private nonisolated struct GlassModifier: ViewModifier {
  let glass: Glass
  let shape: AnyShape

  @MainActor func body(content: Content) -> some View {
    content.background {
      if glass.isVisible {
        shape.fill(.regularMaterial)
          .overlay { shape.fill((glass.tint ?? .clear).opacity(0.6)) }
          .overlay { shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5) }
          .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
          .onAppear {
            ViewGraph.current?.reportMisuse("'glassEffect' is drawn as a plain pane")
          }
      }
    }
  }
}

/// Views on glass that belong together.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public init(_ glass: Glass) {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: GlassLabelStyle(), button: configuration)
  }
}

private struct GlassLabelStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 9)
      .glassEffect()
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The one on tinted glass.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
