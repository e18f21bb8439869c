internal import Layers

/// Tabs above the bar that chooses among them.
nonisolated struct TabBarView<Content: View>: View {
  let content: Content
  let selection: TabSelection
  @State private var isBarHidden = false

  init(content: Content, selection: TabSelection) {
    self.content = content
    self.selection = selection
  }

  @MainActor var body: some View {
    GeometryReader { (area: GeometryProxy) in
      Tabs(
        content: content, selection: selection, insets: area.safeAreaInsets,
        hasBar: !isBarHidden
      )
      .ignoresSafeArea()
    }
    .onPreferenceChange(TabBarHiddenKey.self) { isBarHidden = $0 }
    .transformPreference(TabBarHiddenKey.self) { $0 = false }
  }
}

/// The tabs, of which one is placed and drawn.
private nonisolated struct Tabs<Content: View>: ContainerView {
  typealias Body = Never

  let content: Content
  let selection: TabSelection
  let insets: EdgeInsets
  let hasBar: Bool

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> TabsElement {
    TabsElement(selection: selection, insets: insets, hasBar: hasBar, node: node)
  }

  @MainActor func update(_ element: TabsElement, from old: Tabs) {
    element.change(to: selection, insets: insets, hasBar: hasBar)
  }
}

private final class TabsElement: Element {
  private var selection: TabSelection
  private var insets: EdgeInsets
  private var hasBar: Bool

  /// Above the unsafe edge, as on phones.
  private static let barHeight: CGFloat = 49

  init(selection: TabSelection, insets: EdgeInsets, hasBar: Bool, node: _Node) {
    self.selection = selection
    self.insets = insets
    self.hasBar = hasBar
    super.init(node: node)
  }

  func change(to new: TabSelection, insets: EdgeInsets, hasBar: Bool) {
    (selection, self.insets, self.hasBar) = (new, insets, hasBar)
    setNeedsLayout()
  }

  private var selected: Element? {
    selection.index(among: children.map(\.tabValue)).map { children[$0] }
  }

  private var barTop: CGFloat { frame.maxY - insets.bottom - (hasBar ? Self.barHeight : 0) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private var inner: CGRect {
    CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.horizontal),
      height: max(0, barTop - frame.minY - insets.top))
  }

  override func placeChildren() {
    let offer = ProposedViewSize(inner.size)
    if let selected {
      let size = selected.size(for: offer)
      selected.place(
        at: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2),
        proposal: offer)
    }
    guard hasBar else { return }
    for (index, child) in children.enumerated() {
      item(of: child)?.placeItem(
        around: CGPoint(x: middle(of: index), y: barTop + Self.barHeight / 2),
        isSelected: child === selected)
    }
  }

  private func item(of child: Element) -> TabItemElement? {
    child.trait(ObjectIdentifier(TabItemElement.self)) as? TabItemElement
  }

  private func middle(of index: Int) -> CGFloat {
    frame.minX + frame.width * (CGFloat(index) + 0.5) / CGFloat(max(1, children.count))
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  override func safeRegion(around child: Element) -> SafeRegion {
    .region(outer: frame, inner: inner)
  }

  override var relativeContainerSize: CGSize? { inner.size }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    var pictures = selected?.draw(in: context) ?? []
    guard hasBar else { return pictures }
    let rect = CGRect(x: frame.minX, y: barTop, width: frame.width, height: frame.maxY - barTop)
    let ground = Color(light: Layers.Color(hex: "F9F9F9"), dark: Layers.Color(hex: "161616"))
      .opacity(0.96)
    let line = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5)
    for (color, rect) in [(ground, rect), (Color(uiColor: .separator), line)] {
      pictures.append(
        Layer.Child(
          Layer(
            size: rect.size.layersSize,
            fill: .color(color.layersColor(in: environment.colorContext))),
          at: rect.origin.layersPoint))
    }
    for child in children {
      pictures += item(of: child)?.drawItem(isSelected: child === selected, in: context) ?? []
    }
    return pictures
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    guard frame.contains(point) else { return nil }
    if hasBar, point.y >= barTop { return HitPath(self) }
    return selected?.hit(point)?.adding(self)
  }
}

extension TabsElement: GestureCarrier {
  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    guard inner == nil, hasBar else { return inner }
    let drag = ControlDrag { [weak self] step, point in
      guard let self, step == .ended, point.y >= self.barTop - self.frame.minY else { return }
      let index = Int(point.x / self.frame.width * CGFloat(self.children.count))
      guard self.children.indices.contains(index) else { return }
      self.selection.select(self.children[index].tabValue, index)
    }
    return AttachedRecognizer(ControlDrag._makeRecognizer(drag), to: self)
  }
}
