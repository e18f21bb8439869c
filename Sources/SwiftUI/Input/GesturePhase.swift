/// How far a gesture has come.
enum GesturePhase<Value> {
  /// Not recognized yet; some have a value already, such as a long press that is held.
  case possible(Value?)
  /// Recognized, and under way.
  case active(Value)
  case ended(Value)
  case failed

  /// The value that is reported while the gesture lasts.
  var current: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
