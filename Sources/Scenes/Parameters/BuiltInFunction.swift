internal import Layers
internal import Parameters
internal import Resources

/// A shader function of `Resources/Shaders` as its header describes it, for the rows of a scene.
///
/// ```swift
/// let ripple = BuiltInFunction("ripple")
/// let speed = ripple.number("speed", step: 50)  // range, default, unit, summary: the header's
/// ```
struct BuiltInFunction: Sendable {
  private let signature: FunctionSignature

  /// Reads the header of the file that is called like the function.
  init(_ name: String) {
    guard let path = ShaderFiles.paths.first(where: { $0.hasSuffix("/\(name).glsl") }),
      let source = ShaderFiles.source(at: path)
    else { preconditionFailure("no shader file is called '\(name).glsl'") }
    do {
      signature = try ShaderHeader(source: source, file: path).signature
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A number by the name it has in the header.
  ///
  /// - Parameters:
  ///   - summary: What it does in the scene, where that is more than the first sentence of the
  ///     header.
  ///   - ownDefault: Its default in the scene, where that is not the header's.
  func number(
    _ name: String, _ summary: String? = nil, step: Double, default ownDefault: Double? = nil,
    keys: Parameter.Keys? = nil
  ) -> ParameterKey<Double> {
    let argument = argument(name)
    let value = ownDefault ?? Self.stated(argument.defaultValue?.first, "default", of: name)
    return ParameterKey(
      parameter(argument, summary, step: step, value, keys: keys), defaultValue: value)
  }

  /// The two values of a number that the function mixes itself; the header has both as its default.
  func pair(_ name: String, _ noun: String, step: Double) -> PressedPair {
    let argument = argument(name)
    let values = argument.defaultValue ?? []
    precondition(values.count == 2, "'\(name)' of '\(signature.name)' must have two defaults")
    return PressedPair(
      of: parameter(argument, noun, step: step, values[0]), noun,
      ends: PressedPair.Ends(released: values[0], pressed: values[1]))
  }

  /// A color under a name of the scene's own.
  ///
  /// - Parameter ownDefault: Its default in the scene, where that is not the header's.
  func color(
    _ name: String, _ summary: String, argument: String, default ownDefault: Color? = nil
  ) -> ParameterKey<Color> {
    let described = self.argument(argument)
    let value = described.defaultValue ?? []
    precondition(value.count == 4, "'\(argument)' of '\(signature.name)' must have a default")
    let color = ownDefault ?? Color(premultiplied: value)
    return ParameterKey(
      Parameter(
        name, summary, kind: .color(defaultValue: color),
        argument: Parameter.Argument(function: signature.name, name: argument)),
      defaultValue: color)
  }

  private func parameter(
    _ argument: ParameterDeclaration, _ summary: String?, step: Double, _ value: Double,
    keys: Parameter.Keys? = nil
  ) -> Parameter {
    Parameter(
      argument.name, summary ?? Self.firstSentence(of: argument),
      kind: .number(
        range: Self.stated(argument.range, "range", of: argument.name), step: step,
        defaultValue: value),
      unit: argument.unit ?? "", keys: keys,
      argument: Parameter.Argument(function: signature.name, name: argument.name))
  }

  private func argument(_ name: String) -> ParameterDeclaration {
    guard let argument = signature.arguments.first(where: { $0.name == name }) else {
      preconditionFailure("'\(signature.name)' has no argument '\(name)'")
    }
    return argument
  }

  private static func stated<Value>(_ value: Value?, _ what: String, of name: String) -> Value {
    guard let value else { preconditionFailure("the header states no \(what) of '\(name)'") }
    return value
  }

  /// As summaries of parameters are written: from a small letter on, without a full stop.
  private static func firstSentence(of argument: ParameterDeclaration) -> String {
    let end = argument.summary.firstRange(of: ". ")?.lowerBound ?? argument.summary.endIndex
    let sentence = argument.summary[..<end]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
