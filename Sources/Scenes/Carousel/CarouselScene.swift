package import Layers
package import Parameters
internal import Typesetting

/// Cards that change on their way through the window: they turn and sink, their pictures move
/// against their frames, the hue of a list turns with its place, or what reaches an edge shrinks,
/// fades, blurs and is held back.
///
/// They are dragged, scrolled by wheel or touchpad, and moved by arrow keys. Cards rest on pages,
/// and go on by one a gesture; lists rest anywhere.
package struct CarouselScene: GalleryScene {
  package static let name = "carousel"
  package static let summary = "cards that turn, drift or change hue as they are scrolled"
  package static let canvas: Size? = nil

  enum Variant: String, ParameterChoice {
    case rotation, parallax, hue, edges, stack

    /// Whether it is a list, and not a row of cards.
    var isList: Bool { self == .hue || self == .stack }

    /// Clear space between two items, in points, as in the talk.
    fileprivate var spacing: Double { self == .parallax ? 16 : 22 }
  }

  struct Rows: ParameterRows {
    let spacing = ParameterKey.number(
      "spacing", "clear space between cards; 16 in 'parallax' unless set", 0...120, step: 1,
      Variant.rotation.spacing, unit: "pt")
    let rotation = ParameterKey.number(
      "rotation", "how far cards have turned when they are out of view", -30...30, step: 0.5, 2.5,
      unit: "°")
    let parallax = ParameterKey.number(
      "parallax", "how far pictures have moved in their frames by then", 0...400, step: 5, 250,
      unit: "pt")
    let variant = ParameterKey.choice(
      "variant",
      "turning cards, pictures far behind their frames, a list whose hue turns, cards or a list "
        + "that change at the edges", of: Variant.self)
    let pictures = ParameterKey.toggle(
      "pictures", "pictures in lists, instead of plain purple", false)
    let paging = ParameterKey.choice(
      "paging", "pages as long as the window less its margins, or from card to card",
      of: Paging.self)
    let position = ParameterKey.number(
      "position", "which card is in front; between two, how far it is to the next",
      0...Double(cardCount - 1), step: 0.05, 0)
  }

  static let rows = Rows()

  private(set) var values = ParameterValues(rows)
  package var parameters: ParameterSet { values.set }
  private var cards = ScrollPosition(restingOn: .pages)
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
  /// Clear space beside the pictures that move in their frames, in points, as in the talk.
  private static let parallaxMargin = 32.0
  /// From such a picture to its caption, in points, as in the talk.
  private static let captionSpacing = 8.0

  package var takesArrows: Bool { true }

  package func canDrag(at place: Point, in canvas: Size, time: Double) -> Bool {
    Rect(origin: .zero, size: canvas).contains(place)
  }

  package init(environment: SceneEnvironment) {}

  /// Clear space between two items, in points.
  var spacing: Double { values.held(\.spacing) ?? values.variant.spacing }

  func layout(in canvas: Size) -> CarouselLayout {
    switch values.variant {
    case .rotation, .edges:
      .cards(count: Self.cardCount, in: canvas, spacing: spacing, paging: values.paging)
    case .parallax:
      .wideCards(
        count: Self.cardCount, in: canvas, spacing: spacing, margin: Self.parallaxMargin,
        paging: values.paging)
    case .hue, .stack: .rows(count: Self.rowCount, in: canvas, spacing: spacing)
    }
  }

  /// The row or the list that is shown.
  private var scroll: ScrollPosition {
    get { values.variant.isList ? list : cards }
    set { if values.variant.isList { list = newValue } else { cards = newValue } }
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
      if Self.rows.paging ~= name { settle(in: canvas, at: time) }
    case .release(let name):
      if Self.rows.variant ~= name { letGo(at: time, isThrown: false, in: extent) }
      values.release(name)
      if Self.rows.paging ~= name { settle(in: canvas, at: time) }
    case .releaseAll:
      letGo(at: time, isThrown: false, in: extent)
      values.releaseAll()
      settle(in: canvas, at: time)
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
    case .keyDown, .keyUp, .keyboard, .typed, .focused, .thumbnail, .entries: break
    }
  }

  /// A hand on the cards takes them from where the held `position` shows them, and that lets it go.
  private mutating func takeOver(in canvas: Size, at time: Double) {
    lastCanvas = canvas
    guard values.held(\.position) != nil else { return }
    scroll.place(at: position(in: layout(in: canvas), at: time))
    values.release(\.position)
  }

  /// Brings the cards to the nearest page, after the pages have changed.
  private mutating func settle(in canvas: Size, at time: Double) {
    guard values.held(\.position) == nil, !values.variant.isList else { return }
    lastCanvas = canvas
    scroll.step(by: 0, at: time, in: layout(in: canvas).extent)
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

  /// Arrows along the axis go on by one page, or by one row.
  private mutating func move(_ direction: MoveDirection, in canvas: Size, at time: Double) {
    let layout = layout(in: canvas)
    let steps: Double? =
      switch (layout.axis, direction) {
      // Left and Right are back and forth in the list, too: Up and Down choose parameters.
      case (_, .left), (.vertical, .up): -1
      case (_, .right), (.vertical, .down): 1
      default: nil
      }
    guard let steps else { return }
    takeOver(in: canvas, at: time)
    scroll.step(by: steps, at: time, in: layout.extent)
  }

  // MARK: - At a time

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    if Self.rows.position ~= parameter, let lastCanvas {
      return .number(position(in: layout(in: lastCanvas), at: time))
    }
    if Self.rows.spacing ~= parameter { return .number(spacing) }
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
    let children = order(layout.visibleItems(scrolledBy: position), in: layout, by: position)
      .map { index in
        Layer.Child(
          item(index, in: layout, scrolledBy: position),
          at: layout.frame(of: index, scrolledBy: position).origin)
      }
    return Layer(size: canvas, children: children)
  }

  /// The items from the lowest to the topmost: what is held back at an edge slides beneath what
  /// follows it.
  private func order(_ items: [Int], in layout: CarouselLayout, by position: Double) -> [Int] {
    guard let edge = edgeEffect else { return items }
    let distance = { (index: Int) in
      abs(edge.amount(of: layout.item(index, scrolledBy: position)))
    }
    return items.sorted { distance($0) > distance($1) }
  }

  var edgeEffect: EdgeEffect? {
    switch values.variant {
    case .rotation, .parallax, .hue: nil
    case .edges: .cards
    case .stack: .rows
    }
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
    case .parallax: return captioned(index, size: size, at: place)
    case .hue: return row(index, size: size).visualEffect(hue(at: place))
    case .edges:
      return framed(poster(index, size: size))
        .visualEffect(EdgeEffect.cards.effect(on: place, along: layout.axis))
    case .stack:
      return row(index, size: size).visualEffect(hue(at: place))
        .visualEffect(EdgeEffect.rows.effect(on: place, along: layout.axis))
    }
  }

  /// A picture that moves in its frame, above its caption where there is room for one.
  private func captioned(_ index: Int, size: Size, at place: ScrolledItem) -> Layer {
    let caption = Self.captions[index % Self.captions.count]
    // Whole points, so that the picture ends between two pixels.
    let room = caption.size.height.rounded() + Self.captionSpacing
    let hasCaption = size.height > 4 * room && caption.size.width <= size.width
    let frame = Size(width: size.width, height: hasCaption ? size.height - room : size.height)
    let parallax = Parallax(distance: values.parallax)
    let overhang = parallax.overhang(frameWidth: frame.width)
    let picture = poster(
      index, size: Size(width: frame.width + 2 * overhang, height: frame.height)
    ).scrollTransition(parallax, of: place)
    let framed = framed(
      Layer(size: frame, children: [Layer.Child(picture, at: Point(x: -overhang, y: 0))]))
    guard hasCaption else { return framed }
    let captionPlace = Point(
      x: ((size.width - caption.size.width) / 2).rounded(),
      y: frame.height + Self.captionSpacing)
    return Layer(
      size: size, children: [Layer.Child(framed), Layer.Child(caption, at: captionPlace)])
  }

  /// Captions of the posters.
  static let captionTexts = [
    "Dunes", "Northern lights", "Dahlia", "Mountains", "Tiles", "Moonlit sea", "Leaves", "Planet",
  ]
  private static let captions = captionTexts.map { name in
    TextBlock(
      TextLayout(StyledText(name, font: .subheadline)), color: .white.opacity(0.75)
    ).layer()
  }

  /// A row of a list: plain, or a picture.
  private func row(_ index: Int, size: Size) -> Layer {
    if values.pictures {
      return framed(poster(index, size: size, isPurple: true), cornerRadius: Self.rowRadius)
    }
    let shape = Shape.roundedRectangle(cornerRadius: Self.radius(Self.rowRadius, in: size))
    return Layer(size: size, shape, fill: .color(.system(.purple)))
  }

  private static let rowRadius = 24.0

  private func hue(at place: ScrolledItem) -> VisualEffect {
    VisualEffect().hueRotation(Angle(degrees: place.start / Self.pointsPerDegree))
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
    let shape = Shape.roundedRectangle(cornerRadius: Self.radius(cornerRadius, in: size))
    let glint = Layer(
      size: size, strokeBorder: shape, with: .color(.white.opacity(0.14)), lineWidth: 1)
    return picture.overlay(glint).clip(to: shape)
  }

  /// A radius, less where the item is small.
  private static func radius(_ radius: Double, in size: Size) -> Double {
    min(radius, min(size.width, size.height) / 4)
  }
}
