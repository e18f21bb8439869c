internal import Layers

/// Views that a view presents over the whole stage, such as a sheet.
///
/// They are laid out in the safe area of the stage, whatever the frame of the view is. While there
/// is none of them, the view is as without the modifier.
nonisolated struct StagePresentation<Cover: View>: AttachingModifier {
  typealias Body = Never

  let cover: Cover

  @MainActor var attachment: ImplicitStack<ZStackLayout, Cover> {
    ImplicitStack(ZStackLayout(), content: cover)
  }

  @MainActor func makeElement(node: _Node) -> StagePresentationElement {
    StagePresentationElement(node: node)
  }

  @MainActor func update(_ element: StagePresentationElement, from old: StagePresentation) {}
}

final class StagePresentationElement: Element, StagePopup {
  override init(node: _Node) { super.init(node: node) }

  private var cover: Element? { children.count > 1 ? children[1] : nil }

  private var isPresented: Bool { cover.map { !Self.isEmpty($0) } ?? false }

  /// Whether there is nothing in an element but stacks of nothing.
  private static func isEmpty(_ element: Element) -> Bool {
    element.children.isEmpty
      ? element is LayoutElement<ZStackLayout> : element.children.allSatisfy(isEmpty)
  }

  override var dependsOnSurroundings: Bool { isPresented }

  /// The corner of the stage, in the space of the frame.
  private var stageOrigin: CGPoint {
    let own = convert(CGRect(origin: frame.origin, size: .zero), to: .global)
    return CGPoint(x: frame.minX - own.minX, y: frame.minY - own.minY)
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: placedProposal)
    guard let root = stageRoot, let cover else { return }
    root.setPopup(self, isPresented: isPresented)
    let (area, corner) = (root.safeRect, stageOrigin)
    let offer = ProposedViewSize(area.size)
    let size = cover.size(for: offer)
    cover.place(
      at: CGPoint(
        x: corner.x + area.midX - size.width / 2, y: corner.y + area.midY - size.height / 2),
      proposal: offer)
  }

  override func safeRegion(around child: Element) -> SafeRegion {
    guard child === cover, let root = stageRoot else { return .unchanged }
    let corner = stageOrigin
    return .region(
      outer: CGRect(origin: corner, size: root.frame.size),
      inner: root.safeRect.offsetBy(dx: corner.x, dy: corner.y))
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] { children[0].draw(in: context) }

  override func hit(_ point: CGPoint) -> HitPath? { children[0].hit(point)?.adding(self) }

  override func stackAxis(of child: Element) -> Axis? {
    child === children[0] ? super.stackAxis(of: child) : nil
  }

  func drawPopup(in context: DrawingContext) -> [Layer.Child] {
    let corner = stageOrigin
    var context = context
    context.visibleRect = nil
    return (cover?.draw(in: context) ?? []).map {
      Layer.Child(
        $0.layer, at: Point(x: $0.origin.x - corner.x, y: $0.origin.y - corner.y))
    }
  }

  func hitPopup(_ point: CGPoint) -> HitPath? {
    guard var path = convertFromStage(point).flatMap({ cover?.hit($0) }) else { return nil }
    var element: Element? = self
    while let next = element {
      path = path.adding(next)
      element = next.parent
    }
    return path
  }

  // What is beside the views is theirs to show, and to close by.
  func dismiss() {}
}

extension View {
  /// Presents views over the whole stage; those that come and go bring their own transitions.
  nonisolated func stagePresentation<Cover: View>(
    @ViewBuilder cover: () -> Cover
  ) -> some View {
    modifier(StagePresentation(cover: cover()))
  }
}

/// Sets back what views that are presented do not have from the view that presents them.
extension EnvironmentValues {
  mutating func beginPresentation() {
    font = nil
    fontWeight = nil
    fontDesign = nil
    foregroundStyles = []
    isEnabled = true
    isInsideMenu = false
    buttonStyle = nil
    labelStyle = nil
    layoutDirection = .leftToRight
    multilineTextAlignment = .leading
    lineLimit = nil
    navigator = nil
    isListRow = false
    textCase = nil
  }
}
