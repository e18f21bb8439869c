internal import Glibc
package import Layers
package import Parameters

/// The album cover: light, a prism and a rainbow, drawn in over two seconds when it appears.
///
/// Return draws it in again. The light, the prism and the rainbow can be taken and moved.
package struct PrismScene: GalleryScene {
  package static let name = "prism"
  package static let summary = "the album cover, drawn in: drag the light, the prism, the rainbow"
  package static let canvas: Size? = Size(width: 420, height: 420)

  struct Rows: ParameterRows {
    let lightFraction = ParameterKey.number(
      "lightFraction", "height of the light on the left", 0.1...0.9, step: 0.01, 0.55)
    let prismFraction = ParameterKey.number(
      "prismFraction", "where the light meets the prism", 0.3...0.7, step: 0.01, 0.4)
    let dispersionSize = ParameterKey.number(
      "dispersionSize", "spread of the light inside", 0.1...0.3, step: 0.01, 0.2)
    let rainbowSize = ParameterKey.number(
      "rainbowSize", "height of the rainbow on the right", 0.1...0.5, step: 0.01, 0.15)
    let drawnFraction = ParameterKey.number(
      "drawnFraction", "how much is drawn", 0...1, step: 0.01, 1)
    let controls = SceneControls.key("whether sliders and Reset lie below the picture", false)
  }

  static let rows = Rows()

  private(set) var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private var drawingStart = 0.0
  private var drag: Drag?
  private var controls = SceneControls()

  /// The part that the pointer drags, and how far from its place it was taken.
  private enum Drag: Sendable, Equatable {
    case light(offset: Double)
    case prism(offset: Double)
    case rainbow
  }

  /// Seconds until everything is drawn.
  private static let duration = 2.0
  /// How near the pointer has to be to take something, in points at a canvas of 420.
  private static let reach = 24.0
  private static let slices = [Color.System.red, .orange, .yellow, .green, .blue, .purple]
    .map { Color.system($0) }

  package init(environment: SceneEnvironment) {}

  private func geometry(in canvas: Size) -> PrismGeometry {
    var shares = PrismGeometry.Parameters()
    shares.light = values.lightFraction
    shares.prism = values.prismFraction
    shares.dispersion = values.dispersionSize
    shares.rainbow = values.rainbowSize
    return PrismGeometry(size: canvas, parameters: shares)
  }

  private func drawnFraction(at time: Double) -> Double {
    values.held(\.drawnFraction) ?? min(max((time - drawingStart) / Self.duration, 0), 1)
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    if values.controls,
      let changes = controls.handle(event, on: contents(at: time), in: canvas, at: time)
    {
      for change in changes { take(change) }
      return
    }
    switch event {
    case .hold(let name, let value): values.hold(name, at: value)
    case .release(let name): values.release(name)
    case .releaseAll: reset()
    case .pointerDown(let place):
      let frame = frame(in: canvas, at: time)
      drag = drag(from: place.relative(to: frame), in: frame.size)
    case .pointerMoved(let place):
      let frame = frame(in: canvas, at: time)
      move(to: place.relative(to: frame), in: frame.size)
    case .pointerUp, .pointerCancelled: drag = nil
    case .keyDown: drawingStart = time
    case .keyUp, .keyboard, .typed, .focused, .scrolled, .moved, .thumbnail, .entries: break
    }
  }

  /// The original's "Reset": the four sliders go back, what is drawn stays.
  private mutating func reset() {
    for parameter in parameters.all where !(Self.rows.drawnFraction ~= parameter) {
      values.release(parameter.name)
    }
  }

  private mutating func take(_ change: SceneControls.Change) {
    switch change {
    case .hold(let name, let number): values.hold(name, at: .number(number))
    case .release(let name): values.release(name)
    case .press:
      let isShown = values.controls
      reset()
      values.hold(Self.rows.controls.name, at: .toggle(isShown))
    }
  }

  /// The article's sliders and its button.
  private func contents(at time: Double) -> SceneControls.Contents {
    let rows = Self.rows
    return SceneControls.Contents(
      sliders: [
        ("Light", rows.lightFraction.parameter, values.lightFraction),
        ("Prism", rows.prismFraction.parameter, values.prismFraction),
        ("Dispersion", rows.dispersionSize.parameter, values.dispersionSize),
        ("Rainbow", rows.rainbowSize.parameter, values.rainbowSize),
        ("Drawn", rows.drawnFraction.parameter, drawnFraction(at: time)),
      ], held: values.set, buttons: ["Reset"])
  }

  /// Height of a cover over its width, at least: the prism, and room around it.
  private static let leastHeight = 0.36

  /// Where the cover lies: all of the canvas, or all of the room above the controls, as wide as the
  /// prism has room for.
  private func frame(in canvas: Size, at time: Double) -> Rect {
    guard values.controls else { return Rect(origin: .zero, size: canvas) }
    let room = contents(at: time).pictureSize(in: canvas)
    let width = min(room.width, room.height / Self.leastHeight)
    return Rect(
      origin: Point(x: (room.width - width) / 2, y: 0),
      size: Size(width: width, height: room.height))
  }

  /// Returns what lies under `place`: the rainbow's edges on the right, the point where light and
  /// prism meet, or the beam.
  private func drag(from place: Point, in canvas: Size) -> Drag? {
    let geometry = geometry(in: canvas)
    let reach = Self.reach * canvas.width / 420
    let meeting = geometry.lightEnd
    if hypot(place.x - meeting.x, place.y - meeting.y) <= reach {
      return .prism(offset: place.y - meeting.y)
    }
    if place.x < meeting.x {
      let along = place.x / meeting.x
      let beam = PrismGeometry.point(along, from: geometry.lightStart, to: meeting)
      return abs(place.y - beam.y) <= reach ? .light(offset: place.y - beam.y) : nil
    }
    guard place.x > geometry.bottomRight.x else { return nil }
    let fan = geometry.slice(from: 0, to: 1, drawn: 1)
    let along = (place.x - fan[0].x) / (fan[1].x - fan[0].x)
    let upper = PrismGeometry.point(along, from: fan[0], to: fan[1])
    let lower = PrismGeometry.point(along, from: fan[3], to: fan[2])
    return place.y >= upper.y - reach && place.y <= lower.y + reach ? .rainbow : nil
  }

  private mutating func move(to place: Point, in canvas: Size) {
    let geometry = geometry(in: canvas)
    switch drag {
    case nil: return
    case .light(let offset):
      // The beam turns about where it meets the prism: what is under the pointer follows it.
      let meeting = geometry.lightEnd
      let along = max(0.05, 1 - place.x / meeting.x)
      let start = meeting.y + (place.y - offset - meeting.y) / along
      values.hold(\.lightFraction, at: start / canvas.height)
    case .prism(let offset):
      let (top, bottom) = (geometry.top.y, geometry.bottomLeft.y)
      values.hold(\.prismFraction, at: (place.y - offset - top) / (bottom - top))
    case .rainbow:
      let middle = geometry.parameters.light * canvas.height
      values.hold(\.rainbowSize, at: 2 * abs(place.y - middle) / canvas.height)
    }
  }

  // MARK: - Layer

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    Self.rows.drawnFraction ~= parameter
      ? .number(drawnFraction(at: time)) : values.value(of: parameter)
  }

  package var settlingDuration: Double {
    values.held(\.drawnFraction) == nil ? drawingStart + Self.duration : 0
  }

  package func hasControl(at place: Point, in canvas: Size, time: Double) -> Bool {
    values.controls && contents(at: time).contains(place, in: canvas)
  }

  package var isOnBlack: Bool { true }

  package func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool {
    let frame = frame(in: canvas, at: time)
    return drag != nil || hasControl(at: place, in: canvas, time: time)
      || drag(from: place.relative(to: frame), in: frame.size) != nil
  }

  package func isMoving(at time: Double) -> Bool {
    values.held(\.drawnFraction) == nil && time - drawingStart < Self.duration
  }

  package func layer(in canvas: Size, at time: Double) -> Layer {
    guard values.controls else { return cover(size: canvas, at: time) }
    let frame = frame(in: canvas, at: time)
    return Layer(
      size: canvas,
      children: [
        Layer.Child(Layer(size: canvas, fill: .color(.black))),
        Layer.Child(cover(size: frame.size, at: time), at: frame.origin),
        controls.layer(contents(at: time), in: canvas, at: time),
      ])
  }

  private func cover(size canvas: Size, at time: Double) -> Layer {
    let geometry = geometry(in: canvas)
    let drawing = PrismDrawing(fraction: drawnFraction(at: time))
    let line = StrokeStyle(lineWidth: 2)
    var parts = [Layer(size: canvas, fill: .color(.black))]
    if drawing.light > 0 {
      parts.append(
        Layer(
          size: canvas, stroke: .path(geometry.lightBeam.trimmed(from: 0, to: drawing.light)),
          with: .color(.white), style: line))
    }
    if drawing.dispersion > 0 {
      parts.append(
        Layer(
          size: canvas, .path(Self.polygon(geometry.dispersion(drawn: drawing.dispersion))),
          fill: .linearGradient(
            Gradient(colors: [.white, .black]), start: UnitPoint(x: 0.45, y: 0.5),
            end: UnitPoint(x: 0.55, y: 0.5))))
    }
    if drawing.rainbow > 0 {
      for (index, color) in Self.slices.enumerated() {
        // Every color reaches to the rainbow's lower edge, under those that follow: no seams
        // between them.
        let slice = geometry.slice(from: Double(index) / 6, to: 1, drawn: drawing.rainbow)
        parts.append(
          Layer(size: canvas, .path(Self.polygon(slice)), fill: .color(color)))
      }
    }
    if drawing.prism > 0 {
      parts.append(
        Layer(
          size: canvas, stroke: .path(geometry.outline.trimmed(from: 0, to: drawing.prism)),
          with: .color(.white), style: line))
    }
    return Layer(size: canvas, children: parts.map { Layer.Child($0) })
  }

  private static func polygon(_ corners: [Point]) -> Path {
    Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}

extension Point {
  /// The place as seen from the top left corner of `frame`.
  fileprivate func relative(to frame: Rect) -> Point {
    Point(x: x - frame.minX, y: y - frame.minY)
  }
}
