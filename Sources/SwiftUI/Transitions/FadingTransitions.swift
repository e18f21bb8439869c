/// A view that is there at once and gone at once.
public struct IdentityTransition: Transition, CheckedTransition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  var isIdentity: Bool { true }

  var hasAnimation: Bool { false }
}

/// A view that fades in and out.
public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view that grows out of a blur, and goes into one.
public struct BlurReplaceTransition: Transition {
  /// The direction in which the size of the view changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isLargeOutside: Bool

    /// It is small before, and small afterwards.
    public static let downUp = Configuration(isLargeOutside: false)
    /// It is small before, and large afterwards.
    public static let upUp = Configuration(isLargeOutside: true)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  private func scale(_ phase: TransitionPhase) -> Double {
    switch phase {
    case .identity: 1
    case .willAppear: 0.9
    case .didDisappear: configuration.isLargeOutside ? 1.1 : 0.9
    }
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension AnyTransition {
  public static var identity: AnyTransition {
    AnyTransition(BranchTransition(isIdentity: true) { content, _ in content })
  }

  public static var opacity: AnyTransition { make { OpacityTransition() } }
}
