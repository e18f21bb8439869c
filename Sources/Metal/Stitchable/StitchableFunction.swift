/// A function marked `[[ stitchable ]]`: what it is, what a call has to supply, and its GLSL text.
///
/// ```swift
/// for function in translation.functions where function.isTranslated {
///   let shader = function.glsl(prefix: "f1_")
///   print(function.kind, shader.entryName, shader.text.text)
/// }
/// ```
package struct StitchableFunction: Sendable {
  package let name: String
  /// Which of SwiftUI's four places it fits; `nil` for none, which a diagnostic explains.
  package let kind: EffectKind?
  /// First sentence of the comment above it; empty if there is none.
  package let summary: String
  /// All parameters in call order, those that the program supplies included.
  package let parameters: [StitchableParameter]
  /// Where its name stands.
  package let span: SourceSpan
  /// Whether it became GLSL; if not, a diagnostic says why.
  package var isTranslated: Bool { source != nil }

  let source: Source?

  /// What the text is written from.
  struct Source: Sendable {
    var program: TypedProgram
    var files: [SourceFile]
    var entry: Int
    var nodes: [ProgramNode]
    var halfMode: HalfMode
  }

  /// Name, kind and arguments as the inspector and the check take them; `nil` when it fits none of
  /// the four places.
  package var signature: FunctionSignature? {
    guard let kind else { return nil }
    let arguments = parameters.compactMap { $0.isSupplied ? nil : $0.argument }
    return FunctionSignature(name: name, kind: kind, summary: summary, arguments: arguments)
  }

  /// Returns the function and all it reaches as GLSL 3.30.
  ///
  /// - Parameter prefix: Put before every name outside of functions; results with different
  ///   prefixes fit into one program. Letters, digits and single underscores, as in `dent_`.
  /// - Precondition: `isTranslated`.
  package func glsl(prefix: String) -> TranslatedShader {
    guard let source else { preconditionFailure("'\(name)' was rejected and has no GLSL text") }
    let output = GLSLWriter.write(
      entry: source.entry, source.nodes, of: source.program, files: source.files, prefix: prefix,
      halfMode: source.halfMode)
    return TranslatedShader(
      text: output.text, entryName: output.entryName,
      layerFunction: output.usesLayer ? prefix + "layer_sample" : nil)
  }
}

/// One parameter of a stitchable function.
package struct StitchableParameter: Sendable, Hashable {
  /// What a call passes for it.
  package enum Role: Sendable, Hashable {
    /// The pixel being drawn, in user space. In GLSL a `vec2`.
    case position
    /// The premultiplied color of that pixel. In GLSL a `vec4`.
    case color
    /// The layer under the effect: nothing is passed, the text calls `TranslatedShader.layerFunction`.
    case layer
    /// `components` numbers of one kind: `float`, `vec2`…`vec4`, `int`, `ivec2`…, `uint`…, `bool`.
    case value(ValueKind, components: Int)
    /// A premultiplied color, a `half4` in Metal. In GLSL a `vec4`.
    case colorValue
    /// `texture2d`: in GLSL a `sampler2D` parameter, its first row the top one. Its own filter and wrapping do not matter.
    case texture
    /// `device const float *` and the like: in GLSL a `samplerBuffer` parameter whose texels have 1, 2 or 4 channels:
    /// R32F for one, RG32F for two, RGBA32F for three and four components.
    case array(components: Int, isColor: Bool)
    /// How many elements the array before it has. In GLSL an `int` or `uint`.
    case count(ofArray: String)
    /// Nothing that SwiftUI could bind.
    case unbindable
  }

  package enum ValueKind: String, Sendable, Hashable {
    case float, int, uint, bool
  }

  package let name: String
  /// Type as Metal spells it, such as `float2` or `device const float *`.
  package let metalType: String
  package let role: Role
  /// Range, default and unit as far as comments and default arguments tell; its type is `metalType`.
  package let argument: FunctionArgument
  /// Where the range of `argument` was read; `nil` when it has none.
  package var rangeSource: NumberSource?
  /// Where the default of `argument` was read; `nil` when it has none.
  package var defaultSource: NumberSource?

  /// Whether the program passes it without being asked.
  package var isSupplied: Bool {
    switch role {
    case .position, .color, .layer: true
    default: false
    }
  }

  /// Type of the parameter in GLSL; `nil` for a layer, which is not passed.
  package var glslType: String? {
    switch role {
    case .position: "vec2"
    case .color, .colorValue: "vec4"
    case .layer, .unbindable: nil
    case .value(let kind, let components): GLSLTypes.vector(kind.rawValue, components)
    case .texture: "sampler2D"
    case .array: "samplerBuffer"
    case .count: metalType.hasPrefix("u") ? "uint" : "int"
    }
  }
}

/// The GLSL text of one function.
package struct TranslatedShader: Sendable, Hashable {
  package let text: GLSLText
  /// The function to call: `vec4 name(vec2 position, vec4 color, …)`, `vec2 name(vec2 position, …)` or
  /// `vec4 name(vec2 position, …)`, the parameters after them in the author's order.
  package let entryName: String
  /// A function `vec4 f(vec2)` that the program has to define, giving the layer at a position; `nil` if none is called.
  package let layerFunction: String?
}
