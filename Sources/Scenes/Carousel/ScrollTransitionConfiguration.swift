package import Motion

/// How an item's place turns into phases, as SwiftUI's `ScrollTransitionConfiguration`.
///
/// Only the interactive kind with its default threshold: the phases are mixed by the item's place,
/// eased. SwiftUI's `animated` kind, which runs an animation when a threshold is crossed, is not
/// there.
package struct ScrollTransitionConfiguration: Sendable, Hashable {
  private let timingCurve: UnitCurve

  package static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(timingCurve: timingCurve)
  }

  /// Returns how much of each phase an item is in: nothing of the outer ones while it is wholly in
  /// view, all of one when it is out of view, eased between.
  ///
  /// Source: swiftui-semantics §9.1, from re-implementations that track SwiftUI.
  package func weights(of item: ScrolledItem) -> ScrollTransitionWeights {
    let outer = (item.length + item.container) / 2
    let inner = max(0, outer - item.length)
    let distance = item.start + item.length / 2 - item.container / 2
    let weight = { (distance: Double) in
      guard outer > inner else { return distance > inner ? 1.0 : 0 }
      // The curve runs from outside to inside; its value clamps what lies beyond.
      return 1 - timingCurve.value(at: 1 - (distance - inner) / (outer - inner))
    }
    return ScrollTransitionWeights(leading: weight(-distance), trailing: weight(distance))
  }
}
