/// Makes every pixel black, and as opaque as it was clear.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Returns: Premultiplied color.
vec4 invertedOpacity(vec2 position, vec4 color) {
  return vec4(0.0, 0.0, 0.0, 1.0 - color.a);
}
