/// A frame whose lengths are made from those of the scroll view or stage around.
nonisolated struct ContainerRelativeFrame: PrimitiveModifier {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeElement(around content: Element, node: _Node) -> ContainerRelativeElement {
    let element = ContainerRelativeElement(self, node: node)
    element.children = [content]
    return element
  }

  @MainActor func update(_ element: ContainerRelativeElement, from old: ContainerRelativeFrame) {
    element.relation = self
  }
}

final class ContainerRelativeElement: Element {
  var relation: ContainerRelativeFrame { didSet { setNeedsLayout() } }

  init(_ relation: ContainerRelativeFrame, node: _Node) {
    self.relation = relation
    super.init(node: node)
  }

  private func length(_ axis: Axis) -> CGFloat? {
    guard relation.axes.contains(Axis.Set(axis)), let container = containerSizeAround else {
      return nil
    }
    return max(0, relation.length(container[axis], axis))
  }

  /// The frame with the lengths that the container has now.
  private var fixedFrame: FixedFrame {
    FixedFrame(
      width: length(.horizontal), height: length(.vertical), alignment: relation.alignment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fixedFrame.size(of: children[0], for: proposal)
  }

  private func placement(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    fixedFrame.placement(of: children[0], in: size, proposal: proposal)
  }

  override func placeChildren() {
    let placement = placement(in: frame.size, proposal: placedProposal)
    place(children[0], at: placement.origin, proposal: placement.proposal)
  }

  override var spacing: ViewSpacing { fixedFrame.spacing(of: children[0]) }

  override var layoutPriority: Double { 0 }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let placement = placement(in: dimensions.size, proposal: dimensions.proposal)
    return children[0].dimensions(for: placement.proposal)[explicit: key].map {
      $0 + placement.origin[key.axis]
    }
  }
}

extension Element {
  /// The size of the nearest scroll view or stage around, without safe areas and margins.
  var containerSizeAround: CGSize? {
    var element = parent
    while let next = element {
      if let size = next.relativeContainerSize { return size }
      element = next.parent
    }
    return nil
  }
}

extension View {
  /// Puts the view into a frame as long as the scroll view or stage around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Puts the view into a frame so long that `count` of them fill the scroll view or stage around.
  ///
  /// - Parameters:
  ///   - span: The number of such lengths that the view has, with the spacing between them.
  ///   - spacing: The distance of two.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let one = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        return one * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Puts the view into a frame whose lengths are computed from those of the scroll view or stage
  /// around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
