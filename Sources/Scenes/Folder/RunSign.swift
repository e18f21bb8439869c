internal import Layers

/// The sign of a view that is compiled and runs once it is opened: a triangle, and words that say
/// so.
enum RunSign {
  static let layer = Layer(
    size: Size(width: width, height: 24 + gap + caption.size.height),
    children: [
      Layer.Child(
        Layer(size: triangleSize, .path(triangle), fill: .color(.white))
          .overlay(
            Layer(
              size: triangleSize, stroke: .path(triangle), with: .color(.white),
              style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          ).opacity(0.8), at: Point(x: (width - 20) / 2, y: 0)),
      Layer.Child(
        caption.layer(within: width),
        at: Point(x: (width - caption.size.width) / 2, y: 24 + gap)),
    ])

  private static let (width, gap) = (90.0, 9.0)
  private static let caption = NameLabel("runs its code", fontSize: 11)

  private static let triangleSize = Size(width: 22, height: 24)
  private static let triangle = Path { path in
    path.move(to: Point(x: 2, y: 2))
    path.addLine(to: Point(x: 20, y: 12))
    path.addLine(to: Point(x: 2, y: 22))
    path.closeSubpath()
  }
}

extension SceneSource {
  /// The place of a view until it is opened.
  ///
  /// - Parameter arguments: The words that open the view.
  package static func unopened(
    _ view: UnopenedView, name: String, arguments: [String]
  ) -> SceneSource {
    SceneSource(
      name: name, arguments: arguments, summary: "a view, which runs once it is opened",
      canvas: nil, unopened: view
    ) { _ in WaitingScene(for: name, because: .work("it runs once it is opened")) }
  }
}
