internal import Layers

/// Cards turn a little and sink as they go out of view.
struct TurnAndDrop: ScrollTransition {
  /// How far a card has turned when it is out of view on the right; as far the other way on the
  /// left.
  var angle: Angle
  /// How far it has sunk, in points.
  var drop = 8.0

  func body(content: VisualEffect, phase: ScrollTransitionPhase) -> VisualEffect {
    content
      .rotationEffect(.radians(phase.value * angle.radians))
      .offset(y: phase.isIdentity ? 0 : drop)
  }
}
