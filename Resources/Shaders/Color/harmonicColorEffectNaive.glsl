/// Draws the button's strings by the formula as it is written down, one string after the other.
///
/// The yardstick of `harmonic bench`: what a viewer pays that runs the function as given. It takes
/// what the original takes; frequency, width and brightness of the glow are the original's
/// constants and not the scene's parameters, and the colors are the article's six. Intended
/// difference: none; `harmonicColorEffect` is the one to show.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there; ignored, the strings are opaque.
/// - Parameter bounds: Origin and size of the layer. Space: user.
/// - Parameter wavesCount: How many strings. Range: 1...32. Default: 6.
/// - Parameter time: Where the strings are in their swing. Unit: radians. Default: 0.
/// - Parameter amplitude: How far the strings swing, in fifths of the height. Range: 0...3.
///   Default: 0.5.
/// - Parameter mixCoeff: 0 released: white; 1 pressed: the palette. Range: 0...1. Default: 0.
/// - Returns: Opaque color.
vec4 harmonicColorEffectNaive(
    vec2 position, vec4 color, vec4 bounds, float wavesCount, float time, float amplitude,
    float mixCoeff) {
  vec2 uv = position / bounds.zw - vec2(0.5);
  float swing = cos(uv.x * 3.0) * amplitude * 0.2;
  float offset = sin(uv.x * 12.0 + time) * swing * 0.1;
  float frequency = mix(3.0, 12.0, mixCoeff);
  float glowWidth = mix(0.6, 0.9, mixCoeff);
  float glowIntensity = mix(0.02, 0.01, mixCoeff);

  vec3 light = vec3(0.0);
  for (float i = 0.0; i < wavesCount; i += 1.0) {
    float phase = time + i * PI / wavesCount;
    float separation = abs((uv.y - offset) + cos(uv.x * frequency + phase) * swing);
    float glow = glowIntensity / pow(separation, glowWidth);
    light += mix(vec3(1.0), articleColor(i), mixCoeff) * glow;
  }
  return vec4(clamp(light, 0.0, 1.0), 1.0);
}
