/// Draws the bare distances by which the strings of `harmonicColorEffect` glow.
///
/// The first step of the button's article: every string adds how far a pixel is from it, in
/// heights, as white light. The picture is a soft gray, dark along the strings.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there; ignored, the field is opaque.
/// - Parameter bounds: Origin and size of the layer. Space: user.
/// - Parameter wavesCount: How many strings. Range: 1...32. Default: 6.
/// - Parameter time: Where the strings are in their swing. Unit: radians.
///   Range: 0...6.283185307179586. Default: 0.
/// - Parameter amplitude: How far the strings swing. In fifths of the height. Range: 0...3.
///   Default: 0.5.
/// - Parameter frequency: Waves along the width, in radians. Range: 0...40. Default: 3.
/// - Returns: Opaque gray, not clamped.
vec4 harmonicField(
    vec2 position, vec4 color, vec4 bounds, float wavesCount, float time, float amplitude,
    float frequency) {
  vec2 uv = (position - bounds.xy) / bounds.zw - 0.5;
  float swing = cos(uv.x * 3.0) * amplitude * 0.2;
  float offset = sin(uv.x * 12.0 + time) * swing * 0.1;

  float light = 0.0;
  for (int i = 0; i < int(wavesCount); i++) {
    float phase = time + float(i) * PI / wavesCount;
    light += abs(uv.y - offset + cos(uv.x * frequency + phase) * swing);
  }
  return vec4(vec3(light), 1.0);
}
