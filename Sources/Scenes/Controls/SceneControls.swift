internal import Controls
internal import Layers
internal import Parameters

/// The controls that an article has below its picture, in the scene itself: sliders with its
/// labels, and buttons, those of the inspector.
///
/// ```swift
/// // given parameter: Parameter, held: ParameterSet, canvas: Size
/// // given event: SceneEvent, var controls: SceneControls
/// let panel = SceneControls.Contents(sliders: [("Intensity", parameter, 0.5)], held: held)
/// let picture = panel.pictureSize(in: canvas)  // what is left above
/// let changes = controls.handle(event, on: panel, in: canvas, at: 4.2)
/// ```
///
/// They take the pointer and no keys: a number is not typed here but in the inspector.
struct SceneControls: Sendable, Hashable {
  private var state = PanelState()

  /// Between the controls and the canvas, and between them and the picture, in points.
  private static let margin = 12.0
  private static let cornerRadius = 10.0
  private static let width = 320.0
  /// Share of the canvas's height that they take at most.
  private static let mostHeight = 0.6
  /// Pixels per point of their texts, as for all pictures of text in scenes.
  private static let scale = 2.0
  /// Their texts, shaped once.
  private static let text = TextPieces()

  init() {
    // What glides would go on after the last event.
    state.reducesMotion = true
  }

  /// The controls that are shown now.
  struct Contents: Sendable {
    fileprivate let panel: Panel

    /// - Parameters:
    ///   - sliders: Labels, numbers and what these amount to.
    ///   - held: Says which are held by hand.
    init(
      sliders: [(label: String, parameter: Parameter, value: Double)], held: ParameterSet,
      buttons: [String] = []
    ) {
      panel = Panel(
        title: "",
        items: sliders.map { label, parameter, value in
          let key = ValueKey(parameter.name)
          let isHeld = held.held[parameter.name] != nil
          return .row(
            Row(
              parameter.name, label: label,
              .slider(
                Slider(
                  NumberField(key, value: value, isHeld: isHeld), range: parameter.numberRange)),
              held: isHeld ? [key] : []))
        }, buttons: buttons.map { Button($0, label: $0) })
    }

    func contains(_ place: Point, in canvas: Size) -> Bool {
      SceneControls.place(of: panel, in: canvas).frame.contains(place)
    }

    /// The room above the controls, in points from the canvas's top left corner.
    func pictureSize(in canvas: Size) -> Size {
      let top = SceneControls.place(of: panel, in: canvas).frame.minY
      return Size(width: canvas.width, height: max(1, top - SceneControls.margin))
    }
  }

  /// A change to a scene's values, or a press of a button, that a control asks for.
  enum Change: Sendable, Hashable {
    case hold(String, Double)
    case release(String)
    case press(button: String)
  }

  // MARK: - Place

  /// Where the controls lie, and how much they are scaled to fit.
  private struct Place {
    let layout: PanelLayout
    let frame: Rect
    let factor: Double

    /// A place of the canvas in points of the controls.
    func local(_ place: Point) -> Point {
      Point(x: (place.x - frame.minX) / factor, y: (place.y - frame.minY) / factor)
    }
  }

  private static func place(of panel: Panel, in canvas: Size, _ state: PanelState? = nil) -> Place {
    let state = state ?? PanelState()
    func layout(height: Double) -> PanelLayout {
      PanelLayout(
        of: panel, state, in: Size(width: width, height: height), leastWidth: width, text: text)
    }
    let size = Size(width: width, height: layout(height: 1000).contentHeight)
    let factor = min(
      1, max(1, canvas.width - 2 * margin) / size.width, mostHeight * canvas.height / size.height)
    let scaled = Size(width: size.width * factor, height: size.height * factor)
    let frame = Rect(
      x: (canvas.width - scaled.width) / 2, y: canvas.height - scaled.height - margin * factor,
      width: scaled.width, height: scaled.height)
    return Place(layout: layout(height: size.height), frame: frame, factor: factor)
  }

  // MARK: - Events

  /// Takes in an event and returns what it changes; `nil` for one that is the scene's.
  mutating func handle(
    _ event: SceneEvent, on contents: Contents, in canvas: Size, at time: Double
  ) -> [Change]? {
    let place = Self.place(of: contents.panel, in: canvas, state)
    switch event {
    case .pointerDown(let point):
      guard place.frame.contains(point) else { return nil }
      let local = place.local(point)
      let isOnNumber = contents.panel.rows.contains { row in
        place.layout.rect(of: Target(row.name, .field(0)))?.contains(local) == true
      }
      guard !isOnNumber else { return [] }
      return send([.pointerMoved(local), .pointerDown], to: place.layout, at: time)
    case .pointerMoved(let point):
      guard state.isPressed else { return nil }
      return send([.pointerMoved(place.local(point))], to: place.layout, at: time)
    case .pointerUp(let point):
      guard state.isPressed else { return nil }
      return send(
        [.pointerMoved(place.local(point)), .pointerUp, .pointerLeft], to: place.layout, at: time)
    case .pointerCancelled:
      _ = send([.focusLost, .pointerLeft], to: place.layout, at: time)
      return nil
    default: return nil
    }
  }

  private mutating func send(
    _ events: [ControlEvent], to layout: PanelLayout, at time: Double
  ) -> [Change] {
    events.flatMap { state.handle($0, on: layout, at: time).messages }.compactMap { message in
      switch message {
      case .changed(let key, to: .number(let number)): .hold(key.name, number)
      case .reset(let key): .release(key.name)
      case .pressed(let name): .press(button: name)
      default: nil
      }
    }
  }

  // MARK: - Layer

  /// Returns the controls at their place on the canvas.
  func layer(_ contents: Contents, in canvas: Size, at time: Double) -> Layer.Child {
    let place = Self.place(of: contents.panel, in: canvas, state)
    let size = place.layout.size
    let panel = place.layout.layer(state, scale: Self.scale, at: time)
      .clip(to: .roundedRectangle(cornerRadius: Self.cornerRadius))
      .scaleEffect(place.factor)
    return Layer.Child(
      panel,
      at: Point(
        x: place.frame.minX - (size.width - place.frame.size.width) / 2,
        y: place.frame.minY - (size.height - place.frame.size.height) / 2))
  }
}

extension SceneControls {
  /// Whether they are shown.
  static func key(_ summary: String, _ defaultValue: Bool) -> ParameterKey<Bool> {
    .toggle("controls", summary, defaultValue)
  }
}

extension Parameter {
  /// The range and the step of a number's slider.
  fileprivate var numberRange: NumberRange {
    guard case .number(let range, let step, _) = kind else { return NumberRange(0...1, step: 0.01) }
    return NumberRange(range, step: step, isWhole: isWhole)
  }
}
