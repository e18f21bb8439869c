/// A modifier that changes the size or the place of a view.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
  /// The size of `content` under the modifier where `proposal` is offered.
  func size(of content: Element, for proposal: ProposedViewSize) -> CGSize

  /// The place of `content`, from the top left corner of what is modified.
  ///
  /// - Parameters:
  ///   - size: That the modified view has.
  ///   - proposal: The size that was offered to it.
  func placement(
    of content: Element, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement

  /// The distances that the modified view wishes to have to its neighbors.
  func spacing(of content: Element) -> ViewSpacing

  /// The priority of the modified view in a stack.
  func layoutPriority(of content: Element) -> Double

  /// Whether the place is mirrored where lines run from right to left.
  var isMirrored: Bool { get }
}

extension LayoutModifier {
  func spacing(of content: Element) -> ViewSpacing { content.spacing }

  func layoutPriority(of content: Element) -> Double { 0 }

  var isMirrored: Bool { true }

  func makeElement(around content: Element, node: _Node) -> LayoutModifierElement<Self> {
    let element = LayoutModifierElement(self, node: node)
    element.children = [content]
    return element
  }

  func update(_ element: LayoutModifierElement<Self>, from old: Self) {
    element.modifier = self
  }
}

/// The element of a modifier that changes the size or the place of a view.
@MainActor
final class LayoutModifierElement<M: LayoutModifier>: Element {
  var modifier: M {
    didSet { if !FieldComparison.areEqual(oldValue, modifier) { setNeedsLayout() } }
  }

  init(_ modifier: M, node: _Node) {
    self.modifier = modifier
    super.init(node: node)
  }

  private var content: Element { children[0] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(of: content, for: proposal)
  }

  override func placeChildren() {
    let placement = modifier.placement(of: content, in: frame.size, proposal: placedProposal)
    if modifier.isMirrored {
      place(content, at: placement.origin, proposal: placement.proposal)
    } else {
      content.place(at: frame.origin + placement.origin, proposal: placement.proposal)
    }
  }

  override var spacing: ViewSpacing { modifier.spacing(of: content) }

  override var layoutPriority: Double { modifier.layoutPriority(of: content) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let placement = modifier.placement(
      of: content, in: dimensions.size, proposal: dimensions.proposal)
    return content.dimensions(for: placement.proposal)[explicit: key].map {
      $0 + placement.origin[key.axis]
    }
  }
}
