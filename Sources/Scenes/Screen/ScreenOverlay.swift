internal import Layers
internal import Motion
internal import Typesetting

/// What stands over the strings: a symbol and two lines that say what a press does, and what letting go.
///
/// The states change into each other as the press begins and ends. It takes no events: the whole window is pressed.
struct ScreenOverlay: Sendable, Equatable {
  /// Points between it and the lower edge of the window.
  static let bottom = 40.0

  /// 0 released, 1 pressed.
  private var change = AnimatedNumber(0)
  private var isPressed = false
  private let reducesMotion: Bool

  init(reducesMotion: Bool) { self.reducesMotion = reducesMotion }

  mutating func show(isPressed: Bool, at time: Double) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    change.animate(to: isPressed ? 1 : 0, at: time, with: .spring(Spring(duration: 0.3)))
  }

  func isMoving(at time: Double) -> Bool { !change.isSettled(at: time) }

  // MARK: - Layer

  private static let size = Size(width: 248, height: 72)
  private static let symbolSide = 40.0

  /// The lines of one state.
  private struct Words: Sendable {
    let title: Layer
    let caption: Layer

    init(_ title: String, _ caption: String) {
      self.title = Self.line(title, .headline, .white)
      self.caption = Self.line(caption, .footnote, .white.opacity(0.65))
    }

    private static func line(_ string: String, _ font: Font, _ color: Color) -> Layer {
      TextBlock(TextLayout(StyledText(string, font: font)), color: color).layer()
    }

    /// One above the other, from the left, in the middle of `height`.
    func layer(height: Double) -> Layer {
      let top = ((height - title.size.height - caption.size.height - 1) / 2).rounded()
      return Layer(
        size: Size(width: max(title.size.width, caption.size.width), height: height),
        children: [
          Layer.Child(title, at: Point(x: 0, y: top)),
          Layer.Child(caption, at: Point(x: 0, y: top + title.size.height + 1)),
        ])
    }
  }

  private static let released = Words("Press and hold", "anywhere in the window")
  private static let pressed = Words("In harmony", "let go to bring it to rest")

  /// - Parameter lineWidth: Of the symbol, in points.
  func layer(lineWidth: Double, at time: Double) -> Layer {
    let change = min(max(change.value(at: time), 0), 1)
    let size = Self.size
    let shape = Shape.roundedRectangle(cornerRadius: 22)
    return Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: size, shape, fill: .color(Color(hex: "101014").opacity(0.72)))),
        Layer.Child(
          Layer(
            size: size, strokeBorder: shape, with: .color(.white.opacity(0.14)), lineWidth: 1)),
        // One has gone before the other comes: two texts in one place cannot be read.
        state(Self.released, .touch, lineWidth: lineWidth, share: 1 - 2 * change),
        state(Self.pressed, .waves, lineWidth: lineWidth, share: 2 * change - 1),
      ])
  }

  /// One state's symbol and lines.
  ///
  /// - Parameter share: How much of it there is: 0 none, 1 it alone.
  private func state(
    _ words: Words, _ symbol: ScreenSymbol, lineWidth: Double, share: Double
  ) -> Layer.Child {
    guard share > 0 else { return Layer.Child(Layer(size: Self.size, content: .empty)) }
    let side = Size(width: Self.symbolSide, height: Self.symbolSide)
    let growth = reducesMotion ? 1 : 0.7 + 0.3 * share
    let blur = reducesMotion ? 0 : 4 * (1 - share)  // tuned by eye
    let drawing = symbol.layer(size: side, lineWidth: lineWidth).scaleEffect(growth)
    let lines = words.layer(height: Self.size.height)
    return Layer.Child(
      Layer(
        size: Self.size,
        children: [
          Layer.Child(drawing, at: Point(x: 18, y: (Self.size.height - side.height) / 2)),
          Layer.Child(lines, at: Point(x: 18 + side.width + 14, y: 0)),
        ]
      ).blur(radius: blur).opacity(share))
  }
}
