/// Replaces red, green and blue by sums of the three and a constant.
///
/// The sums are of straight components and are clamped to 0…1; opacity does not change.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Parameter red: What red, green, blue and 1 contribute to the new red. Default: 1, 0, 0, 0.
/// - Parameter green: What they contribute to the new green. Default: 0, 1, 0, 0.
/// - Parameter blue: What they contribute to the new blue. Default: 0, 0, 1, 0.
/// - Returns: Premultiplied color; clear for clear.
vec4 colorMatrix(vec2 position, vec4 color, vec4 red, vec4 green, vec4 blue) {
  if (color.a <= 0.0) { return vec4(0.0); }
  vec4 straight = vec4(color.rgb / color.a, 1.0);
  vec3 changed = vec3(dot(straight, red), dot(straight, green), dot(straight, blue));
  return vec4(clamp(changed, 0.0, 1.0) * color.a, color.a);
}
