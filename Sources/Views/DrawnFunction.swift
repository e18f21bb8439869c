internal import Layers
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
    package let form: Form

    package init(_ control: Parameter, form: Form) { (self.control, self.form) = (control, form) }
  }

  /// The arguments of SwiftUI that fit a parameter.
  package enum Form: Sendable, Hashable {
    case numbers(Int)
    case color
    case array
    case image
  }

  package init(name: String, arguments: [Argument]) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// Why it cannot be called so, as the end of a sentence; `nil` if it can.
  func problem(calledWith passed: [Shader.Argument]) -> String? {
    guard passed.count == arguments.count else {
      return "takes \(Self.count(arguments.count)), the view passes \(passed.count)"
    }
    for (own, passed) in zip(arguments, passed) where !own.form.fits(passed) {
      return "takes \(own.form.words) for '\(own.control.name)', the view passes \(passed.words)"
    }
    return nil
  }

  private static func count(_ count: Int) -> String {
    "\(count) argument\(count == 1 ? "" : "s")"
  }
}

extension DrawnFunction.Form {
  fileprivate func fits(_ argument: Shader.Argument) -> Bool {
    switch (self, argument) {
    case (.numbers(let count), _) where argument.numberCount != nil:
      count == argument.numberCount
    // A color of four numbers is read as well.
    case (.color, .color), (.color, .float4), (.numbers(4), .color): true
    case (.array, .floatArray), (.array, .colorArray), (.image, .image): true
    default: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .numbers(1): "a number"
    case .numbers(let count): "\(count) numbers"
    case .color: "a color"
    case .array: "an array"
    case .image: "an image"
    }
  }
}

extension Shader.Argument {
  /// How many numbers it is; `nil` for anything else.
  fileprivate var numberCount: Int? {
    switch self {
    case .float: 1
    case .float2: 2
    case .float3: 3
    case .float4, .boundingRect: 4
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .color: "a color"
    case .floatArray, .colorArray: "an array"
    case .image: "an image"
    default: numberCount == 1 ? "a number" : "\(numberCount ?? 0) numbers"
    }
  }

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
  func parameter(named name: String, like control: Parameter) -> Parameter? {
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
      feed: "what the view passes")
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
