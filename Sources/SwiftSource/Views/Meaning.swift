internal import Layers

/// The value of an expression of a view, as far as it is known without running the view.
indirect enum Meaning: Sendable {
  case number(ShaderCall.Number)
  /// A point, a size or a vector of numbers.
  case numbers([ShaderCall.Number])
  case flag(rest: Bool, pressed: Bool)
  case date
  /// Seconds that run, and the same below zero.
  case time, negativeTime
  case touch(ShaderCall.Axis?, isUnit: Bool)
  case translation(ShaderCall.Axis?)
  case velocity(ShaderCall.Axis?)
  /// The size of the layer, or one side, times a factor.
  case extent(ShaderCall.Axis?, factor: Double)
  case aspect
  case bounds
  case image
  case color(Color)
  case list([Meaning])
  case unknown

  static func constant(_ value: Double) -> Meaning { .number(ShaderCall.Number(value)) }

  /// The number it is at rest and pressed; `nil` if it is none.
  var number: ShaderCall.Number? {
    switch self {
    case .number(let number): number
    case .flag(let rest, let pressed):
      ShaderCall.Number(rest ? 1 : 0, pressed: rest == pressed ? nil : pressed ? 1 : 0)
    default: nil
    }
  }

  var constant: Double? { number?.rest }

  var color: Color? { if case .color(let color) = self { color } else { nil } }

  var isTime: Bool { if case .time = self { true } else { false } }

  /// Whether it is 0 in each component, at rest and pressed.
  var isZero: Bool {
    switch self {
    case .number(let number): number.rest == 0 && number.pressed == nil
    case .numbers(let numbers): numbers.allSatisfy { $0.rest == 0 && $0.pressed == nil }
    default: false
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension Meaning {
  /// The value of `flag ? first : second`.
  static func choice(_ condition: Meaning, _ first: Meaning, _ second: Meaning) -> Meaning {
    guard case .flag(let rest, let pressed) = condition else {
      return .unknown
    }
    let (atRest, held) = (rest ? first : second, pressed ? first : second)
    guard var number = atRest.number, let heldNumber = held.number else { return atRest }
    number.pressed = heldNumber.pressed ?? heldNumber.rest
    if number.pressed == number.rest { number.pressed = nil }
    return .number(number)
  }

  /// The value of an arithmetic expression.
  static func arithmetic(_ operation: String, _ a: Meaning, _ b: Meaning) -> Meaning {
    if let left = a.number, let right = b.number { return apply(operation, left, right) }
    switch (a, operation, b) {
    case (.date, "-", .date), (.date, "-", .unknown), (.time, "-", .time): return .time
    // A size with a margin around it
    case (.extent(let axis, 1), "+", .number), (.extent(let axis, 1), "-", .number):
      return .extent(axis, factor: 1)
    // A clock that is stretched or moved is another clock.
    case (.time, "*", .number(let n)) where n.isConstant(1),
      (.time, "/", .number(let n)) where n.isConstant(1),
      (.time, "+", .number(let n)) where n.isConstant(0),
      (.time, "-", .number(let n)) where n.isConstant(0),
      (.number(let n), "*", .time) where n.isConstant(1),
      (.number(let n), "+", .time) where n.isConstant(0):
      return .time
    case (.time, "*", .number(let n)) where n.isConstant(-1),
      (.number(let n), "*", .time) where n.isConstant(-1):
      return .negativeTime
    case (.negativeTime, "*", .number(let n)) where n.isConstant(-1),
      (.number(let n), "*", .negativeTime) where n.isConstant(-1):
      return .time
    case (.extent(let axis, let factor), "*", .number(let n)),
      (.number(let n), "*", .extent(let axis, let factor)):
      return .extent(axis, factor: factor * n.rest)
    case (.extent(let axis, let factor), "/", .number(let n)) where n.rest != 0:
      return .extent(axis, factor: factor / n.rest)
    case (.extent(.x, let a), "/", .extent(.y, let b)) where a == b: return .aspect
    case (.touch(let axis, _), "/", .extent(let side, 1)) where axis == side || side == nil:
      return .touch(axis, isUnit: true)
    default: return .unknown
    }
  }

  private static func apply(
    _ operation: String, _ a: ShaderCall.Number, _ b: ShaderCall.Number
  ) -> Meaning {
    let compute: (Double, Double) -> Double
    switch operation {
    case "+": compute = { $0 + $1 }
    case "-": compute = { $0 - $1 }
    case "*": compute = { $0 * $1 }
    case "/": compute = { $0 / $1 }
    case "%": compute = { $0.truncatingRemainder(dividingBy: $1) }
    default: return .unknown
    }
    var result = ShaderCall.Number(compute(a.rest, b.rest))
    if a.pressed != nil || b.pressed != nil {
      result.pressed = compute(a.pressed ?? a.rest, b.pressed ?? b.rest)
    }
    // Where only one of both moves, the range moves with it.
    let ends: [Double]? =
      switch (a.range, b.range) {
      case (let range?, nil): [range.lowerBound, range.upperBound].map { compute($0, b.rest) }
      case (nil, let range?): [range.lowerBound, range.upperBound].map { compute(a.rest, $0) }
      default: nil
      }
    if let ends, operation != "%", ends.allSatisfy(\.isFinite), ends[0] != ends[1] {
      result.range = min(ends[0], ends[1])...max(ends[0], ends[1])
      let width = (a.range ?? b.range).map { $0.upperBound - $0.lowerBound } ?? 1
      result.step = (a.step ?? b.step).map { $0 * abs(ends[1] - ends[0]) / width }
    }
    guard result.rest.isFinite, result.pressed?.isFinite ?? true else { return .unknown }
    return .number(result)
  }

  /// The value of `base.name`, for names that numbers, points and sizes have.
  func member(_ name: String) -> Meaning {
    let axis: ShaderCall.Axis? =
      switch name {
      case "x", "width", "dx": .x
      case "y", "height", "dy": .y
      default: nil
      }
    switch (self, name) {
    case (.date, "timeIntervalSinceNow"): return .negativeTime
    case (.date, "timeIntervalSince1970"), (.date, "timeIntervalSinceReferenceDate"):
      return .time
    case (.bounds, "size"): return .extent(nil, factor: 1)
    case (.number, "radians"), (.number, "value"), (.number, "wrappedValue"): return self
    case (.number(let number), "degrees"):
      return .arithmetic("*", .number(number), .constant(180 / Double.pi))
    case (.color, _): return self
    default: break
    }
    guard let axis else {
      return ["wrappedValue", "projectedValue", "rawValue"].contains(name) ? self : .unknown
    }
    switch self {
    case .numbers(let numbers) where numbers.count >= 2:
      return .number(numbers[axis == .x ? 0 : 1])
    case .touch(nil, let isUnit): return .touch(axis, isUnit: isUnit)
    case .translation(nil): return .translation(axis)
    case .velocity(nil): return .velocity(axis)
    case .extent(nil, let factor): return .extent(axis, factor: factor)
    case .bounds where name == "width" || name == "height": return .extent(axis, factor: 1)
    default: return .unknown
    }
  }
}

extension ShaderCall.Number {
  /// Whether it is this number, at rest and pressed.
  fileprivate func isConstant(_ value: Double) -> Bool {
    rest == value && pressed == nil && range == nil
  }
}
