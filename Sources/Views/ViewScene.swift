package import Layers
internal import Messages
package import Parameters
package import Scenes

/// The scene of a user's SwiftUI view: its actions go to the view's program, its pictures come from
/// there.
package struct ViewScene: Scene {
  package private(set) var parameters: ParameterSet
  private let view: RunningView
  /// Shader functions, by the names that the view calls.
  private let functions: [String: DrawnFunction]
  private let tunables: ViewTunables
  private let scale: Double
  private let hasBackground: Bool
  private let waits: Bool
  private var actions = ActionLog()
  private var pointer = Point.zero

  /// - Parameter canvas: The one that the preview asks for.
  package init(
    _ view: RunningView, calling functions: [String: DrawnFunction], on canvas: Size,
    in environment: SceneEnvironment
  ) {
    (self.view, self.functions) = (view, functions)
    (scale, hasBackground) = (environment.displayScale, !environment.isOnBackground)
    waits = environment.waitsForPictures
    tunables = view.tunables(in: canvas, calling: functions, waits: waits)
    parameters = ParameterSet(tunables.parameters)
  }

  package static func == (a: ViewScene, b: ViewScene) -> Bool {
    a.view === b.view && a.actions == b.actions && a.pointer == b.pointer
      && a.parameters.held == b.parameters.held
  }

  /// Points that a notch of the wheel scrolls.
  private static let notch = 40.0

  package mutating func handle(_ event: SceneEvent, in canvas: Size, at time: Double) {
    switch event {
    case .pointerDown(let point): add(.pointerDown(point), at: time, pointer: point)
    case .pointerMoved(let point): add(.pointerMoved(point), at: time, pointer: point)
    case .pointerUp(let point): add(.pointerUp(point), at: time, pointer: point)
    case .pointerCancelled: add(.pointerLeft, at: time)
    case .keyDown: add(.key(.enter, isDown: true), at: time)
    case .keyUp: add(.key(.enter, isDown: false), at: time)
    case .keyboard(let code, let isDown):
      if let key = Self.keys[code] { add(.key(key, isDown: isDown), at: time) }
    case .typed(let text): add(.typed(text), at: time)
    case .scrolled(let x, let y, let unit):
      let factor = unit == .notches ? Self.notch : 1
      add(.scrolled(x: x * factor, y: y * factor, at: pointer), at: time)
    case .moved(let direction):
      let key: Key =
        switch direction {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
      add(.key(key, isDown: true), at: time)
      add(.key(key, isDown: false), at: time)
    case .hold(let name, let value): hold(name, at: value, time: time)
    case .release(let name): release(name, at: time)
    case .releaseAll: for name in parameters.held.keys.sorted() { release(name, at: time) }
    case .focused, .thumbnail, .entries: break
    }
  }

  /// The keys that a view has a use for.
  private static let keys: [KeyCode: Key] = {
    let names: [(String, Key)] = [
      ("Shift", .shift), ("Enter", .enter), ("Tab", .tab), ("Esc", .escape),
      ("Backspace", .delete), ("Delete", .forwardDelete), ("Home", .home), ("End", .end),
      ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ]
    // Each is a name that key codes have.
    return Dictionary(uniqueKeysWithValues: names.map { (KeyCode(named: $0)!, $1) })
  }()

  private mutating func hold(_ name: String, at value: ParameterValue, time: Double) {
    parameters.hold(name, at: value)
    // As it is held: in its range, if that is firm.
    guard let held = parameters.held[name],
      let state = tunables.stateValue(of: name, at: held)
    else { return }
    actions.append(ViewAction(event: .set(name: name, state), time: time))
  }

  private mutating func release(_ name: String, at time: Double) {
    guard let held = parameters.held[name] else { return }
    parameters.release(name)
    guard tunables.stateValue(of: name, at: held) != nil else { return }
    actions.append(ViewAction(event: .release(name: name), time: time))
  }

  private mutating func add(_ event: InputEvent, at time: Double, pointer: Point? = nil) {
    actions.append(ViewAction(event: .input(event), time: time))
    if let pointer { self.pointer = pointer }
  }

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let drawing = RunningView.ShaderDrawing(functions: functions, held: parameters.held)
    let picture = view.layer(
      RunningView.Request(
        canvas: canvas, scale: scale, time: time, actions: actions.until(time), drawing: drawing),
      waits: waits)
    guard hasBackground else { return picture }
    // What iOS shows behind every view.
    let background = Layer(size: canvas, fill: .color(view.status.background ?? .white))
    return Layer(size: canvas, children: [Layer.Child(background), Layer.Child(picture)])
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    parameters.held[parameter.name] ?? view.value(of: parameter.name) ?? parameter.defaultValue
  }

  package func springCurve(at time: Double) -> SpringCurve? { nil }

  package func code(at time: Double) -> CopiedCode? { nil }

  package var goesForwardOnly: Bool { true }

  package var keyboardUse: KeyboardUse {
    switch view.status.keyFocus {
    case .none: .none
    case .pressedControl: .arrows
    case .control: .controls
    case .text: .text
    }
  }

  package var userFunctions: Set<String> { Set(functions.values.map(\.name)) }

  package func isMoving(at time: Double) -> Bool { view.status.isMoving }

  package func nextChange(after time: Double) -> Double? { view.status.nextChange }
}
