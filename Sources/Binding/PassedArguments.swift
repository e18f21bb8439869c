internal import Layers
internal import Parameters
internal import SwiftSource

/// The arguments that a call by the author passes to the parameters of a function, as far as they
/// can be read without running the view.
struct PassedArguments {
  /// The parameters, those that constants are passed to with these as their defaults.
  private(set) var parameters: [ParameterDeclaration] = []
  /// Names of the parameters that constants are passed to.
  private(set) var constants: Set<String> = []
  /// Names of those that the bounds are passed to.
  private(set) var bounds: Set<String> = []
  /// Names of those whose values only running the view shows.
  private(set) var unread: Set<String> = []
  /// Where the call is, such as "ContentView.swift:41".
  let place: String

  /// The same as the source of numbers.
  var source: NumberSource { .view(place) }

  /// `nil` if the call has more or fewer arguments than the function has parameters.
  init?(_ call: ShaderCall, to parameters: [ParameterDeclaration]) {
    place = call.place
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
      state(numbers.map(\.value), range: range, of: &parameter)
      if range != nil, let step = numbers.first?.step { parameter.step = step }
    case (.value(_, 4), .bounds): bounds.insert(parameter.name)
    case (.colorValue, .color(let color)): state(Self.premultiplied(color), of: &parameter)
    case (.array(let components, false), .list(let numbers))
    where numbers.count >= components && numbers.count % components == 0:
      state(numbers, of: &parameter)
    case (.data, .data(let bytes)): state(bytes.map(Double.init), of: &parameter)
    case (.array(4, true), .colors(let colors)):
      state(colors.flatMap(Self.premultiplied), of: &parameter)
    case (_, .needsRunning): unread.insert(parameter.name)
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
}

extension ParameterDeclaration {
  fileprivate var isCount: Bool { if case .count = role { true } else { false } }
}
