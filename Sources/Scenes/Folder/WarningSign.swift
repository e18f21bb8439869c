internal import Layers

/// The sign of a shader that cannot be drawn: a triangle with an exclamation mark.
enum WarningSign {
  static let layer = Layer(
    size: Size(width: 36, height: 32),
    children: [
      Layer.Child(
        Layer(
          size: Size(width: 36, height: 32), stroke: .path(triangle), with: .color(color),
          style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))),
      Layer.Child(
        Layer(size: Size(width: 3, height: 9), .capsule, fill: .color(color)),
        at: Point(x: 16.5, y: 11.5)),
      Layer.Child(
        Layer(size: Size(width: 3, height: 3), .circle, fill: .color(color)),
        at: Point(x: 16.5, y: 23)),
    ])

  private static let color = Color(red: 1, green: 0.38, blue: 0.34)

  private static let triangle = Path { path in
    path.move(to: Point(x: 18, y: 2))
    path.addLine(to: Point(x: 34, y: 30))
    path.addLine(to: Point(x: 2, y: 30))
    path.closeSubpath()
  }
}
