internal import Layers

/// Where an effect is touched: the last press, how far it was dragged, and how fast.
struct PointerTrack: Sendable, Hashable {
  /// Where the pointer is, or was let go, on the canvas; `nil` before the first press.
  private(set) var place: Point?
  private(set) var pressTime: Double?
  private(set) var isDown = false
  private var start = Point.zero
  /// Where the last press began; `nil` before the first.
  var pressPlace: Point? { place == nil ? nil : start }
  private var lastMove: Move?
  private var velocityAtMove = Point.zero

  private struct Move: Sendable, Hashable {
    var time: Double
    var place: Point
  }

  /// Seconds over which a drag's velocity is measured.
  private static let window = 0.02

  mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .pointerDown(let place): press(at: place, time: time)
    // Return presses in the middle.
    case .keyDown: press(at: canvas.center, time: time)
    case .pointerMoved(let place): if isDown { move(to: place, time: time) }
    case .pointerUp, .pointerCancelled, .keyUp: isDown = false
    case .keyboard, .typed, .focused, .hold, .release, .releaseAll, .scrolled, .moved, .thumbnail,
      .entries:
      break
    }
  }

  private mutating func press(at place: Point, time: Double) {
    self.place = place
    start = place
    pressTime = time
    isDown = true
    lastMove = Move(time: time, place: place)
    velocityAtMove = .zero
  }

  private mutating func move(to place: Point, time: Double) {
    self.place = place
    guard let lastMove, time > lastMove.time else { return }
    let seconds = max(time - lastMove.time, Self.window)
    velocityAtMove = Point(
      x: (place.x - lastMove.place.x) / seconds, y: (place.y - lastMove.place.y) / seconds)
    self.lastMove = Move(time: time, place: place)
  }

  /// From the press to where the pointer is, in points; zero when it is not held.
  var translation: Point {
    guard isDown, let place else { return .zero }
    return Point(x: place.x - start.x, y: place.y - start.y)
  }

  /// In points a second; zero when it is not held.
  var velocity: Point { isDown ? velocityAtMove : .zero }
}
