// Sum of the glow of all strings at `position`; arguments as in harmonicColorEffect. `beyond`
// colors the strings past the article's six.
vec3 harmonicLight(
    vec2 position, vec4 bounds, float wavesCount, float time, float amplitude, float mixCoeff,
    vec2 frequency, vec2 glowWidth, vec2 glowIntensity, float palette, vec3 beyond) {
  vec2 uv = (position - bounds.xy) / bounds.zw - 0.5;
  float swing = cos(uv.x * 3.0) * amplitude * 0.2;
  float offset = sin(uv.x * 12.0 + time) * swing * 0.1;
  float phase = uv.x * mix(frequency.x, frequency.y, mixCoeff) + time;
  float width = mix(glowWidth.x, glowWidth.y, mixCoeff);
  float intensity = mix(glowIntensity.x, glowIntensity.y, mixCoeff);

  vec3 light = vec3(0.0);
  for (int i = 0; i < int(wavesCount); i++) {
    float string = cos(phase + float(i) * PI / wavesCount) * swing;
    float separation = abs(uv.y - offset + string);
    // On the middle itself the light is endless; a finite number leaves a black tint black and
    // never becomes NaN.
    float glow = separation > 0.0 ? intensity / pow(separation, width) : 1e4 * sign(intensity);
    light += mix(vec3(1.0), harmonicPalette(i, wavesCount, palette, beyond), mixCoeff) * glow;
  }
  return light;
}
