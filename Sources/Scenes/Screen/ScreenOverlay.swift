internal import Layers
internal import Motion
internal import Typesetting

/// A plate over the strings: a symbol and two lines that say what a press does, and what letting
/// go does.
///
/// The states change into each other as the press begins and ends. It takes no events: the whole
/// window is pressed.
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
  private static let plateColor = Color(hex: "101014").opacity(0.72)

  private static let released = words("Press and hold", "anywhere in the window")
  private static let pressed = words("In harmony", "let go to bring it to rest")

  /// The lines of one state, one above the other, from the left, in the middle of the height.
  private static func words(_ title: String, _ caption: String) -> Layer {
    let title = line(title, .headline, .white)
    let caption = line(caption, .footnote, .white.opacity(0.65))
    let top = ((size.height - title.size.height - caption.size.height - 1) / 2).rounded()
    return Layer(
      size: Size(width: max(title.size.width, caption.size.width), height: size.height),
      children: [
        Layer.Child(title, at: Point(x: 0, y: top)),
        Layer.Child(caption, at: Point(x: 0, y: top + title.size.height + 1)),
      ])
  }

  private static func line(_ string: String, _ font: Font, _ color: Color) -> Layer {
    TextBlock(TextLayout(StyledText(string, font: font)), color: color).layer()
  }

  /// - Parameter lineWidth: Of the symbol, in points.
  func layer(lineWidth: Double, at time: Double) -> Layer {
    let change = min(max(change.value(at: time), 0), 1)
    let size = Self.size
    let shape = Shape.roundedRectangle(cornerRadius: 22)
    return Layer(
      size: size,
      children: [
        Layer.Child(Layer(size: size, shape, fill: .color(Self.plateColor))),
        Layer.Child(
          Layer(
            size: size, strokeBorder: shape, with: .color(.white.opacity(0.14)), lineWidth: 1)),
        // One has gone before the other comes: two texts in one place cannot be read.
        state(Self.released, .touch, lineWidth: lineWidth, share: 1 - 2 * change),
        state(Self.pressed, .waves, lineWidth: lineWidth, share: 2 * change - 1),
      ]
    )
  }

  /// One state's symbol and lines.
  ///
  /// - Parameter share: How much of it there is: 0 none, 1 it alone.
  private func state(
    _ words: Layer, _ symbol: ScreenSymbol, lineWidth: Double, share: Double
  ) -> Layer.Child {
    guard share > 0 else { return Layer.Child(Layer(size: Self.size, content: .empty)) }
    let side = ScreenSymbol.size
    let growth = reducesMotion ? 1 : 0.7 + 0.3 * share
    let blur = reducesMotion ? 0 : 4 * (1 - share)  // tuned by eye
    let drawing = symbol.layer(lineWidth: lineWidth).scaleEffect(growth)
    return Layer.Child(
      Layer(
        size: Self.size,
        children: [
          Layer.Child(drawing, at: Point(x: 18, y: (Self.size.height - side.height) / 2)),
          Layer.Child(words, at: Point(x: 18 + side.width + 14, y: 0)),
        ]
      ).blur(radius: blur).opacity(share))
  }
}
