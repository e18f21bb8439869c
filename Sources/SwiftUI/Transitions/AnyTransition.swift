/// A view's way in and out, of whatever type.
///
/// It is made anywhere, and used on the main actor only.
public nonisolated struct AnyTransition: @unchecked Sendable {
  let ofBranches: BranchTransition

  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) { ofBranches = transition.ofBranches }

  init(_ ofBranches: BranchTransition) { self.ofBranches = ofBranches }

  /// Creates a transition of the module: transitions belong to the main actor, and members that
  /// make them to whoever names them.
  static func make<T: Transition>(_ transition: @escaping @MainActor @Sendable () -> T) -> Self {
    AnyTransition(
      BranchTransition { content, phase in
        AnyView(transition().apply(content: content, phase: phase))
      })
  }

  /// Returns a transition that does what both do.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, second) = (ofBranches, other.ofBranches)
    return AnyTransition(
      BranchTransition(
        isIdentity: first.isIdentity && second.isIdentity,
        hasAnimation: first.hasAnimation || second.hasAnimation
      ) { content, phase in
        second.body(first.body(content, phase), phase)
      })
  }

  /// Returns the transition with an animation in place of that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    let base = ofBranches
    return AnyTransition(
      BranchTransition(isIdentity: base.isIdentity, hasAnimation: animation != nil) {
        content, phase in
        AnyView(base.body(content, phase).animation(animation, value: phase))
      })
  }

  /// Returns a transition with a way in and another way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    let (insertion, removal) = (insertion.ofBranches, removal.ofBranches)
    return AnyTransition(
      BranchTransition(
        isIdentity: insertion.isIdentity && removal.isIdentity,
        hasAnimation: insertion.hasAnimation || removal.hasAnimation
      ) { content, phase in
        insertion.body(
          removal.body(content, phase == .willAppear ? .identity : phase),
          phase == .didDisappear ? .identity : phase)
      })
  }

  /// Returns a transition between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: Applied before the view has come in, and while it goes.
  ///   - identity: Applied while the view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Read on the main actor only, where views are.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(
      BranchTransition { content, phase in
        AnyView(content.modifier(phase.isIdentity ? identity : active))
      })
  }
}
