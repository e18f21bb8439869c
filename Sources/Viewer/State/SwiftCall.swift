internal import Layers
internal import Parameters
internal import Scenes

/// The SwiftUI modifiers that a layer's shader functions stand for, with their current arguments.
nonisolated enum SwiftCall {
  /// Returns one modifier a line, in the order they apply; empty if the layer calls no function.
  static func text(of layer: Layer) -> String {
    calls(in: layer).joined(separator: "\n")
  }

  private static func calls(in layer: Layer) -> [String] {
    switch layer.content {
    case .empty, .image, .mesh, .simulation: []
    case .fill(_, let fill), .stroke(_, let fill, _), .strokeBorder(_, let fill, _):
      if case .shader(let shader) = fill { [".fill(\(call(shader)))"] } else { [] }
    case .stack(let children): children.flatMap { calls(in: $0.layer) }
    case .modified(let inner, .colorEffect(let shader)) where !shader.isModifier:
      calls(in: inner) + [".colorEffect(\(call(HarmonicStrings.port(of: shader) ?? shader)))"]
    case .modified(let inner, .distortionEffect(let shader, let reach, _)):
      calls(in: inner) + [".distortionEffect(\(call(shader)), \(offset(reach)))"]
    case .modified(let inner, .layerEffect(let shader, let reach)):
      calls(in: inner) + [".layerEffect(\(call(shader)), \(offset(reach)))"]
    case .modified(let inner, _): calls(in: inner)
    }
  }

  private static func call(_ shader: Shader) -> String {
    "ShaderLibrary.\(name(of: shader))(\(shader.arguments.map(text).joined(separator: ", ")))"
  }

  /// The author's name: what follows "@" distinguishes versions of a function.
  private static func name(of shader: Shader) -> Substring {
    shader.function.prefix { $0 != "@" }
  }

  private static func offset(_ reach: Size) -> String {
    "maxSampleOffset: CGSize(width: \(number(reach.width)), height: \(number(reach.height)))"
  }

  private static func text(of argument: Shader.Argument) -> String {
    switch argument {
    case .float(let x): ".float(\(number(x)))"
    case .float2(let x, let y): ".float2(\(number(x)), \(number(y)))"
    case .float3(let x, let y, let z):
      ".float3(\([x, y, z].map(number).joined(separator: ", ")))"
    case .float4(let x, let y, let z, let w):
      ".float4(\([x, y, z, w].map(number).joined(separator: ", ")))"
    case .constant(let numbers): text(of: .numbers(numbers))
    case .color(let c):
      ".color(Color(red: \(number(c.red)), green: \(number(c.green)), "
        + "blue: \(number(c.blue)), opacity: \(number(c.opacity))))"
    case .floatArray(let values, _):
      ".floatArray([\(values.map(number).joined(separator: ", "))])"
    case .colorArray(let colors):
      ".colorArray([\(colors.map { text(of: .color($0)) }.joined(separator: ", "))])"
    case .image, .layer, .drawing: ".image(Image(\"picture\"))"
    case .pixelSize: ".float2(size.width * displayScale, size.height * displayScale)"
    case .pixelsPerPoint: ".float(displayScale)"
    case .pixels(let numbers):
      "/* pixels */ .floatArray([\(numbers.map(number).joined(separator: ", "))])"
    case .standardDeviation: ".float(radius * displayScale)"
    case .frameTime, .frameNumber: ".float(time)"
    case .boundingRect: ".boundingRect"
    case .unitPosition: "/* position / size */ .float2(0, 0)"
    }
  }

  /// Four decimals are more than can be seen.
  private static func number(_ value: Double) -> String {
    ParameterValue.number((value * 10_000).rounded() / 10_000).description
  }
}
