/// Fills the layer with one color, as opaque as it is.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there; only its opacity counts.
/// - Parameter shade: Premultiplied color of the shadow. Default: 0, 0, 0, 0.33.
/// - Returns: Premultiplied color; clear for clear.
vec4 shadow(vec2 position, vec4 color, vec4 shade) {
  return shade * color.a;
}
