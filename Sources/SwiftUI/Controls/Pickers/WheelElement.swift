internal import Layers

/// The options of a picker on a wheel, the chosen one in its middle.
///
/// A click beside the middle turns the wheel to the row there, a drag turns it by as many rows.
/// Rows are 32 points high, the wheel is 216, as in iOS; rows fade away from the middle by eye.
final class WheelElement: PickerElement, GestureCarrier {
  private static let rowHeight: CGFloat = 32
  private static let height: CGFloat = 216
  private lazy var turn = AnimatedNumbers(node: node)
  /// The place of the chosen option as it was drawn last.
  private var drawnIndex: Int?
  private var dragStart: CGPoint?

  override func selectionMayHaveChanged() {
    let index = selectedIndex
    if let index, let drawnIndex, index != drawnIndex {
      withTransaction(Transaction(animation: node.transaction.animation ?? .snappy(duration: 0.3)))
      {
        turn.change(from: [Double(drawnIndex)], to: [Double(index)])
      }
    }
    drawnIndex = index
    setNeedsDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(width: nil, height: Self.rowHeight)
    let widest = children.map { $0.size(for: offer).width }.max() ?? 0
    return CGSize(width: proposal.width ?? widest + 40, height: Self.height)
  }

  /// Rows are placed as they lie where the first is in the middle.
  override func placeChildren() {
    if drawnIndex == nil { drawnIndex = selectedIndex }
    let offer = ProposedViewSize(width: max(0, frame.width - 20), height: Self.rowHeight)
    for (index, child) in children.enumerated() {
      let size = child.size(for: offer)
      place(
        child,
        at: CGPoint(
          x: (frame.width - size.width) / 2,
          y: (Self.height - size.height) / 2 + CGFloat(index) * Self.rowHeight),
        proposal: offer)
    }
  }

  override func draw(in context: DrawingContext) -> [Layer.Child] {
    let frame = shownFrame
    let middle = turn.shown?.first ?? Double(selectedIndex ?? 0)
    let band = Layer(
      size: Size(width: max(0, frame.width - 16), height: Self.rowHeight),
      .roundedRectangle(cornerRadius: 8), fill: .color(color(.tertiarySystemFill)))
    var pictures = [
      Layer.Child(
        band, at: Point(x: 8, y: (frame.height - Self.rowHeight) / 2))
    ]
    for (index, child) in children.enumerated() where abs(Double(index) - middle) < 4 {
      let distance = abs(Double(index) - middle)
      for picture in child.draw(in: context) {
        pictures.append(
          Layer.Child(
            picture.layer.opacity(distance < 0.5 ? 1 : max(0, 0.6 - 0.15 * distance)),
            at: Point(
              x: picture.origin.x - frame.minX,
              y: picture.origin.y - frame.minY - middle * Self.rowHeight)))
      }
    }
    let wheel = Layer(size: frame.size.layersSize, content: .stack(pictures))
    return [Layer.Child(wheel.clip(to: .rectangle), at: frame.origin.layersPoint)]
  }

  override func hit(_ point: CGPoint) -> HitPath? { frame.contains(point) ? HitPath(self) : nil }

  func recognizer(around inner: _Recognizer?) -> _Recognizer? {
    guard environment.isEnabled else { return inner }
    let drag = ControlDrag { [weak self] step, point in
      guard let self else { return }
      switch step {
      case .began: self.dragStart = point
      case .moved: break
      case .cancelled: self.dragStart = nil
      case .ended: self.turn(from: self.dragStart ?? point, to: point)
      }
    }
    return AttachedRecognizer(ControlDrag._makeRecognizer(drag), to: self)
  }

  /// Turns the wheel by a drag, or to the row of a click.
  private func turn(from start: CGPoint, to end: CGPoint) {
    dragStart = nil
    guard let index = selectedIndex, !children.isEmpty else { return }
    let isClick = abs(end.y - start.y) < Self.rowHeight / 4
    let way = isClick ? end.y - Self.height / 2 : start.y - end.y
    let steps = Int((way / Self.rowHeight).rounded())
    select(at: min(max(0, index + steps), children.count - 1))
  }
}
