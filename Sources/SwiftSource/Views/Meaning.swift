internal import Glibc
internal import Layers

/// The value of an expression of a view, as far as its text says it whole.
enum Meaning: Sendable {
  case number(Number)
  /// A point, a size or a vector of numbers.
  case numbers([ShaderCall.Number])
  case color(Color)
  case list([Meaning])
  /// A value that only running the view shows.
  case needsRunning

  struct Number: Sendable {
    var value: Double
    /// The range that a slider allows.
    var range: ClosedRange<Double>?
    var step: Double?
    /// Whether its type is known not to be that of whole numbers, which divide otherwise.
    var isFloating: Bool

    init(_ value: Double, isFloating: Bool) {
      (self.value, self.isFloating) = (value, isFloating)
    }

    /// As an argument has it.
    var plain: ShaderCall.Number { ShaderCall.Number(value, range: range, step: step) }
  }

  static func constant(_ value: Double, isFloating: Bool = true) -> Meaning {
    value.isFinite ? .number(Number(value, isFloating: isFloating)) : .needsRunning
  }

  var number: Number? { if case .number(let number) = self { number } else { nil } }

  /// A number that no slider moves.
  var constant: Double? { number.flatMap { $0.range == nil ? $0.value : nil } }

  var color: Color? { if case .color(let color) = self { color } else { nil } }
}

extension Meaning {
  /// The value of an arithmetic expression.
  static func arithmetic(_ operation: String, _ a: Meaning, _ b: Meaning) -> Meaning {
    guard case .number(let left) = a, case .number(let right) = b else { return .needsRunning }
    let isFloating = left.isFloating || right.isFloating
    let compute: (Double, Double) -> Double
    switch operation {
    case "+": compute = { $0 + $1 }
    case "-": compute = { $0 - $1 }
    case "*": compute = { $0 * $1 }
    // Whole numbers lose what is left over.
    case "/" where isFloating || left.value.remainder(dividingBy: right.value) == 0:
      compute = { $0 / $1 }
    case "%" where !isFloating: compute = { $0.truncatingRemainder(dividingBy: $1) }
    default: return .needsRunning
    }
    var result = Number(compute(left.value, right.value), isFloating: isFloating)
    guard result.value.isFinite else { return .needsRunning }
    // The range goes with it where all of it is stretched or moved alike.
    switch (left.range, right.range, operation) {
    case (nil, nil, _): break
    case (let range?, nil, "+"), (let range?, nil, "-"), (let range?, nil, "*"),
      (let range?, nil, "/"):
      result.take(range, left.step) { compute($0, right.value) }
    case (nil, let range?, "+"), (nil, let range?, "-"), (nil, let range?, "*"):
      result.take(range, right.step) { compute(left.value, $0) }
    default: return .needsRunning
    }
    return .number(result)
  }

  /// The value of `base.name`, for names that points, sizes and angles have.
  func member(_ name: String) -> Meaning {
    switch (self, name) {
    case (.number, "radians"): return self
    case (.number, "degrees"): return .arithmetic("*", self, .constant(180 / .pi))
    case (.numbers(let numbers), "x"), (.numbers(let numbers), "width"),
      (.numbers(let numbers), "dx"):
      return Self.component(0, of: numbers)
    case (.numbers(let numbers), "y"), (.numbers(let numbers), "height"),
      (.numbers(let numbers), "dy"):
      return Self.component(1, of: numbers)
    default: return .needsRunning
    }
  }

  private static func component(_ index: Int, of numbers: [ShaderCall.Number]) -> Meaning {
    numbers.indices.contains(index) ? .constant(numbers[index].value) : .needsRunning
  }

  /// The value of a function of the C library or of Swift; `nil` for another one.
  static func function(_ name: String, of values: [Meaning]) -> Meaning? {
    let numbers = values.compactMap(\.constant)
    guard !numbers.isEmpty, numbers.count == values.count else { return nil }
    let isFloating = values.contains { $0.number?.isFloating ?? false }
    let result: Double
    switch (name, numbers.count) {
    case ("max", 2): result = max(numbers[0], numbers[1])
    case ("min", 2): result = min(numbers[0], numbers[1])
    case ("abs", 1): result = abs(numbers[0])
    case ("sqrt", 1): return .constant(numbers[0].squareRoot())
    case ("sin", 1): return .constant(sin(numbers[0]))
    case ("cos", 1): return .constant(cos(numbers[0]))
    case ("pow", 2): return .constant(pow(numbers[0], numbers[1]))
    case ("floor", 1): return .constant(numbers[0].rounded(.down))
    case ("ceil", 1): return .constant(numbers[0].rounded(.up))
    case ("round", 1): return .constant(numbers[0].rounded())
    default: return nil
    }
    return .constant(result, isFloating: isFloating)
  }
}

extension Meaning.Number {
  /// Takes the range of a slider, as a function maps it.
  fileprivate mutating func take(
    _ range: ClosedRange<Double>, _ step: Double?, through map: (Double) -> Double
  ) {
    let ends = [range.lowerBound, range.upperBound].map(map)
    guard ends.allSatisfy(\.isFinite), ends[0] != ends[1] else { return }
    self.range = min(ends[0], ends[1])...max(ends[0], ends[1])
    self.step = step.map { $0 * abs(ends[1] - ends[0]) / (range.upperBound - range.lowerBound) }
  }
}
