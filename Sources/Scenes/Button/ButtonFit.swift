internal import Layers

/// Where the button lies on a canvas: in the middle, at its own size, smaller where the canvas is.
struct ButtonFit {
  /// Top left corner before scaling, in points of the canvas.
  let origin: Point
  /// Scale about the middle of the canvas, at most 1.
  let factor: Double
  private let center: Point

  init(canvas: Size) {
    let size = ButtonScene.size
    center = canvas.center
    origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    factor = min(1, canvas.width / size.width, canvas.height / size.height)
  }

  /// Whether a place on the canvas hits the button: its whole rectangle, corners outside the
  /// capsule included, and unscaled by the press, so that the button never shrinks away from under
  /// a resting pointer (SwiftUI's own region does shrink).
  func contains(_ place: Point) -> Bool {
    area.contains(place)
  }

  /// The rectangle in which a press begins, in points of the canvas.
  var area: Rect {
    let size = ButtonScene.size
    return Rect(
      x: center.x - size.width / 2 * factor, y: center.y - size.height / 2 * factor,
      width: size.width * factor, height: size.height * factor)
  }
}
