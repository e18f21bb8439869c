/// A transition with a way in and another way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  CheckedTransition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }

  var isIdentity: Bool { insertion.comesAtOnce && removal.comesAtOnce }

  var hasAnimation: Bool { insertion.isAnimatedByItself || removal.isAnimatedByItself }
}

extension Transition {
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
