internal import Binding
internal import Layers
internal import Parameters

/// The call of a user's function with the values of its arguments.
struct FunctionArguments {
  let effect: Effect
  let values: FeedValues

  /// The call, arguments in order; the length of a list travels with the list.
  var shader: Shader { Shader(effect.function, values.bindings.compactMap(argument)) }

  private func argument(for binding: ArgumentBinding) -> Shader.Argument? {
    let value = values.value(of: binding)
    switch (binding.parameter.role, value) {
    case (.count, _): return nil
    case (.array(let components, _), .numbers(let numbers)):
      return .floatArray(
        counted(numbers, components: components, of: binding), components: components)
    case (.data, .numbers(let bytes)):
      return .floatArray(counted(bytes, components: 1, of: binding), components: 1)
    case (.texture, .picture(let picture)):
      return .image(picture?.image ?? standardPicture(binding))
    case (.texture, _): return .image(standardPicture(binding))
    case (.colorValue, .color(let color)): return .color(color)
    case (.value(_, let components), _):
      if binding.feed == .layerBounds, values.held(binding.parameter.name) == nil {
        return .boundingRect
      }
      return vector(numbers(of: value), components: components, of: binding)
    default: return vector(numbers(of: value), components: 4, of: binding)
    }
  }

  private func numbers(of value: ParameterValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .toggle(let isOn): [isOn ? 1 : 0]
    case .color(let color):
      [color.red, color.green, color.blue].map { $0 * color.opacity } + [color.opacity]
    case .choice, .picture, .text, .points, .colors, .mesh: [0]
    }
  }

  /// As many numbers as the argument has components; what the feed lacks is 1 for sizes, else 0.
  private func vector(
    _ numbers: [Double], components: Int, of binding: ArgumentBinding
  ) -> Shader.Argument {
    let filler = binding.feed == .layerSize ? 1.0 : 0
    let count = min(components, 4)
    let filled = (0..<count).map { numbers.indices.contains($0) ? numbers[$0] : filler }
    return values.isConstant(binding) ? .constant(filled) : .numbers(filled)
  }

  /// The list as long as a held count says; zeros beyond what there is.
  private func counted(
    _ numbers: [Double], components: Int, of binding: ArgumentBinding
  ) -> [Double] {
    let name = binding.parameter.name
    let counter = values.bindings.first { $0.feed == .count(ofArray: name) }
    guard let counter, case .number(let count) = values.held(counter.parameter.name) else {
      return numbers
    }
    let wanted = max(0, Int(clamping: min(count, 1e6))) * components
    return (0..<wanted).map { numbers.indices.contains($0) ? numbers[$0] : 0 }
  }

  private func standardPicture(_ binding: ArgumentBinding) -> Image {
    if effect.kind == .fill, let own = values.environment.image { return own }
    return SuppliedPicture.image(forArgument: binding.parameter.name)
  }
}
