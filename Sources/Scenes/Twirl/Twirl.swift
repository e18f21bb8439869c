/// Turns in from a small bright blur, and on out into a small dim one.
///
/// Counter-clockwise both ways. Source: Apple, "Create custom visual effects with SwiftUI", WWDC24.
package struct Twirl: Transition {
  package init() {}

  package func body(content: VisualEffect, phase: TransitionPhase) -> VisualEffect {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(.degrees(-360 * phase.value))
      .brightness(phase == .willAppear ? 1 : 0)
  }
}
