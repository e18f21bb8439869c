/// Pages side by side that are turned by a drag, and dots under them.
nonisolated struct PagesView<Content: View>: View {
  let content: Content
  let selection: TabSelection
  let dots: Visibility
  /// The values of the pages, in their order.
  @State private var values: [AnyHashable?] = []
  /// Points that the pages are dragged.
  @State private var drag: CGFloat = 0

  init(content: Content, selection: TabSelection, dots: Visibility) {
    self.content = content
    self.selection = selection
    self.dots = dots
  }

  @MainActor var body: some View {
    let index = selection.index(among: values) ?? 0
    GeometryReader { (area: GeometryProxy) in
      let width = max(1, area.size.width)
      PageStrip(content: content, note: { if values != $0 { values = $0 } })
        .frame(width: width * CGFloat(max(1, values.count)), alignment: .leading)
        .offset(x: drag - CGFloat(index) * width)
        .frame(width: width, alignment: .leading)
        .animation(.spring(duration: 0.4, bounce: 0), value: index)
        .gesture(
          DragGesture(minimumDistance: 10)
            .onChanged { drag = resisted($0.translation.width, at: index) }
            .onEnded { turn($0, from: index, width: width) })
    }
    .clipped()
    .overlay(alignment: .bottom) {
      if dots != .hidden, values.count > 1 { PageDots(count: values.count, index: index) }
    }
  }

  /// Before the first page and behind the last they follow as on a rubber band.
  @MainActor private func resisted(_ distance: CGFloat, at index: Int) -> CGFloat {
    let isOutside = distance > 0 ? index == 0 : index == values.count - 1
    return isOutside ? distance / 3 : distance
  }

  @MainActor private func turn(_ value: DragGesture.Value, from index: Int, width: CGFloat) {
    let way = value.predictedEndTranslation.width
    let step = way < -width / 2 ? 1 : way > width / 2 ? -1 : 0
    let new = min(max(0, index + step), max(0, values.count - 1))
    withAnimation(.spring(duration: 0.4, bounce: 0)) {
      drag = 0
      if new != index { selection.select(values[new], new) }
    }
  }
}

/// The dots under pages.
private nonisolated struct PageDots: View {
  let count: Int
  let index: Int

  @MainActor var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { dot in
        Circle().fill(Color.white.opacity(dot == index ? 1 : 0.4)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 9)
    .background(Color.black.opacity(0.12), in: Capsule())
    .padding(.bottom, 10)
    .allowsHitTesting(false)
  }
}

/// Views of one size side by side.
private nonisolated struct PageStrip<Content: View>: ContainerView {
  typealias Body = Never

  let content: Content
  /// Takes the values of the pages.
  let note: @MainActor ([AnyHashable?]) -> Void

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> PageStripElement {
    PageStripElement(note: note, node: node)
  }

  @MainActor func update(_ element: PageStripElement, from old: PageStrip) {
    element.note = note
  }
}

private final class PageStripElement: Element {
  var note: @MainActor ([AnyHashable?]) -> Void

  init(note: @escaping @MainActor ([AnyHashable?]) -> Void, node: _Node) {
    self.note = note
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    let values = children.map(\.tabValue)
    graph.afterUpdate { [weak self] in
      guard let self, !self.node.isRemoved else { return }
      self.note(values)
    }
    let width = frame.width / CGFloat(max(1, children.count))
    let offer = ProposedViewSize(width: width, height: frame.height)
    for (index, child) in children.enumerated() {
      let size = child.size(for: offer)
      place(
        child,
        at: CGPoint(
          x: CGFloat(index) * width + (width - size.width) / 2,
          y: (frame.height - size.height) / 2), proposal: offer)
    }
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }
}
