package import Motion

/// How an item's place turns into phases, as SwiftUI's `ScrollTransitionConfiguration`.
///
/// Only the interactive kind: the phases are mixed by the item's place, eased. SwiftUI's `animated`
/// kind, which runs an animation when a threshold is crossed, is not there.
package struct ScrollTransitionConfiguration: Sendable, Hashable {
  /// How far out an item has to be to leave `identity`.
  package struct Threshold: Sendable, Hashable {
    private enum Kind: Hashable {
      case visible(Double)
      case centered
    }

    private let kind: Kind
    private var inset = 0.0

    /// Fully in view.
    package static let visible = visible(1)
    /// Just out of view.
    package static let hidden = visible(0)
    /// In the middle of the container.
    package static let centered = Threshold(kind: .centered)

    /// A share of the item, 0…1, in view.
    package static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(min(max(amount, 0), 1)))
    }

    /// The threshold moved into the container by a distance in points.
    package func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance
      return threshold
    }

    private init(kind: Kind) { self.kind = kind }

    /// Distance between the middles of item and container at which the item leaves `identity`.
    fileprivate func distance(of item: ScrolledItem) -> Double {
      let distance =
        switch kind {
        case .visible(let amount): (item.length + item.container) / 2 - item.length * amount
        case .centered: 0.0
        }
      return max(0, distance - inset)
    }
  }

  private let timingCurve: UnitCurve
  private var threshold = Threshold.visible

  package static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(timingCurve: timingCurve)
  }

  private init(timingCurve: UnitCurve) { self.timingCurve = timingCurve }

  package func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Returns how much of each phase an item is in: nothing of the outer ones up to the threshold,
  /// all of one when it is out of view, eased between.
  ///
  /// Source: swiftui-semantics §9.1, from re-implementations that track SwiftUI.
  package func weights(of item: ScrolledItem) -> ScrollTransitionWeights {
    let inner = threshold.distance(of: item)
    let outer = (item.length + item.container) / 2
    let distance = item.start + item.length / 2 - item.container / 2
    let weight = { (distance: Double) in
      guard outer > inner else { return distance > inner ? 1.0 : 0 }
      // The curve runs from outside to inside; its value clamps what lies beyond.
      return 1 - timingCurve.value(at: 1 - (distance - inner) / (outer - inner))
    }
    return ScrollTransitionWeights(leading: weight(-distance), trailing: weight(distance))
  }
}
