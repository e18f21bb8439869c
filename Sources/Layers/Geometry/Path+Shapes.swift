/// Closed shapes. All of them run clockwise on screen.
extension Path {
  package init(_ rect: Rect) {
    addRect(rect)
  }

  package init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// A rounded rectangle whose radius is half its shorter side.
  package init(capsuleIn rect: Rect) {
    addRoundedRect(in: rect, cornerRadius: min(rect.size.width, rect.size.height) / 2)
  }

  package init(ellipseIn rect: Rect) {
    addEllipse(in: rect)
  }

  /// Begins at the top left corner.
  package mutating func addRect(_ rect: Rect) {
    addLines([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Begins at the middle of the right side. Corners are quarter circles, at most half the shorter
  /// side.
  ///
  /// Where SwiftUI's begins is not documented; this is where its ellipse begins, so that a trimmed
  /// capsule of equal sides is the trimmed circle.
  package mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    let radius = min(max(0, cornerRadius), min(rect.size.width, rect.size.height) / 2)
    guard radius > 0 else { return addRect(rect) }
    let core = rect.inset(by: radius)
    let corners = [
      Point(x: core.maxX, y: core.maxY), Point(x: core.minX, y: core.maxY),
      Point(x: core.minX, y: core.minY), Point(x: core.maxX, y: core.minY),
    ]
    move(to: Point(x: rect.maxX, y: (rect.minY + rect.maxY) / 2))
    for (quarter, corner) in corners.enumerated() {
      addArc(
        center: corner, radius: radius, startAngle: .degrees(90 * Double(quarter)),
        endAngle: .degrees(90 * Double(quarter + 1)), clockwise: false)
    }
    closeSubpath()
  }

  /// Begins at the middle of the right side.
  package mutating func addEllipse(in rect: Rect) {
    let center = Point(x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2)
    let arc = EllipticArc(
      center: center, xAxis: Point(x: rect.size.width / 2, y: 0),
      yAxis: Point(x: 0, y: rect.size.height / 2), start: .zero, sweep: .degrees(360))
    move(to: arc.point(at: 0))
    addArc(arc)
    closeSubpath()
  }
}
