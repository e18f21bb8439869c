internal import Layers

/// The options of a picker.
nonisolated struct PickerOptions<Content: View>: ContainerView {
  typealias Body = Never

  /// The ways to show them.
  enum Form: Equatable {
    case segmented, rows, wheel
    /// The chosen one alone.
    case selected
  }

  let form: Form
  let content: Content
  /// Whether the option for a value is the chosen one.
  let isSelected: (Any) -> Bool
  /// Chooses the option for a value.
  let select: @MainActor (Any) -> Void

  @MainActor var containerContent: Content { content }

  @MainActor func makeElement(node: _Node) -> PickerElement {
    let element: PickerElement =
      switch form {
      case .segmented: SegmentsElement(node: node)
      case .rows: OptionRowsElement(node: node)
      case .wheel: WheelElement(node: node)
      case .selected: SelectedOptionElement(node: node)
      }
    (element.isSelected, element.select) = (isSelected, select)
    return element
  }

  @MainActor func update(_ element: PickerElement, from old: PickerOptions) {
    (element.isSelected, element.select) = (isSelected, select)
    element.selectionMayHaveChanged()
  }
}

/// An element whose children are the options of a picker.
class PickerElement: DrawnElement {
  var isSelected: (Any) -> Bool = { _ in false }
  var select: @MainActor (Any) -> Void = { _ in }

  override init(node: _Node) { super.init(node: node) }

  /// The place of the chosen option; `nil` if none is.
  final var selectedIndex: Int? {
    children.firstIndex { $0.optionValue.map(isSelected) ?? false }
  }

  /// Chooses an option.
  final func select(at index: Int) {
    guard children.indices.contains(index), let value = children[index].optionValue else { return }
    select(value)
  }

  func selectionMayHaveChanged() { setNeedsDrawing() }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func stackAxis(of child: Element) -> Axis? { nil }

  override func trait(_ key: ObjectIdentifier) -> Any? { nil }

  final func color(_ color: UIColor) -> Layers.Color {
    Color(uiColor: color).layersColor(in: environment.colorContext)
  }
}

/// The chosen option of a picker alone.
final class SelectedOptionElement: PickerElement {
  private var selected: Element? { selectedIndex.map { children[$0] } }

  override func selectionMayHaveChanged() { setNeedsLayout() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    selected?.size(for: proposal) ?? .zero
  }

  override func placeChildren() { selected?.place(at: frame.origin, proposal: placedProposal) }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    selected?.draw(in: context) ?? []
  }

  override func hit(_ point: CGPoint) -> HitPath? { selected?.hit(point)?.adding(self) }
}

/// The options of a picker one below the other, in rows of iOS's height.
final class OptionRowsElement: PickerElement, GestureCarrier {
  private static let rowHeight: CGFloat = 44
  /// The place of the mark before the chosen option.
  private static let markWidth: CGFloat = 40
  private static let trailing: CGFloat = 16

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let free = Self.markWidth + Self.trailing
    let offer = ProposedViewSize(width: proposal.width.map { max(0, $0 - free) }, height: nil)
    let widest = children.map { $0.size(for: offer).width }.max() ?? 0
    return CGSize(
      width: max(proposal.width ?? 0, widest + free),
      height: CGFloat(children.count) * Self.rowHeight)
  }

  override func placeChildren() {
    let width = max(0, frame.width - Self.markWidth - Self.trailing)
    for (index, child) in children.enumerated() {
      let offer = ProposedViewSize(width: width, height: Self.rowHeight)
      let top = CGFloat(index) * Self.rowHeight
      let height = child.size(for: offer).height
      place(
        child, at: CGPoint(x: Self.markWidth, y: top + (Self.rowHeight - height) / 2),
        proposal: offer)
    }
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    var pictures = super.draw(in: context)
    if let index = selectedIndex {
      pictures.append(
        Layer.Child(
          checkmark,
          at: Point(x: frame.minX + 14, y: frame.minY + Double(index) * Self.rowHeight + 15)))
    }
    let line = Layer(
      size: Size(width: frame.width, height: environment.pixelLength),
      fill: .color(color(.separator)))
    for index in children.indices.dropFirst() {
      let top = frame.minY + Double(index) * Self.rowHeight
      pictures.append(Layer.Child(line, at: Point(x: frame.minX, y: top)))
    }
    return pictures
  }

  private var checkmark: Layer {
    var path = Layers.Path()
    path.addLines([Point(x: 1, y: 8), Point(x: 5, y: 12.5), Point(x: 13, y: 1)])
    return Layer(
      size: Size(width: 14, height: 14), stroke: .path(path), with: .color(color(.label)),
      style: Layers.StrokeStyle(lineWidth: 2))
  }

  override func hit(_ point: CGPoint) -> HitPath? { frame.contains(point) ? HitPath(self) : nil }

  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    guard environment.isEnabled else { return inner }
    let drag = ControlDrag { [weak self] step, point in
      guard let self, step == .ended, (0...self.frame.width).contains(point.x) else { return }
      self.select(at: Int((point.y / Self.rowHeight).rounded(.down)))
    }
    return AttachedRecognizer(ControlDrag._makeRecognizer(drag), to: self)
  }
}
