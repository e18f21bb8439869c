/// Multiplies every pixel by a random grey.
///
/// Port of the parameterised noise of the mesh gradient sample, to the letter: alpha is replaced by
/// `opacity` while red, green and blue are not multiplied by it, so a lower opacity adds what lies
/// behind instead of fading the picture. The pattern hangs on the last bits of a cosine and differs
/// from one GPU to the next; its statistics do not.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Parameter intensity: How much the noise darkens. 0 leaves the color, 1 multiplies it by the
///   noise. Range: 0...1. Default: 0.5.
/// - Parameter frequency: Scale of the noise's coordinates. Range: 0.1...10. Default: 1.
/// - Parameter opacity: Alpha of the result; what lies behind is added. Range: 0.1...1.
///   Default: 0.5.
/// - Returns: Red, green, blue not multiplied by alpha; not clamped.
vec4 parameterizedNoise(
    vec2 position, vec4 color, float intensity, float frequency, float opacity) {
  float value = cos(dot(position * frequency, vec2(12.9898, 78.233))) * 43758.5453;
  float noise = fract(value);
  return vec4(color.rgb * mix(1.0, noise, intensity), opacity);
}
