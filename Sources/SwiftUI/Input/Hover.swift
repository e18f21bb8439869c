/// The pointer over a view, while no button is pressed or one is.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a place.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

/// Follows the pointer over a view.
nonisolated struct HoverModifier: PrimitiveModifier {
  typealias Body = Never

  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor func makeElement(around content: Element, node: _Node) -> HoverElement {
    let element = HoverElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: HoverElement, from old: HoverModifier) {
    element.modifier = self
  }
}

/// An element that follows the pointer over it.
final class HoverElement: Element {
  fileprivate(set) var modifier: HoverModifier

  fileprivate init(_ modifier: HoverModifier, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// Takes in that the pointer is over it.
  func hover(_ event: GestureEvent) {
    var event = event
    event.element = self
    modifier.action(.active(event.location(in: modifier.coordinateSpace)))
  }

  /// Takes in that the pointer has left.
  func endHover() { modifier.action(.ended) }
}

/// Calls an action when the pointer comes and when it leaves.
private nonisolated struct HoverChange: ViewModifier {
  let action: (Bool) -> Void
  @State private var hovering = Hovering()

  init(action: @escaping (Bool) -> Void) { self.action = action }

  private final class Hovering { var isInside = false }

  @MainActor func body(content: Content) -> some View {
    let hovering = hovering
    return content.onContinuousHover(coordinateSpace: CoordinateSpace.global) { phase in
      let isInside = phase != .ended
      guard isInside != hovering.isInside else { return }
      hovering.isInside = isInside
      action(isInside)
    }
  }
}

extension View {
  /// Calls `action` when the pointer comes over the view, and when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChange(action: action))
  }

  /// Calls `action` as the pointer moves over the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action))
  }

  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
