internal import Glibc

/// Arithmetic over named numbers, such as half a width, rounded down.
///
/// ```swift
/// let half = Formula.call(.floor, [.call(.divide, [.name("WIDTH"), .number(2)])])
/// half.value { $0 == "WIDTH" ? 641 : nil }  // 320
/// ```
///
/// It has no text of its own: the dialects read one from theirs.
package indirect enum Formula: Sendable, Hashable {
  case number(Double)
  case name(String)
  /// With as many arguments as the operation takes.
  case call(Operation, [Formula])

  /// An operator or a function. A condition is true if it is not 0.
  package enum Operation: String, Sendable, Hashable {
    case add, subtract, multiply, divide, remainder, negative
    case less, lessEqual, greater, greaterEqual, equal, notEqual
    case not, and, or, choice
    case floor, ceil, round, trunc, fract, abs, sign, sqrt, exp, log, log2, log10, sin, cos, tan
    case pow, mod, fmod, step, min, max, clamp, mix

    /// How many arguments it takes; `nil` for one or more.
    package var argumentCount: Int? {
      switch self {
      case .negative, .not, .floor, .ceil, .round, .trunc, .fract, .abs, .sign, .sqrt, .exp, .log,
        .log2, .log10, .sin, .cos, .tan:
        1
      case .choice, .clamp, .mix: 3
      case .min, .max: nil
      default: 2
      }
    }
  }

  /// Every name in it, each once.
  package var names: Set<String> {
    switch self {
    case .number: []
    case .name(let name): [name]
    case .call(_, let arguments): arguments.reduce(into: []) { $0.formUnion($1.names) }
    }
  }

  /// Returns the value; `nil` if a name has no value or the result is not finite.
  package func value(_ named: (String) -> Double?) -> Double? {
    guard let value = result(named), value.isFinite else { return nil }
    return value
  }

  /// Returns it with numbers for the names that have values.
  package func replacing(_ values: [String: Double]) -> Formula {
    switch self {
    case .number: self
    case .name(let name): values[name].map(Formula.number) ?? self
    case .call(let operation, let arguments):
      .call(operation, arguments.map { $0.replacing(values) })
    }
  }

  private func result(_ named: (String) -> Double?) -> Double? {
    switch self {
    case .number(let value): return value
    case .name(let name): return named(name)
    case .call(let operation, let arguments):
      let values = arguments.compactMap { $0.result(named) }
      return values.count == arguments.count ? operation.value(values) : nil
    }
  }
}

extension Formula.Operation {
  fileprivate func value(_ a: [Double]) -> Double {
    switch self {
    case .add: a[0] + a[1]
    case .subtract: a[0] - a[1]
    case .multiply: a[0] * a[1]
    case .divide: a[0] / a[1]
    // As GLSL's `mod`, which has the sign of the divisor.
    case .remainder, .mod: a[0] - a[1] * (a[0] / a[1]).rounded(.down)
    case .negative: -a[0]
    case .less, .lessEqual, .greater, .greaterEqual, .equal, .notEqual, .not, .and, .or:
      isTrue(a) ? 1 : 0
    case .choice: a[0] != 0 ? a[1] : a[2]
    case .pow: Glibc.pow(a[0], a[1])
    case .fmod: Glibc.fmod(a[0], a[1])
    case .step: a[1] < a[0] ? 0 : 1
    case .min: a.reduce(.infinity) { Swift.min($0, $1) }
    case .max: a.reduce(-.infinity) { Swift.max($0, $1) }
    case .clamp: Swift.min(Swift.max(a[0], a[1]), a[2])
    case .mix: a[0] + (a[1] - a[0]) * a[2]
    default: value(of: a[0])
    }
  }

  /// Returns the value of a function of one number.
  private func value(of x: Double) -> Double {
    switch self {
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .round: x.rounded()
    case .trunc: x.rounded(.towardZero)
    case .fract: x - x.rounded(.down)
    case .abs: Swift.abs(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : 0
    case .sqrt: x.squareRoot()
    case .exp: Glibc.exp(x)
    case .log: Glibc.log(x)
    case .log2: Glibc.log2(x)
    case .log10: Glibc.log10(x)
    case .sin: Glibc.sin(x)
    case .cos: Glibc.cos(x)
    case .tan: Glibc.tan(x)
    default: preconditionFailure("\(self) is not a function of one number")
    }
  }

  private func isTrue(_ a: [Double]) -> Bool {
    switch self {
    case .less: a[0] < a[1]
    case .lessEqual: a[0] <= a[1]
    case .greater: a[0] > a[1]
    case .greaterEqual: a[0] >= a[1]
    case .equal: a[0] == a[1]
    case .notEqual: a[0] != a[1]
    case .not: a[0] == 0
    case .and: a[0] != 0 && a[1] != 0
    case .or: a[0] != 0 || a[1] != 0
    default: preconditionFailure("\(self) is not a condition")
    }
  }
}
