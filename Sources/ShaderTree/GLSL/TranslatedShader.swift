/// The GLSL text of one function.
package struct TranslatedShader: Sendable, Hashable {
  package let text: GLSLText
  /// The function to call: `vec4 name(vec2 position, vec4 color, …)`, `vec2 name(vec2 position, …)`
  /// or `vec4 name(vec2 position, …)`, the parameters after them in the author's order.
  package let entryName: String
  /// A function `vec4 f(vec2)` that the program has to define, giving the layer at a position;
  /// `nil` if none is called.
  package let layerFunction: String?
  /// Functions that the program has to define for one that reads its layer as a texture; `nil` if
  /// none of them is called.
  package let layerTexture: LayerTexture?

  /// Names of the functions that give the layer as a texture of its own, its first row the top one.
  package struct LayerTexture: Sendable, Hashable {
    /// `vec4 f(ivec2)`: a texel; 0 outside.
    package let texel: String
    /// `ivec2 f()`: columns and rows.
    package let size: String
    /// `vec2[5] f()`: `SwiftUI::Layer`'s `info`. With it a position in user space is in the texture
    /// at `position.x * info[0] + position.y * info[1] + info[2]`, from 0 to 1, and sampling stays
    /// between `info[3]` and `info[4]`.
    package let info: String

    /// - Parameter prefix: The prefix of the library's functions.
    init(prefix: String) {
      texel = prefix + "layer_texel"
      size = prefix + "layer_size"
      info = prefix + "layer_info"
    }
  }

  package init(
    text: GLSLText, entryName: String, layerFunction: String?, layerTexture: LayerTexture? = nil
  ) {
    self.text = text
    self.entryName = entryName
    self.layerFunction = layerFunction
    self.layerTexture = layerTexture
  }
}
