internal import Layers

/// An element with a frame on screen: rounded to pixels, and on its way where a change of its place
/// or size is animated.
@MainActor
class DrawnElement: Element {
  private var isPlaced = false
  private var target = CGRect.zero
  private lazy var animation = AnimatedNumbers(node: node)

  override init(node: _Node) { super.init(node: node) }

  /// The frame as it is drawn now.
  var shownFrame: CGRect {
    guard let numbers = animation.shown else { return target }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Draws again at each tick while `isRunning` says so.
  func redraw(while isRunning: @escaping () -> Bool) {
    graph.atTicks(of: self) { [weak self] _ in
      guard let self, !self.node.isRemoved else { return false }
      self.graph.needsDrawing = true
      return isRunning()
    }
  }

  override func frameDidChange(from old: CGRect) {
    let new = frame.roundedToPixels(scale: environment.displayScale)
    let previous = target
    target = new
    if isPlaced, new != previous { animation.change(from: previous.numbers, to: new.numbers) }
    isPlaced = true
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }

  /// The rectangle whose edges are the nearest pixels' edges, halves upwards.
  func roundedToPixels(scale: Double) -> CGRect {
    func round(_ edge: CGFloat) -> CGFloat { ((edge * scale) + 0.5).rounded(.down) / scale }
    guard !isNull, !isInfinite else { return self }
    let (left, top) = (round(minX), round(minY))
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}
