/// A view's way in and out.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The looks of a view in a phase; the change from one to the next is animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as it is in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: content), phase: phase)
  }

  /// Returns a transition that does what both do.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with an animation in place of that of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The properties of a transition that the system asks for.
public struct TransitionProperties: Sendable {
  /// Whether the view moves, which people can ask to see less of.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that has a way of being asked for what only some have.
@MainActor
protocol CheckedTransition: Transition {
  /// Whether the view is there at once and gone at once.
  var isIdentity: Bool { get }
  /// Whether it is animated where the change is not.
  var hasAnimation: Bool { get }
}

extension Transition {
  var comesAtOnce: Bool { (self as? any CheckedTransition)?.isIdentity ?? false }

  var isAnimatedByItself: Bool { (self as? any CheckedTransition)?.hasAnimation ?? false }

  /// The transition, as the containers of views that come and go see it.
  var ofBranches: BranchTransition {
    BranchTransition(isIdentity: comesAtOnce, hasAnimation: isAnimatedByItself) {
      AnyView(apply(content: $0, phase: $1))
    }
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: CheckedTransition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var isIdentity: Bool { first.comesAtOnce && second.comesAtOnce }

  var hasAnimation: Bool { first.isAnimatedByItself || second.isAnimatedByItself }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: CheckedTransition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }

  var isIdentity: Bool { base.comesAtOnce }

  var hasAnimation: Bool { animation != nil }
}

extension View {
  /// Sets the way in and out of the view.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier(key: BranchTransition.Trait.self, value: t.ofBranches))
  }

  /// Sets the way in and out of the view.
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
