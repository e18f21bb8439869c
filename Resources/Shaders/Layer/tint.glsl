/// Multiplies the layer by a color.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter layer: What is tinted.
/// - Parameter shade: Premultiplied color to multiply by; white changes nothing. Default: 1, 1, 1,
///   1.
/// - Returns: Premultiplied color.
vec4 tint(vec2 position, Layer layer, vec4 shade) {
  return sampleLayer(layer, position) * shade;
}
