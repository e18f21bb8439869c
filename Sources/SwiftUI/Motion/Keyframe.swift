/// One step of a track.
enum Keyframe<Value: Animatable> {
  case linear(Value, duration: Double, curve: UnitCurve)
  case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
  /// Lasts until it has settled if it has no duration.
  case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
  case move(Value)

  /// The value that it leads to.
  var target: Value {
    switch self {
    case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _),
      .move(let value):
      value
    }
  }
}
