internal import Parameters
package import ShaderTree

/// A whole fragment program around one translated function, for looking at and for tests.
///
/// ```glsl
/// uniform vec2 canvasSize;      // points
/// uniform float pixelsPerPoint;
/// uniform sampler2D layer;      // premultiplied, its first row the top one
/// uniform float strength;       // one for each argument, by the author's name
/// out vec4 fragment;
/// ```
///
/// It draws a pixel in the way SwiftUI does: a distortion effect samples the layer where the
/// function says, and a result that is not a number becomes 0.
package struct StandaloneProgram: Sendable {
  package let text: GLSLText
  /// Name of the uniform for each argument, by the author's name.
  package let uniformNames: [String: String]

  /// - Parameter declared: Functions that are declared and not defined: for a text that is only
  ///   compiled.
  /// - Precondition: `function.isTranslated`, and it fits one of the four places.
  package init(_ function: StitchableFunction, declaring declared: Set<ProgramNode> = []) {
    guard let kind = function.kind else {
      preconditionFailure("'\(function.name)' fits none of the four places")
    }
    let shader = function.glsl(
      prefix: GLSLNames.plain(function.name) + "_", declaring: declared)
    var text = GLSLText()
    text.append("#version 330 core")
    text.append("")
    text.append("uniform vec2 canvasSize;  // points")
    text.append("uniform float pixelsPerPoint;")
    let needsLayer =
      shader.layerFunction != nil || shader.layerTexture != nil || kind == .color
      || kind == .distortion
    if needsLayer {
      text.append("uniform sampler2D layer;  // premultiplied, first row at the top")
    }
    var names: [String: String] = [:]
    for parameter in function.parameters where !parameter.isSupplied {
      guard let type = parameter.glslType else { continue }
      let name = "argument_" + GLSLNames.legal(parameter.name)
      names[parameter.name] = name
      text.append("uniform \(type) \(name)\(Self.initialValue(of: parameter));")
    }
    text.append("out vec4 fragment;")
    text.append("")
    text.append(shader.text)
    if needsLayer {
      let name = shader.layerFunction ?? "sampleOfLayer"
      text.append("vec4 \(name)(vec2 position) {")
      text.append("  return texture(layer, position / canvasSize);")
      text.append("}")
      text.append("")
    }
    if let texture = shader.layerTexture {
      text.append(
        block: """
          ivec2 \(texture.size)() { return textureSize(layer, 0); }
          vec4 \(texture.texel)(ivec2 place) {
            ivec2 size = \(texture.size)();
            bool isInside = clamp(place, ivec2(0), size - 1) == place;
            return isInside ? texelFetch(layer, place, 0) : vec4(0.0);
          }
          vec2[5] \(texture.info)() {
            vec2 middle = 0.5 / vec2(\(texture.size)());
            vec2 scale = 1.0 / canvasSize;
            return vec2[5](vec2(scale.x, 0.0), vec2(0.0, scale.y), vec2(0.0), middle, 1.0 - middle);
          }

          """)
    }
    let position = "position"
    text.append("void main() {")
    text.append("  vec2 position = gl_FragCoord.xy / pixelsPerPoint;")
    text.append(
      "  position.y = canvasSize.y - position.y;  // user space has its origin at the top")
    let arguments = function.parameters.compactMap { parameter -> String? in
      switch parameter.role {
      case .position: position
      case .color: "\(shader.layerFunction ?? "sampleOfLayer")(position)"
      case .layer: nil
      default: names[parameter.name]
      }
    }
    let call = "\(shader.entryName)(\(arguments.joined(separator: ", ")))"
    let layer = shader.layerFunction ?? "sampleOfLayer"
    text.append("  vec4 color = \(kind == .distortion ? "\(layer)(\(call))" : call);")
    text.append("  fragment = mix(color, vec4(0.0), isnan(color));")
    text.append("}")
    self.text = text
    uniformNames = names
  }

  /// ` = 0.5` where a default is known.
  private static func initialValue(of parameter: ParameterDeclaration) -> String {
    guard let numbers = parameter.defaultValue, let type = parameter.glslType else {
      return ""
    }
    switch parameter.role {
    case .value(.float, let components), .value(.int, let components):
      guard numbers.count == components || numbers.count == 1 else { return "" }
      let isFloat = type == "float" || type.hasPrefix("vec")
      guard !isFloat || numbers.allSatisfy({ Float($0).isFinite }) else { return "" }
      // The nearest of what an int holds: its author may write any number into a comment.
      let limits = (Double(Int32.min) + 1)...Double(Int32.max)
      let texts = numbers.map { number in
        isFloat
          ? Float(number).description
          : String(
            Int(exactly: min(max(number.rounded(), limits.lowerBound), limits.upperBound)) ?? 0)
      }
      return " = \(type)(\(texts.joined(separator: ", ")))"
    default: return ""
    }
  }
}
