internal import Layers

/// The outermost view: it offers its content the safe area of a stage, and centers it there.
nonisolated struct StageRoot: ContainerView {
  typealias Body = Never

  let size: CGSize
  let safeAreaInsets: EdgeInsets
  let content: AnyView

  /// - Parameters:
  ///   - size: Of the stage, in points.
  ///   - safeAreaInsets: The sides of the stage that content should stay out of.
  init(size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), content: any View) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.content = AnyView(content)
  }

  @MainActor var containerContent: ImplicitStack<VStackLayout, AnyView> {
    ImplicitStack(VStackLayout(), content: content)
  }

  @MainActor func makeElement(node: _Node) -> RootElement { RootElement(self, node: node) }

  @MainActor func update(_ element: RootElement, from old: StageRoot) {
    element.root = self
  }
}

/// The element of a stage.
@MainActor
final class RootElement: Element {
  fileprivate var root: StageRoot {
    didSet {
      guard root.size != oldValue.size || root.safeAreaInsets != oldValue.safeAreaInsets else {
        return
      }
      invalidateSizesInside()
      setNeedsLayout()
    }
  }

  fileprivate init(_ root: StageRoot, node: _Node) {
    self.root = root
    super.init(node: node)
  }

  /// The element that has the keyboard.
  private(set) weak var focused: (any FocusTarget)?

  /// Gives the keyboard to an element, or to none.
  func focus(_ element: (any FocusTarget)?) {
    guard element !== focused else { return }
    let old = focused
    focused = element
    old?.focusDidChange(false)
    element?.focusDidChange(true)
  }

  private var popups: [WeakPopup] = []

  private struct WeakPopup { weak var popup: (any StagePopup)? }

  /// Shows views in front of all others, or shows them no more.
  func setPopup(_ popup: any StagePopup, isPresented: Bool) {
    popups.removeAll { $0.popup == nil || $0.popup === popup }
    if isPresented { popups.append(WeakPopup(popup: popup)) }
  }

  private var shownPopups: [any StagePopup] {
    popups.compactMap(\.popup).filter { !$0.node.isRemoved }
  }

  /// Hides the front-most of the views in front, unless they are what was pressed.
  ///
  /// - Returns: Whether views were hidden: the press then does nothing else.
  func dismissPopups(pressedAt point: CGPoint) -> Bool {
    guard let popup = shownPopups.last, popup.hitPopup(point) == nil else { return false }
    popup.dismiss()
    return true
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    super.draw(in: context) + shownPopups.flatMap { $0.drawPopup(in: context) }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    for popup in shownPopups.reversed() {
      if let path = popup.hitPopup(point) { return path }
    }
    return super.hit(point)
  }

  /// Determines the frames of all elements.
  func layOut() {
    place(at: .zero, proposal: ProposedViewSize(root.size))
  }

  /// The part of the stage that content stays in.
  var safeRect: CGRect {
    CGRect(origin: .zero, size: root.size).inset(by: root.safeAreaInsets)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { root.size }

  override func placeChildren() {
    let area = safeRect
    let offer = ProposedViewSize(area.size)
    for child in children {
      let size = child.size(for: offer)
      child.place(
        at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
        proposal: offer)
    }
  }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func safeRegion(around child: Element) -> SafeRegion {
    .region(outer: CGRect(origin: .zero, size: root.size), inner: safeRect)
  }

  override var relativeContainerSize: CGSize? { safeRect.size }
}
