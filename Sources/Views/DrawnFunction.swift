package import Layers
package import Parameters

/// A shader function of a view's project, as the renderer has it.
package struct DrawnFunction: Sendable, Equatable {
  /// Its name in the renderer's library.
  package let name: String
  /// The arguments that calls pass to it, in their order.
  package let arguments: [Argument]

  /// An argument of the function.
  package struct Argument: Sendable, Equatable {
    /// As its author describes it.
    package let control: Parameter
    package let kind: Shader.Argument.Kind

    package init(_ control: Parameter, kind: Shader.Argument.Kind) {
      (self.control, self.kind) = (control, kind)
    }
  }

  package init(name: String, arguments: [Argument]) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// Why it cannot be called so, as the end of a sentence; `nil` if it can.
  func problem(calledWith passed: [Shader.Argument]) -> String? {
    problem(calledWith: passed.map(\.kind), isKnown: true)
  }

  /// The same for a call that is read from a text.
  ///
  /// - Parameters:
  ///   - passed: `nil` for an argument of another kind.
  ///   - isKnown: Whether that is one that no parameter takes; otherwise it fits every parameter.
  package func problem(
    calledWith passed: [Shader.Argument.Kind?], isKnown: Bool = false
  ) -> String? {
    guard passed.count == arguments.count else {
      return "takes \(Self.count(arguments.count)), the view passes \(passed.count)"
    }
    for (own, passed) in zip(arguments, passed) {
      guard let passed else {
        guard isKnown else { continue }
        return "takes \(own.kind.words) for '\(own.control.name)', the view passes something else"
      }
      guard !own.kind.takes(passed) else { continue }
      return "takes \(own.kind.words) for '\(own.control.name)', the view passes \(passed.words)"
    }
    return nil
  }

  private static func count(_ count: Int) -> String {
    "\(count) argument\(count == 1 ? "" : "s")"
  }
}

extension Shader.Argument {
  /// Its value as one that a user can hold; `nil` for what nobody can.
  var value: ParameterValue? {
    switch self {
    case .float(let x): .number(x)
    case .float2(let x, let y): .numbers([x, y])
    case .float3(let x, let y, let z): .numbers([x, y, z])
    case .float4(let x, let y, let z, let w): .numbers([x, y, z, w])
    case .color(let color): .color(color)
    case .colorArray(let colors): .colors(colors)
    case .floatArray(let numbers, _): .numbers(numbers)
    default: nil
    }
  }

  /// The same argument at the value that a user holds; unchanged for one of another kind.
  func holding(_ value: ParameterValue) -> Shader.Argument {
    switch (self, value) {
    case (.float, .number(let x)): .float(x)
    case (.float2, .numbers(let n)) where n.count == 2: .float2(n[0], n[1])
    case (.float3, .numbers(let n)) where n.count == 3: .float3(n[0], n[1], n[2])
    case (.float4, .numbers(let n)) where n.count == 4: .float4(n[0], n[1], n[2], n[3])
    case (.color, .color(let color)): .color(color)
    case (.colorArray, .colors(let colors)): .colorArray(colors)
    case (.floatArray(_, let components), .numbers(let n)): .floatArray(n, components: components)
    default: self
    }
  }

  /// The argument as a parameter that rests at what is passed; `nil` for what nobody can hold.
  ///
  /// - Parameter control: As the function's author describes it.
  func parameter(
    of function: String, named name: String, like control: Parameter
  ) -> Parameter? {
    guard let value else { return nil }
    let kind: Parameter.Kind
    switch (value, control.kind) {
    case (.number(let number), .number(let range, let step, _)):
      kind = .number(range: range.including([number]), step: step, defaultValue: number)
    case (.number(let number), _):
      kind = .number(range: .around(number), step: 0.01, defaultValue: number)
    case (.numbers(let numbers), .vector(let components, let range, let step, _))
    where components.count == numbers.count:
      kind = .vector(
        components: components, range: range.including(numbers), step: step,
        defaultValue: numbers)
    case (.numbers(let numbers), .list(let components, let range, let isColor, _)):
      kind = .list(
        components: components, range: range.including(numbers), isColor: isColor,
        defaultValue: numbers)
    case (.color(let color), _): kind = .color(defaultValue: color)
    case (.colors(let colors), _): kind = .colors(defaultValue: colors)
    default: return nil
    }
    return Parameter(
      name, control.summary, kind: kind, unit: control.unit, limits: .suggested,
      feed: "what the view passes", section: function)
  }
}

extension ClosedRange<Double> {
  /// A range for a number of which nothing is known.
  static func around(_ number: Double) -> ClosedRange<Double> {
    let reach = abs(number) <= 1 ? 1 : 2 * abs(number)
    return number < 0 ? -reach...reach : 0...reach
  }

  /// The range made wide enough for some numbers.
  func including(_ numbers: [Double]) -> ClosedRange<Double> {
    let finite = numbers.filter(\.isFinite)
    let low = Swift.min(lowerBound, finite.min() ?? lowerBound)
    return low...Swift.max(upperBound, finite.max() ?? upperBound)
  }
}
