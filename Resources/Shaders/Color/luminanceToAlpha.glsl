/// Makes every pixel black, and as opaque as it was bright.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Returns: Premultiplied color; clear for clear.
vec4 luminanceToAlpha(vec2 position, vec4 color) {
  return vec4(0.0, 0.0, 0.0, dot(color.rgb, vec3(0.2126, 0.7152, 0.0722)));  // Rec. 709 luma weights
}
