package import Dialects
internal import Parameters

extension DialectProgram {
  /// What feeds each control: what its author said of it, and a guess by its name for the rest.
  ///
  /// In the order of `controls`; a name that tells of the clock or the pointer is fed by these, as
  /// in Metal. A press drives what it drives there, but in a transition nothing: its progress is
  /// what moves.
  package var bindings: [ArgumentBinding] {
    let bindings = ArgumentBinding.bindings(of: controls.map(\.parameter), kind: .fill)
    return isTransition ? bindings.map(\.unpressed) : bindings
  }
}

extension DialectProgram.Control {
  /// The control as an argument of a function.
  fileprivate var parameter: StitchableParameter {
    let source: NumberSource = origin == .header || origin == .pragma ? .header : .comment
    var argument = FunctionArgument(name: name, type: metalType, summary: summary)
    argument.isSpecializationConstant = isSpecializationConstant
    argument.range = range ?? choiceRange ?? componentRanges.map(Self.widest)
    argument.defaultValue = isColor ? premultipliedDefault : defaultValue
    return StitchableParameter(
      name: name, metalType: metalType, role: role, argument: argument,
      rangeSource: argument.range == nil ? nil : source,
      defaultSource: argument.defaultValue == nil ? nil : source)
  }

  private var isColor: Bool { if case .color = kind { true } else { false } }

  private var role: StitchableParameter.Role {
    switch kind {
    case .number: .value(.float, components: 1)
    case .whole, .choice: .value(.int, components: 1)
    case .toggle, .trigger: .value(.bool, components: 1)
    case .point: .value(.float, components: 2)
    case .vector(let count, let isWhole): .value(isWhole ? .int : .float, components: count)
    case .color: .colorValue
    }
  }

  private var metalType: String {
    switch kind {
    case .number: "float"
    case .whole, .choice: "int"
    case .toggle, .trigger: "bool"
    case .point: "float2"
    case .vector(let count, _): "float\(count)"
    case .color: "half4"
    }
  }

  private var choiceRange: ClosedRange<Double>? {
    guard case .choice(let choices) = kind, let low = choices.map(\.value).min(),
      let high = choices.map(\.value).max()
    else { return nil }
    return Double(low)...Double(high)
  }

  private static func widest(_ ranges: [ClosedRange<Double>]) -> ClosedRange<Double> {
    let low = ranges.map(\.lowerBound).min() ?? 0
    return low...max(low, ranges.map(\.upperBound).max() ?? 1)
  }

  /// A color's default with its alpha multiplied in, as arguments of functions have it.
  private var premultipliedDefault: [Double]? {
    guard let defaultValue, defaultValue.count >= 3 else { return nil }
    let alpha = defaultValue.count > 3 ? defaultValue[3] : 1
    return defaultValue.prefix(3).map { $0 * alpha } + [alpha]
  }
}
