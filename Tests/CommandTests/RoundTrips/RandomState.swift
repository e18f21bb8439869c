import Layers
import Opening
import Parameters
import Scenes
import TestSupport

/// A scene in a state that nobody would think of: the same for the same seed.
///
/// ```swift
/// RandomState(of: request, seed: 7).request.arguments  // aurora --size 214x86 --set …
/// ```
///
/// Values of half of its parameters, a size, a scale, a time, and what a user did until then.
struct RandomState {
  private(set) var request: SceneRequest
  private var random: SeededRandom
  private let parameters: [Parameter]

  /// - Parameter request: What opens the scene, or the file.
  init(of request: SceneRequest, seed: UInt64) {
    self.request = request
    random = SeededRandom(seed: seed)
    parameters = request.scene.make(request.stillEnvironment).parameters.all
    frame()
    self.request.time = Double.random(in: 0.1...6, using: &random)
    self.request.script.held = parameters.compactMap { parameter in
      Bool.random(using: &random) ? value(of: parameter).map { (parameter.name, $0) } : nil
    }
    if Bool.random(using: &random) { press() } else { act() }
    self.request.reducesMotion = Int.random(in: 0..<4, using: &random) == 0
    self.request.answersActions = Bool.random(using: &random)
    self.request.background = color()
  }

  // MARK: - The frame

  private mutating func frame() {
    let side = { (random: inout SeededRandom) in
      Double(2 * Int.random(in: 30...130, using: &random))
    }
    request.canvas = Size(width: side(&random), height: side(&random))
    request.scale = [0.5, 1, 1.5, 2][Int.random(in: 0..<4, using: &random)]
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    let (width, height) = (Int(side(&random)) + 1, Int(side(&random)) + 1)
    (request.pixels, request.scale) = (PixelSize(width: width, height: height), 1)
  }

  private mutating func color() -> Color {
    let digits = (0..<8).map { _ in "0123456789ABCDEF".randomElement(using: &random)! }
    return Color(hex: String(digits))
  }

  // MARK: - Values

  /// Returns a value that the parameter takes; `nil` for one that comes from a file.
  private mutating func value(of parameter: Parameter) -> ParameterValue? {
    switch parameter.kind {
    case .number(let range, _, _):
      let number = Double.random(in: range, using: &random)
      return .number(parameter.isWhole ? number.rounded(.down) : number)
    case .choice(let names), .mesh(let names): return .choice(names.randomElement(using: &random)!)
    case .toggle: return .toggle(Bool.random(using: &random))
    case .color: return .color(color())
    case .colors: return .colors((0..<Int.random(in: 1...5, using: &random)).map { _ in color() })
    case .vector(let components, let range, _, _):
      return .numbers(numbers(components.count, in: range))
    case .list(let components, let range, _, _):
      return .numbers(numbers(2 * components, in: range))
    case .text: return .text(Self.texts.randomElement(using: &random)!)
    case .points(let grid):
      let moved = grid.numbers.map { number in
        let moved = number + Double.random(in: -0.2...0.2, using: &random)
        return min(max(moved, PointGrid.range.lowerBound), PointGrid.range.upperBound)
      }
      return .points(grid.with(numbers: moved))
    case .picture: return nil
    }
  }

  private mutating func numbers(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
    (0..<count).map { _ in Double.random(in: range, using: &random) }
  }

  /// Texts that a shell, a line or a list of options would take apart if they were not quoted.
  private static let texts = [
    "", "two\nlines", #"a "quote" and 'another'"#, "--set scale=9", "$(date) `date` $HOME",
    #"back\slash\n"#, "naïve 👩‍👩‍👧 שלום", " leading and trailing ",
  ]

  // MARK: - What a user does

  private mutating func press() {
    let end = Double.random(in: 0...request.time, using: &random)
    request.script.presses = [
      Script.Press(start: end / 3, end: end), Script.Press(start: end, end: request.time + 1),
    ]
    if Bool.random(using: &random) { request.script.pointer = place() }
  }

  private mutating func place() -> Point {
    Point(
      x: Double.random(in: 0...request.canvas.width, using: &random),
      y: Double.random(in: 0...request.canvas.height, using: &random))
  }

  private mutating func act() {
    let times = (0..<12).map { _ in Double.random(in: 0...request.time, using: &random) }.sorted()
    request.script.inputs = times.map { Script.Input(event(), at: $0) }
  }

  private mutating func event() -> SceneEvent {
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: return .pointerDown(place())
    case 2, 3: return .pointerMoved(place())
    case 4: return .pointerUp(place())
    case 5: return .keyDown
    case 6: return .keyUp
    case 7:
      let turn = { (random: inout SeededRandom) in Double.random(in: -3...3, using: &random) }
      return .scrolled(x: turn(&random), y: turn(&random), unit: .notches)
    case 8: return .moved([.up, .down, .left, .right].randomElement(using: &random)!)
    case 9: return [.focused(false), .pointerCancelled, .releaseAll].randomElement(using: &random)!
    default:
      guard let parameter = parameters.randomElement(using: &random),
        let value = value(of: parameter)
      else { return .pointerCancelled }
      return .hold(name: parameter.name, value: value)
    }
  }
}
