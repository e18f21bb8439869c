/// Draws in one color what is as opaque as a range says, and nothing else.
///
/// The edge is as wide as a pixel, so that it is smooth.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Parameter least: Smallest opacity that is drawn. Range: 0...1. Default: 0.5.
/// - Parameter most: Largest opacity that is drawn. Range: 0...1. Default: 1.
/// - Parameter shade: Premultiplied color that is drawn. Default: 0, 0, 0, 1.
/// - Returns: Premultiplied color.
vec4 alphaThreshold(vec2 position, vec4 color, float least, float most, vec4 shade) {
  float slope = max(fwidth(color.a), 1e-4);
  float inside = clamp((color.a - least) / slope + 0.5, 0.0, 1.0)
               * clamp((most - color.a) / slope + 1.0, 0.0, 1.0);
  return shade * inside;
}
