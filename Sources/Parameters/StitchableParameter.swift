/// One parameter of a stitchable function.
package struct StitchableParameter: Sendable, Hashable {
  /// What a call passes for it.
  package enum Role: Sendable, Hashable {
    /// The pixel being drawn, in user space. In GLSL a `vec2`.
    case position
    /// The premultiplied color of that pixel. In GLSL a `vec4`.
    case color
    /// The layer under the effect: nothing is passed, the text calls
    /// `TranslatedShader.layerFunction`.
    case layer
    /// `components` numbers of one kind: `float`, `vec2`…`vec4`, `int`, `ivec2`…, `uint`…, `bool`.
    case value(ValueKind, components: Int)
    /// A premultiplied color, a `half4` in Metal. In GLSL a `vec4`.
    case colorValue
    /// `texture2d`: in GLSL a `sampler2D` parameter, its first row the top one. Its own filter and
    /// wrapping do not matter.
    case texture
    /// `device const float *` and the like: in GLSL a `samplerBuffer` parameter whose texels have
    /// 1, 2 or 4 channels: R32F for one, RG32F for two, RGBA32F for three and four components.
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
  /// Range, default and unit as far as comments and default arguments tell; its type is
  /// `metalType`.
  package let argument: FunctionArgument
  /// Where the range of `argument` was read; `nil` when it has none.
  package var rangeSource: NumberSource?
  /// Where the default of `argument` was read; `nil` when it has none.
  package var defaultSource: NumberSource?

  package init(
    name: String, metalType: String, role: Role, argument: FunctionArgument,
    rangeSource: NumberSource? = nil, defaultSource: NumberSource? = nil
  ) {
    self.name = name
    self.metalType = metalType
    self.role = role
    self.argument = argument
    self.rangeSource = rangeSource
    self.defaultSource = defaultSource
  }

  /// Whether the program passes it without being asked.
  package var isSupplied: Bool {
    switch role {
    case .position, .color, .layer: true
    default: false
    }
  }
}
