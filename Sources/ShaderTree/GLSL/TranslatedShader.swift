/// The GLSL text of one function.
package struct TranslatedShader: Sendable, Hashable {
  package let text: GLSLText
  /// The function to call: `vec4 name(vec2 position, vec4 color, …)`, `vec2 name(vec2 position, …)`
  /// or `vec4 name(vec2 position, …)`, the parameters after them in the author's order.
  package let entryName: String
  /// A function `vec4 f(vec2)` that the program has to define, giving the layer at a position;
  /// `nil` if none is called.
  package let layerFunction: String?

  package init(text: GLSLText, entryName: String, layerFunction: String?) {
    self.text = text
    self.entryName = entryName
    self.layerFunction = layerFunction
  }
}
