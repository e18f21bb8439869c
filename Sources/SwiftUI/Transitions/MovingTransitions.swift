/// A view that grows out of a point, and shrinks into it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A view that comes from a place and goes back there.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.effect(
      .offset(
        x: phase.isIdentity ? 0 : offset.width, y: phase.isIdentity ? 0 : offset.height))
  }
}

/// A view that comes from beyond one of its edges, and goes back there.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SidewaysModifier(edge: edge, distance: phase.isIdentity ? 0 : 1))
  }
}

/// A view that comes in from the leading edge, and goes out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SidewaysModifier(edge: .trailing, distance: phase.value))
  }
}

/// A view that pushes another one out: it comes from an edge, and goes over the opposite one.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SidewaysModifier(edge: edge, distance: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves a view towards an edge.
private nonisolated struct SidewaysModifier: ViewModifier {
  let edge: Edge
  /// In sizes of the view.
  let distance: Double
  @Environment(\.layoutDirection) private var direction

  init(edge: Edge, distance: Double) {
    self.edge = edge
    self.distance = distance
  }

  @MainActor func body(content: Content) -> some View {
    let forward = direction == .leftToRight ? distance : -distance
    let (x, y): (Double, Double) =
      switch edge {
      case .leading: (-forward, 0)
      case .trailing: (forward, 0)
      case .top: (0, -distance)
      case .bottom: (0, distance)
      }
    content.effect(.offset(inSizesX: x, y: y))
  }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  public static var scale: AnyTransition { make { ScaleTransition(1e-5) } }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    make { ScaleTransition(scale, anchor: anchor) }
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    make { OffsetTransition(offset) }
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition { make { MoveTransition(edge: edge) } }

  public static var slide: AnyTransition { make { SlideTransition() } }

  public static func push(from edge: Edge) -> AnyTransition { make { PushTransition(edge: edge) } }
}
