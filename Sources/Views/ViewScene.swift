package import Layers
internal import Messages
package import Parameters
package import Scenes

/// The scene of a user's SwiftUI view: its actions go to the view's program, its pictures come from
/// there.
package struct ViewScene: Scene {
  package let parameters = ParameterSet([])
  private let view: RunningView
  private var inputs: [TimedInput] = []
  private var pointer = Point.zero

  package init(_ view: RunningView) { self.view = view }

  package static func == (a: ViewScene, b: ViewScene) -> Bool {
    a.view === b.view && a.inputs == b.inputs && a.pointer == b.pointer
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
    case .keyboard, .focused, .thumbnail, .entries, .hold, .release, .releaseAll: break
    }
  }

  private mutating func add(_ event: InputEvent, at time: Double, pointer: Point? = nil) {
    inputs.append(TimedInput(event: event, time: time))
    if let pointer { self.pointer = pointer }
  }

  package func layer(in canvas: Size, at time: Double) -> Layer {
    let past = inputs.prefix { $0.time <= time }
    let picture = view.layer(in: canvas, at: time, after: Array(past))
    // What iOS shows behind every view.
    return Layer(
      size: canvas,
      children: [
        Layer.Child(Layer(size: canvas, fill: .color(.white))), Layer.Child(picture),
      ])
  }

  package func value(of parameter: Parameter, at time: Double) -> ParameterValue {
    preconditionFailure("a view has no parameters")
  }

  package func springCurve(at time: Double) -> SpringCurve? { nil }

  package func code(at time: Double) -> CopiedCode? { nil }

  package func isMoving(at time: Double) -> Bool { view.isMoving }
}
