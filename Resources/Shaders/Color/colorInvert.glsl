/// Turns every color into what it lacks to white.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Returns: Premultiplied color; clear for clear.
vec4 colorInvert(vec2 position, vec4 color) {
  return vec4(color.a - color.rgb, color.a);
}
