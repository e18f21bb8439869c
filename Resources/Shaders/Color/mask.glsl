/// Multiplies the layer by the opacity of another one, as large as itself.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Parameter stencil: The other layer.
/// - Parameter place: The pixel in the layer's unit space.
/// - Returns: Premultiplied color; clear for clear, and outside of the layer's bounds.
vec4 mask(vec2 position, vec4 color, sampler2D stencil, vec2 place) {
  vec2 inside = step(0.0, place) * step(place, vec2(1.0));
  return color * texture(stencil, vec2(place.x, 1.0 - place.y)).a * inside.x * inside.y;
}
