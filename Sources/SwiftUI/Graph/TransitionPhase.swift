/// A step of a view on its way in and out.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view has come in.
  case willAppear
  /// While the view is there.
  case identity
  /// While the view goes, until it is gone.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before the view has come in, 0 while it is there, and 1 while it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The way of a view in and out, as the containers of views that come and go see it.
nonisolated struct BranchTransition {
  /// Whether the view is there at once and gone at once.
  var isIdentity = false
  /// Whether it is animated where the change is not.
  var hasAnimation = false
  /// Returns a view's looks in a phase.
  let body: @MainActor (AnyView, TransitionPhase) -> AnyView

  /// The trait by which a view has a transition.
  enum Trait {}
}

/// A view that comes and goes, in the body of its transition.
nonisolated struct BranchContent: View {
  typealias Body = Never

  let element: Element

  @MainActor static func _makeNode(
    _ view: BranchContent, _ inputs: _NodeInputs
  ) -> _ViewNode<BranchContent> {
    BranchContentNode(view, inputs)
  }
}

/// Its element belongs to the node of the view itself.
private final class BranchContentNode: _ViewNode<BranchContent> {
  override var elements: [Element] { [view.element] }
}
