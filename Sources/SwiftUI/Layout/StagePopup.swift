internal import Layers

/// Views in front of all others on the stage, such as a menu.
@MainActor
protocol StagePopup: Element {
  /// Draws the views, into the space of the stage.
  func drawPopup(in context: DrawingContext) -> [Layer.Child]

  /// The front-most of the views at a point of the stage that takes input.
  func hitPopup(_ point: CGPoint) -> HitPath?

  /// Takes in a press beside the views.
  func dismiss()
}

/// Shows views in front of all others while a condition holds, below the view or above it.
nonisolated struct PopupModifier<Popup: View>: AttachingModifier {
  typealias Body = Never

  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  let popup: Popup?

  @MainActor var attachment: ImplicitStack<ZStackLayout, Popup?> {
    ImplicitStack(ZStackLayout(), content: popup)
  }

  @MainActor func makeElement(node: _Node) -> PopupElement {
    let element = PopupElement(node: node)
    set(element)
    return element
  }

  @MainActor func update(_ element: PopupElement, from old: PopupModifier) {
    set(element)
  }

  @MainActor private func set(_ element: PopupElement) {
    element.onDismiss = dismiss
    element.isPresented = isPresented
  }
}

final class PopupElement: Element, StagePopup {
  var onDismiss: @MainActor () -> Void = {}
  var isPresented = false {
    didSet { if isPresented != oldValue { setNeedsLayout() } }
  }

  /// The distance of the views from the one that they belong to, and from the stage's edges.
  private static let distance: CGFloat = 4

  override init(node: _Node) { super.init(node: node) }

  override var dependsOnSurroundings: Bool { isPresented }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: placedProposal)
    guard let root = stageRoot, let popup = children.dropFirst().first else { return }
    root.setPopup(self, isPresented: isPresented)
    let size = popup.size(for: ProposedViewSize(width: nil, height: nil))
    let (own, stage) = (convert(frame, to: .global), root.frame)
    let margin = Self.distance
    var y = own.maxY + margin
    if y + size.height > stage.maxY - margin { y = max(margin, own.minY - margin - size.height) }
    let x = max(margin, min(own.midX - size.width / 2, stage.maxX - margin - size.width))
    popup.place(
      at: CGPoint(x: x + frame.minX - own.minX, y: y + frame.minY - own.minY),
      proposal: ProposedViewSize(size))
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] { children[0].draw(in: context) }

  override func hit(_ point: CGPoint) -> HitPath? { children[0].hit(point)?.adding(self) }

  override func stackAxis(of child: Element) -> Axis? {
    child === children[0] ? super.stackAxis(of: child) : nil
  }

  func drawPopup(in context: DrawingContext) -> [Layer.Child] {
    let origin = convert(CGRect(origin: frame.origin, size: .zero), to: .global).origin
    var context = context
    context.visibleRect = nil
    return children.dropFirst().flatMap { $0.draw(in: context) }.map {
      Layer.Child(
        $0.layer,
        at: Point(
          x: $0.origin.x + origin.x - frame.minX, y: $0.origin.y + origin.y - frame.minY))
    }
  }

  func hitPopup(_ point: CGPoint) -> HitPath? {
    guard var path = convertFromStage(point).flatMap({ children.last?.hit($0) }) else {
      return nil
    }
    var element: Element? = self
    while let next = element {
      path = path.adding(next)
      element = next.parent
    }
    return path
  }

  func dismiss() { onDismiss() }
}

extension View {
  /// Shows views in front of all others while a condition holds.
  ///
  /// - Parameter dismiss: Called when something beside the views is pressed.
  nonisolated func stagePopup<Popup: View>(
    isPresented: Bool, dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Popup
  ) -> some View {
    modifier(
      PopupModifier(
        isPresented: isPresented, dismiss: dismiss, popup: isPresented ? content() : nil))
  }
}
