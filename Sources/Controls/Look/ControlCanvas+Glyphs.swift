internal import Glibc
package import Layers

/// The small signs of controls, drawn as lines.
extension ControlCanvas {
  /// A chevron that points right, and down at a turn of 1.
  mutating func chevron(at center: Point, turn: Double, color: Color) {
    let angle = turn * .pi / 2
    let (c, s) = (cos(angle), sin(angle))
    let size = 3.2
    func place(_ along: Double, _ across: Double) -> Point {
      Point(
        x: center.x + (c * along - s * across) * size,
        y: center.y + (s * along + c * across) * size)
    }
    line([place(-0.55, -1), place(0.55, 0), place(-0.55, 1)], color: color, width: 1.4)
  }

  mutating func upDown(at center: Point, color: Color) {
    chevron(at: Point(x: center.x, y: center.y - 3.4), turn: -1, color: color)
    chevron(at: Point(x: center.x, y: center.y + 3.4), turn: 1, color: color)
  }

  mutating func check(at center: Point, color: Color) {
    glyph(at: center, [(-3.6, 0.2), (-1.1, 2.8), (3.8, -3.2)], color: color, width: 1.5)
  }

  mutating func cross(at center: Point, color: Color, arm: Double = 3) {
    glyph(at: center, [(-arm, -arm), (arm, arm)], color: color, width: 1.4)
    glyph(at: center, [(-arm, arm), (arm, -arm)], color: color, width: 1.4)
  }

  mutating func plus(at center: Point, color: Color) {
    glyph(at: center, [(-4, 0), (4, 0)], color: color, width: 1.4)
    glyph(at: center, [(0, -4), (0, 4)], color: color, width: 1.4)
  }

  mutating func minus(at center: Point, color: Color) {
    glyph(at: center, [(-4, 0), (4, 0)], color: color, width: 1.4)
  }

  mutating func magnifier(at center: Point, color: Color) {
    ring(
      at: Point(x: center.x - 1, y: center.y - 1), radius: 3.6, width: 1.3, color: color)
    glyph(at: center, [(1.7, 1.7), (4.4, 4.4)], color: color, width: 1.4)
  }

  /// An arrow that turns back.
  mutating func reset(at center: Point, color: Color) {
    let (radius, arm) = (4.2, 2.5)
    // From the left round the bottom to the upper left, against the clock.
    let (start, end) = (Double.pi, -0.86 * Double.pi)
    let arc = (0...28).map { step in
      let angle = start + (end - start) * Double(step) / 28
      return (cos(angle) * radius, sin(angle) * radius)
    }
    glyph(at: center, arc, color: color, width: 1.3)
    let tip = (cos(end) * radius, sin(end) * radius)
    glyph(
      at: center, [(tip.0, tip.1 - arm), tip, (tip.0 + arm, tip.1)], color: color, width: 1.3)
  }

  mutating func arrow(at center: Point, color: Color) {
    glyph(at: center, [(-4.5, 0), (4.5, 0)], color: color, width: 1.2)
    glyph(at: center, [(1.6, -2.8), (4.5, 0), (1.6, 2.8)], color: color, width: 1.2)
  }

  private mutating func glyph(
    at center: Point, _ places: [(Double, Double)], color: Color, width: Double
  ) {
    line(
      places.map { Point(x: center.x + $0.0, y: center.y + $0.1) }, color: color, width: width)
  }

  // MARK: - Parts of controls

  /// The round part that is dragged.
  ///
  /// - Parameter glow: 0 at rest, 1 while it is held.
  mutating func grab(at center: Point, radius: Double = Look.grabRadius, glow: Double = 0) {
    if glow > 0 {
      disc(at: center, radius: radius + 5 * glow, color: Look.accent.opacity(0.20 * glow))
    }
    disc(
      at: Point(x: center.x, y: center.y + 0.8), radius: radius + 0.8,
      color: .black.opacity(0.27))
    disc(at: center, radius: radius, color: Look.knob)
  }

  /// A ring around a point of a picture that can be dragged, seen on light and dark.
  package mutating func handle(at center: Point, opacity: Double) {
    ring(at: center, radius: 7, width: 4, color: .black.opacity(0.35 * opacity))
    ring(at: center, radius: 7, width: 1.5, color: .white.opacity(opacity))
  }

  /// The round part of a picker, with the color under it.
  mutating func colorKnob(at center: Point, color: Color) {
    disc(at: center, radius: Look.grabRadius + 1, color: .black.opacity(0.27))
    disc(at: center, radius: Look.grabRadius, color: .white)
    disc(at: center, radius: Look.grabRadius - 2, color: color)
  }

  mutating func field(_ rect: Rect, isHovered: Bool, radius: Double = Look.fieldRadius) {
    fill(rect, radius: radius, color: isHovered ? Look.hoveredField : Look.field)
  }

  /// The line around the control that has the keyboard.
  mutating func focus(_ rect: Rect, radius: Double = Look.fieldRadius) {
    border(
      rect.inset(by: -2), radius: radius + 2, color: Look.accent.opacity(0.85), width: 1.5)
  }

  /// Squares under a translucent color.
  mutating func checker(_ rect: Rect, radius: Double) {
    let rect = whole(rect)
    fill(rect, radius: radius, color: Color(hex: "CDCDD2"))
    let side = 5.0
    let squares = Path { path in
      for row in 0..<Int((rect.size.height / side).rounded(.up)) {
        for column in 0..<Int((rect.size.width / side).rounded(.up)) where (row + column) % 2 == 1 {
          let square = Rect(
            x: Double(column) * side, y: Double(row) * side, width: side, height: side)
          path.addRect(square.intersection(Rect(origin: .zero, size: rect.size)))
        }
      }
    }
    guard !squares.isEmpty else { return }
    add(
      Layer(size: rect.size, .path(squares), fill: .color(Color(hex: "96969E")))
        .clip(to: .roundedRectangle(cornerRadius: radius)), at: rect.origin)
  }

  /// A plate that lies over rows, with a soft shadow.
  mutating func raisedPlate(_ rect: Rect, radius: Double = Look.fieldRadius + 4) {
    // Each larger and as faint as the last, a little further down: drawn by the program of all
    // other plates.
    for (grow, shade) in [(10.0, 0.07), (6, 0.10), (3, 0.12), (1, 0.14)] {
      var shadow = rect.inset(by: -grow)
      shadow.origin.y += 3
      fill(shadow, radius: radius + grow, color: .black.opacity(shade))
    }
    fill(rect, radius: radius, color: Look.raised)
    border(rect, radius: radius, color: Look.rim)
  }
}
