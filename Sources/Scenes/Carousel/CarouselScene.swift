package import Layers
package import Parameters

/// Cards that change on their way through the window: they turn and sink, their pictures move
/// against their frames, or the hue of a list turns with its place.
///
/// They are dragged, scrolled by wheel or touchpad, and moved by arrow keys. Cards rest on one, and
/// go on by one a gesture; the list rests anywhere.
package struct CarouselScene: GalleryScene {
  package static let name = "carousel"
  package static let summary = "cards that turn, drift or change hue as they are scrolled"
  package static let canvas: Size? = nil

  enum Variant: String, ParameterChoice {
    case rotation, parallax, hue
  }

  private struct Rows: ParameterRows {
    let spacing = ParameterKey.number(
      "spacing", "clear space between cards", 0...120, step: 1, 22, unit: "pt")
    let rotation = ParameterKey.number(
      "rotation", "how far cards have turned when they are out of view", -30...30, step: 0.5, 2.5,
      unit: "°")
    let parallax = ParameterKey.number(
      "parallax", "how far pictures have moved in their frames by then", 0...400, step: 5, 250,
      unit: "pt")
    let variant = ParameterKey.choice(
      "variant", "turning cards, pictures far behind their frames, or a list whose hue turns",
      of: Variant.self)
    let position = ParameterKey.number(
      "position", "which card is in front; between two, how far it is to the next",
      0...Double(cardCount - 1), step: 0.05, 0)
  }

  private static let rows = Rows()

  private var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private var cards = ScrollPosition(restingOn: .items)
  private var list = ScrollPosition(restingOn: .anywhere)
  /// Where the pointer is while it is down.
  private var pointer: Point?
  /// The canvas when it was last scrolled.
  private var lastCanvas: Size?

  private static let cardCount = 8
  private static let rowCount = 16
  /// Points a notch of the wheel moves the list.
  private static let notch = 60.0
  /// The list's hue turns once over 3600 points, as in the talk.
  private static let pointsPerDegree = 10.0

  package var takesArrows: Bool { true }

  package init(environment: SceneEnvironment) {}

  func layout(in canvas: Size) -> CarouselLayout {
    values.variant == .hue
      ? .rows(count: Self.rowCount, in: canvas, spacing: values.spacing)
      : .cards(count: Self.cardCount, in: canvas, spacing: values.spacing)
  }

  /// The list that is shown.
  private var scroll: ScrollPosition {
    get { values.variant == .hue ? list : cards }
    set { if values.variant == .hue { list = newValue } else { cards = newValue } }
  }

  /// How many strides the list is scrolled: held, or where hands and springs have brought it.
  func position(in layout: CarouselLayout, at time: Double) -> Double {
    values.held(\.position).map { min($0, layout.extent.end) }
      ?? scroll.value(at: time, in: layout.extent)
  }

  // MARK: - Events

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    let extent = layout(in: canvas).extent
    switch event {
    case .hold(let name, let value):
      if Self.rows.variant ~= name { letGo(at: time, isThrown: false, in: extent) }
      values.hold(name, at: value)
    case .release(let name):
      if Self.rows.variant ~= name { letGo(at: time, isThrown: false, in: extent) }
      values.release(name)
    case .releaseAll:
      letGo(at: time, isThrown: false, in: extent)
      values.releaseAll()
    case .pointerDown(let place):
      takeOver(in: canvas, at: time)
      pointer = place
      scroll.grab(at: time, in: extent)
    case .pointerMoved(let place): drag(to: place, in: canvas, at: time)
    case .pointerUp(let place):
      drag(to: place, in: canvas, at: time)
      letGo(at: time, isThrown: true, in: extent)
    case .pointerCancelled: letGo(at: time, isThrown: false, in: extent)
    case .scrolled(let x, let y, let unit):
      turn(x: x, y: y, unit, in: canvas, at: time)
    case .moved(let direction): move(direction, in: canvas, at: time)
    case .keyDown, .keyUp, .thumbnail, .arrange: break
    }
  }

  /// A hand on the cards takes them from where the held `position` shows them, and that lets it go.
  private mutating func takeOver(in canvas: Size, at time: Double) {
    lastCanvas = canvas
    guard values.held(\.position) != nil else { return }
    scroll.place(at: position(in: layout(in: canvas), at: time))
    values.release(\.position)
  }

  private mutating func drag(to place: Point, in canvas: Size, at time: Double) {
    guard let pointer else { return }
    let layout = layout(in: canvas)
    let distance = layout.axis == .horizontal ? pointer.x - place.x : pointer.y - place.y
    self.pointer = place
    scroll.drag(by: distance / layout.stride, at: time, in: layout.extent)
  }

  private mutating func letGo(
    at time: Double, isThrown: Bool, in extent: ScrollExtent
  ) {
    guard pointer != nil else { return }
    pointer = nil
    scroll.letGo(at: time, isThrown: isThrown, in: extent)
  }

  private mutating func turn(
    x: Double, y: Double, _ unit: ScrollUnit, in canvas: Size, at time: Double
  ) {
    let layout = layout(in: canvas)
    // Most wheels turn one way only: it moves cards as well.
    let amount = layout.axis == .horizontal && abs(x) > abs(y) ? x : y
    guard amount != 0 else { return }
    takeOver(in: canvas, at: time)
    switch unit {
    case .points: scroll.stroke(by: -amount / layout.stride, at: time, in: layout.extent)
    case .notches:
      scroll.turn(
        notches: -amount, stride: Self.notch / layout.stride, at: time, in: layout.extent)
    }
  }

  /// Arrows along the axis go on by one item.
  private mutating func move(_ direction: MoveDirection, in canvas: Size, at time: Double) {
    let layout = layout(in: canvas)
    let items: Double? =
      switch (layout.axis, direction) {
      // Left and Right are back and forth in the list, too: Up and Down choose parameters.
      case (_, .left), (.vertical, .up): -1
      case (_, .right), (.vertical, .down): 1
      default: nil
      }
    guard let items else { return }
    takeOver(in: canvas, at: time)
    scroll.step(by: items, at: time, in: layout.extent)
  }

  // MARK: - At a time

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    if Self.rows.position ~= parameter, let lastCanvas {
      return .number(position(in: layout(in: lastCanvas), at: time))
    }
    return values.value(of: parameter)
  }

  package func isMoving(at time: Double) -> Bool {
    guard let lastCanvas, values.held(\.position) == nil else { return false }
    return scroll.isMoving(at: time, in: layout(in: lastCanvas).extent)
  }

  // MARK: - Layer

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let layout = layout(in: canvas)
    let position = position(in: layout, at: time)
    let children = layout.visibleItems(scrolledBy: position).map { index in
      Layer.Child(
        item(index, in: layout, scrolledBy: position),
        at: layout.frame(of: index, scrolledBy: position).origin)
    }
    return Layer(size: canvas, children: children)
  }

  private func item(
    _ index: Int, in layout: CarouselLayout, scrolledBy position: Double
  ) -> Layer {
    let size = layout.itemSize
    let place = layout.item(index, scrolledBy: position)
    switch values.variant {
    case .rotation:
      let turn = TurnAndDrop(angle: .degrees(values.rotation))
      return framed(poster(index, size: size)).scrollTransition(turn, of: place)
    case .parallax:
      let parallax = Parallax(distance: values.parallax)
      let overhang = parallax.overhang(frameWidth: size.width)
      let picture = poster(
        index, size: Size(width: size.width + 2 * overhang, height: size.height)
      ).scrollTransition(parallax, of: place)
      return framed(
        Layer(size: size, children: [Layer.Child(picture, at: Point(x: -overhang, y: 0))]))
    case .hue:
      let hue = Angle(degrees: place.start / Self.pointsPerDegree)
      return framed(poster(index, size: size, isPurple: true), cornerRadius: 24)
        .visualEffect(VisualEffect().hueRotation(hue))
    }
  }

  /// One of the eight pictures, drawn once.
  private func poster(_ index: Int, size: Size, isPurple: Bool = false) -> Layer {
    Layer(
      size: size,
      fill: .shader(
        Shader("poster", .boundingRect, .float(Double(index % 8)), .float(isPurple ? 1 : 0)))
    ).bitmap()
  }

  /// The picture in a frame with round corners and a glint along its edge.
  private func framed(_ picture: Layer, cornerRadius: Double = 32) -> Layer {
    let size = picture.size
    let radius = min(cornerRadius, min(size.width, size.height) / 4)
    let shape = Shape.roundedRectangle(cornerRadius: radius)
    let glint = Layer(
      size: size, strokeBorder: shape, with: .color(.white.opacity(0.14)), lineWidth: 1)
    return picture.overlay(glint).clip(to: shape)
  }
}
