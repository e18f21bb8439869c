internal import Layers
internal import Parameters
internal import SwiftSource

/// The arguments that a call by the author passes to the parameters of a function.
struct PassedArguments {
  /// The parameters, those that constants are passed to with these as their defaults.
  private(set) var parameters: [ParameterDeclaration] = []
  /// Feeds of the other parameters, by name.
  private(set) var feeds: [String: Feed] = [:]
  /// Names of the parameters that constants are passed to.
  private(set) var constants: Set<String> = []
  /// Where a press moves constants, by name, one number a component.
  private(set) var pressed: [String: [Double]] = [:]
  /// Where the call is.
  let source: NumberSource

  /// `nil` if the call has more or fewer arguments than the function has parameters.
  init?(_ call: ShaderCall, to parameters: [ParameterDeclaration]) {
    source = .view(call.place)
    var rest = call.arguments[...]
    for parameter in parameters {
      var parameter = parameter
      // The length of a list travels with the list.
      if !parameter.isSupplied, !parameter.isCount {
        guard let argument = rest.popFirst() else { return nil }
        pass(argument, to: &parameter)
      }
      self.parameters.append(parameter)
    }
    guard rest.isEmpty else { return nil }
  }

  private mutating func pass(
    _ argument: ShaderCall.Argument, to parameter: inout ParameterDeclaration
  ) {
    switch (parameter.role, argument) {
    case (.value(_, let components), .numbers(let numbers)) where components == numbers.count:
      let ranges = numbers.compactMap(\.range)
      let range = ranges.first.map { first in
        ranges.dropFirst().reduce(first) {
          min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
      }
      state(numbers.map(\.rest), range: range, of: &parameter)
      if range != nil, let step = numbers.first?.step { parameter.step = step }
      if numbers.contains(where: { $0.pressed != nil }) {
        pressed[parameter.name] = numbers.map { $0.pressed ?? $0.rest }
      }
    case (.value(_, let components), _):
      if let feed = Self.feed(argument, components: components) { feeds[parameter.name] = feed }
    case (.colorValue, .color(let color)): state(Self.premultiplied(color), of: &parameter)
    case (.array(let components, false), .list(let numbers))
    where numbers.count >= components && numbers.count % components == 0:
      state(numbers, of: &parameter)
    case (.data, .data(let bytes)): state(bytes.map(Double.init), of: &parameter)
    case (.array(4, true), .colors(let colors)):
      state(colors.flatMap(Self.premultiplied), of: &parameter)
    default: break
    }
  }

  private mutating func state(
    _ numbers: [Double], range: ClosedRange<Double>? = nil, of parameter: inout ParameterDeclaration
  ) {
    parameter.restate(range: range, defaultValue: numbers, from: source)
    constants.insert(parameter.name)
  }

  private static func premultiplied(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue].map { $0 * color.opacity } + [color.opacity]
  }

  /// `nil` for what does not fit a value of so many components, or is not known.
  private static func feed(_ argument: ShaderCall.Argument, components: Int) -> Feed? {
    switch (argument, components) {
    case (.bounds, 4): .layerBounds
    case (.size(nil), 2): .layerSize
    case (.size(.x), 1): .layerWidth
    case (.size(.y), 1): .layerHeight
    case (.aspect, 1): .layerAspect
    case (.center, 2): .layerCenter(.points)
    case (.time, 1): .time
    case (.touch(let axis, let isUnit), 2) where axis == nil,
      (.touch(let axis, let isUnit), 1) where axis != nil:
      .touch(axis.map(Feed.Axis.init), isUnit ? .unit : .points)
    case (.dragTranslation(let axis), _) where (axis == nil ? 2 : 1) == components:
      .dragTranslation(axis.map(Feed.Axis.init))
    case (.dragVelocity(let axis), _) where (axis == nil ? 2 : 1) == components:
      .dragVelocity(axis.map(Feed.Axis.init))
    default: nil
    }
  }
}

extension Feed.Axis {
  fileprivate init(_ axis: ShaderCall.Axis) { self = axis == .x ? .x : .y }
}

extension ParameterDeclaration {
  fileprivate var isCount: Bool { if case .count = role { true } else { false } }
}
