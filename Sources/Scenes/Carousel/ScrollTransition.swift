package import Layers

/// How items change on their way in and out of a scroll view; mirrors the closure of SwiftUI's
/// `scrollTransition`.
///
/// ```swift
/// struct Fading: ScrollTransition {
///   func body(content: VisualEffect, phase: ScrollTransitionPhase) -> VisualEffect {
///     content.opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// // given picture: Layer
/// let item = ScrolledItem(start: 368, length: 302, container: 390)
/// let card = picture.scrollTransition(Fading(), of: item)
/// ```
package protocol ScrollTransition: Sendable {
  /// Returns the effect in one of the three phases: the same modifiers in each, with other numbers.
  func body(content: VisualEffect, phase: ScrollTransitionPhase) -> VisualEffect
}

extension ScrollTransition {
  /// Returns the effect between the phases.
  package func effect(at weights: ScrollTransitionWeights) -> VisualEffect {
    let effect = { (phase: ScrollTransitionPhase) in body(content: VisualEffect(), phase: phase) }
    return VisualEffect.mixed([
      (value: effect(.topLeading), weight: weights.leading),
      (value: effect(.identity), weight: weights.identity),
      (value: effect(.bottomTrailing), weight: weights.trailing),
    ])
  }
}

/// How much of each phase an item is in.
package struct ScrollTransitionWeights: Sendable, Hashable {
  /// Of `topLeading`, 0…1.
  package let leading: Double
  /// Of `bottomTrailing`, 0…1.
  package let trailing: Double

  package var identity: Double { 1 - leading - trailing }
}

/// An item's place along the axis of its scroll view, in points.
package struct ScrolledItem: Sendable, Hashable {
  /// Distance of its left or top edge from that of the container.
  package let start: Double
  package let length: Double
  /// Length of what is seen of the scroll view, its content margins included.
  package let container: Double

  package init(start: Double, length: Double, container: Double) {
    self.start = start
    self.length = length
    self.container = container
  }
}

extension Layer {
  /// Shows the layer as `transition` has it at the item's place.
  package func scrollTransition(
    _ transition: some ScrollTransition,
    _ configuration: ScrollTransitionConfiguration = .interactive(), of item: ScrolledItem
  ) -> Layer {
    visualEffect(transition.effect(at: configuration.weights(of: item)))
  }
}
