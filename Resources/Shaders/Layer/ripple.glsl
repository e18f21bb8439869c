/// Sends a ring of waves through the layer, from the place where it was touched.
///
/// Port of the ripple of "Create custom visual effects with SwiftUI": a damped sine of the time
/// since the wave front has arrived moves every sample along its ray, and brightens by the same
/// measure. Intended differences: at the very centre, where the ray has no direction, and at
/// amplitude 0 nothing moves; the original divides by 0 in both.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter layer: What ripples.
/// - Parameter origin: Where it was touched. Space: user.
/// - Parameter time: Time since the touch. Unit: seconds. Range: 0...2. Default: 0.3.
/// - Parameter amplitude: Height of the waves. Unit: points. Range: 0...100. Default: 12.
/// - Parameter frequency: Swings of the waves. Unit: radians per second. Range: 0...30.
///   Default: 15.
/// - Parameter decay: How fast they die down. Unit: 1 per second. Range: 0...20. Default: 8.
/// - Parameter speed: How fast the ring grows. Unit: points per second. Range: 100...4000.
///   Default: 1200.
/// - Returns: Premultiplied color.
vec4 ripple(
    vec2 position, Layer layer, vec2 origin, float time, float amplitude, float frequency,
    float decay, float speed) {
  vec2 ray = position - origin;
  float separation = length(ray);
  float since = max(0.0, time - separation / speed);
  float amount = amplitude * sin(frequency * since) * exp(-decay * since);
  // A thousandth of a point: interpolated positions hit the centre no more exactly than that.
  vec2 direction = separation > 1e-3 ? ray / separation : vec2(0.0);
  vec4 color = sampleLayer(layer, position + amount * direction);
  color.rgb += (amplitude > 0.0 ? 0.3 * (amount / amplitude) : 0.0) * color.a;
  return color;
}
