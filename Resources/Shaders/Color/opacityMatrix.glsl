/// Replaces red, green, blue and opacity by sums of the four and a constant.
///
/// The sums are of straight components and are clamped to 0…1.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Parameter red: What red, green, blue and opacity contribute to the new red.
/// - Parameter green: What they contribute to the new green.
/// - Parameter blue: What they contribute to the new blue.
/// - Parameter opacity: What they contribute to the new opacity.
/// - Parameter constant: What is added to each.
/// - Returns: Premultiplied color.
vec4 opacityMatrix(vec2 position, vec4 color, vec4 red, vec4 green, vec4 blue, vec4 opacity,
                   vec4 constant) {
  vec4 straight = color.a > 0.0 ? vec4(color.rgb / color.a, color.a) : vec4(0.0);
  vec4 changed = constant + vec4(dot(straight, red), dot(straight, green), dot(straight, blue),
                                 dot(straight, opacity));
  changed = clamp(changed, 0.0, 1.0);
  return vec4(changed.rgb * changed.a, changed.a);
}
