/// The three looks that a transition goes between.
package enum TransitionPhase: Sendable, Hashable, CaseIterable {
  /// About to be inserted.
  case willAppear
  /// There.
  case identity
  /// Removed.
  case didDisappear

  package var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while it is there, 1 after.
  package var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How much of each phase there is at a moment: they add up to 1, though a bouncy spring takes
/// single ones beyond 0…1.
package struct PhaseWeights: Sendable, Hashable {
  package var willAppear: Double
  package var didDisappear: Double

  package init(willAppear: Double = 0, didDisappear: Double = 0) {
    self.willAppear = willAppear
    self.didDisappear = didDisappear
  }

  package var identity: Double { 1 - willAppear - didDisappear }

  package subscript(_ phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: willAppear
    case .identity: identity
    case .didDisappear: didDisappear
    }
  }
}
