internal import Layers

/// The options of a picker side by side, the chosen one on a plate.
///
/// The sizes are those of iOS 15 to 18: 32 points high, corners of 9 around and 7 inside.
final class SegmentsElement: PickerElement, GestureCarrier {
  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  private lazy var plate = AnimatedNumbers(node: node)
  /// The place of the chosen option as it was drawn last.
  private var drawnIndex: Int?

  override func selectionMayHaveChanged() {
    let index = selectedIndex
    if let index, let drawnIndex, index != drawnIndex {
      withTransaction(Transaction(animation: node.transaction.animation ?? .snappy(duration: 0.25)))
      {
        plate.change(from: [Double(drawnIndex)], to: [Double(index)])
      }
    }
    drawnIndex = index
    setNeedsDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widest =
      children.map { $0.size(for: ProposedViewSize(width: nil, height: Self.height)).width }.max()
      ?? 0
    return CGSize(
      width: proposal.width ?? (widest + 20) * CGFloat(children.count), height: Self.height)
  }

  private var segmentWidth: CGFloat { frame.width / CGFloat(max(1, children.count)) }

  override func placeChildren() {
    if drawnIndex == nil { drawnIndex = selectedIndex }
    let offer = ProposedViewSize(width: max(0, segmentWidth - 8), height: Self.height)
    for (index, child) in children.enumerated() {
      let size = child.size(for: offer)
      place(
        child,
        at: CGPoint(
          x: (CGFloat(index) + 0.5) * segmentWidth - size.width / 2,
          y: (Self.height - size.height) / 2), proposal: offer)
    }
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    let origin = Point(x: frame.minX, y: frame.minY)
    var pictures = [
      Layer.Child(
        Layer(
          size: frame.size.layersSize, .roundedRectangle(cornerRadius: 9),
          fill: .color(color(.tertiarySystemFill))), at: origin)
    ]
    if let index = selectedIndex {
      let place = plate.shown?.first ?? Double(index)
      let width = frame.width / Double(max(1, children.count))
      let size = Size(width: width - 2 * Self.inset, height: frame.height - 2 * Self.inset)
      let isDark = environment.colorScheme == .dark
      let color = isDark ? Layers.Color(hex: "636366") : Layers.Color.white
      let picture = Layer(size: size, .roundedRectangle(cornerRadius: 7), fill: .color(color))
        .shadow(color: Layers.Color.black.opacity(0.12), radius: 4, y: 3)
      pictures.append(
        Layer.Child(
          picture, at: Point(x: origin.x + place * width + Self.inset, y: origin.y + Self.inset)))
    }
    return pictures + super.draw(in: context)
  }

  override func hit(_ point: CGPoint) -> HitPath? { frame.contains(point) ? HitPath(self) : nil }

  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    guard environment.isEnabled else { return inner }
    let drag = ControlDrag { [weak self] step, point in
      guard let self, step == .ended, self.segmentWidth > 0 else { return }
      self.select(at: Int((point.x / self.segmentWidth).rounded(.down)))
    }
    return AttachedRecognizer(ControlDrag._makeRecognizer(drag), to: self)
  }
}
