/// How something comes and goes, as SwiftUI's `Transition`.
///
/// ```swift
/// struct Pop: Transition {
///   func body(content: VisualEffect, phase: TransitionPhase) -> VisualEffect {
///     content.scaleEffect(phase.isIdentity ? 1 : 0.2).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
///
/// The body is asked for the three phases only; what it makes of its content is mixed by how far
/// the animation is.
package protocol Transition: Sendable {
  /// The type of the value that changes: the look of a layer, or how a text is drawn.
  associatedtype Content: Mixable

  static var properties: TransitionProperties { get }

  /// Returns what `content` is in a phase; in the identity phase usually what it was.
  func body(content: Content, phase: TransitionPhase) -> Content
}

extension Transition {
  package static var properties: TransitionProperties { TransitionProperties() }

  /// Returns what `content` is between the phases.
  package func body(content: Content, at weights: PhaseWeights) -> Content {
    Content.mixed(
      TransitionPhase.allCases.map { (body(content: content, phase: $0), weights[$0]) })
  }
}

/// Properties that a transition declares.
package struct TransitionProperties: Sendable, Hashable {
  /// Whether things move: Reduce Motion puts a cross-fade in its place then.
  package let hasMotion: Bool

  package init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A value whose numbers can be mixed.
package protocol Mixable: Sendable {
  /// Returns the sum of `parts`, each times its weight; the weights add up to 1.
  static func mixed(_ parts: [(value: Self, weight: Double)]) -> Self
}

/// Fades in and out: what comes in place of a transition that moves.
package struct OpacityTransition: Transition {
  package static let properties = TransitionProperties(hasMotion: false)

  package init() {}

  package func body(content: VisualEffect, phase: TransitionPhase) -> VisualEffect {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
