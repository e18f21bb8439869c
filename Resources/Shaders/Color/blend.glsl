// Luminance, and colors moved to another luminance or saturation.
// Source: W3C, Compositing and Blending Level 1, non-separable blend modes.
float blendLuminance(vec3 color) { return dot(color, vec3(0.3, 0.59, 0.11)); }

vec3 blendClipped(vec3 color) {
  float luminance = blendLuminance(color);
  float low = min(color.r, min(color.g, color.b));
  float high = max(color.r, max(color.g, color.b));
  if (low < 0.0) { color = luminance + (color - luminance) * luminance / (luminance - low); }
  if (high > 1.0) {
    color = luminance + (color - luminance) * (1.0 - luminance) / (high - luminance);
  }
  return color;
}

vec3 blendWithLuminance(vec3 color, float luminance) {
  return blendClipped(color + (luminance - blendLuminance(color)));
}

float blendSaturation(vec3 color) {
  return max(color.r, max(color.g, color.b)) - min(color.r, min(color.g, color.b));
}

vec3 blendWithSaturation(vec3 color, float saturation) {
  float low = min(color.r, min(color.g, color.b));
  float range = blendSaturation(color);
  return range > 0.0 ? (color - low) / range * saturation : vec3(0.0);
}

float blendSoftLight(float below, float above) {
  if (above <= 0.5) { return below - (1.0 - 2.0 * above) * below * (1.0 - below); }
  float root = below <= 0.25 ? ((16.0 * below - 12.0) * below + 4.0) * below : sqrt(below);
  return below + (2.0 * above - 1.0) * (root - below);
}

float blendHardLight(float below, float above) {
  return above <= 0.5
    ? 2.0 * above * below : 1.0 - 2.0 * (1.0 - above) * (1.0 - below);
}

float blendChannel(float below, float above, int formula) {
  if (formula == 0) { return blendHardLight(above, below); }
  if (formula == 1) { return min(above, below); }
  if (formula == 2) { return max(above, below); }
  if (formula == 3) {
    return below <= 0.0 ? 0.0 : above >= 1.0 ? 1.0 : min(1.0, below / (1.0 - above));
  }
  if (formula == 4) {
    return below >= 1.0 ? 1.0 : above <= 0.0 ? 0.0 : 1.0 - min(1.0, (1.0 - below) / above);
  }
  if (formula == 5) { return blendSoftLight(below, above); }
  if (formula == 6) { return blendHardLight(below, above); }
  if (formula == 7) { return abs(above - below); }
  return above + below - 2.0 * above * below;
}

/// Paints another layer, as large as itself, over the layer by a formula that reads its colors.
///
/// Source: W3C, Compositing and Blending Level 1; `plusDarker` is the sum of what both lack of
/// white, taken from white.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter color: What the layer shows there.
/// - Parameter source: The other layer.
/// - Parameter place: The pixel in the layer's unit space.
/// - Parameter formula: Its number: that of `BlendMode.formula`.
/// - Returns: Premultiplied color.
vec4 blend(vec2 position, vec4 color, sampler2D source, vec2 place, float formula) {
  vec2 inside = step(0.0, place) * step(place, vec2(1.0));
  vec4 above = texture(source, vec2(place.x, 1.0 - place.y)) * inside.x * inside.y;
  int number = int(formula + 0.5);
  if (number == 13) { return above * color.a + color * (1.0 - above.a); }
  if (number == 14) { return color + above * (1.0 - color.a); }
  if (number == 15) { return color * (1.0 - above.a); }
  if (number == 16) {
    float alpha = min(1.0, above.a + color.a);
    vec3 lacking = (above.a - above.rgb) + (color.a - color.rgb);
    return vec4(max(vec3(0.0), alpha - lacking), alpha);
  }
  vec3 s = above.a > 0.0 ? above.rgb / above.a : vec3(0.0);
  vec3 b = color.a > 0.0 ? color.rgb / color.a : vec3(0.0);
  vec3 mixed;
  if (number == 9) {
    mixed = blendWithLuminance(blendWithSaturation(s, blendSaturation(b)), blendLuminance(b));
  } else if (number == 10) {
    mixed = blendWithLuminance(blendWithSaturation(b, blendSaturation(s)), blendLuminance(b));
  } else if (number == 11) {
    mixed = blendWithLuminance(s, blendLuminance(b));
  } else if (number == 12) {
    mixed = blendWithLuminance(b, blendLuminance(s));
  } else {
    mixed = vec3(blendChannel(b.r, s.r, number), blendChannel(b.g, s.g, number),
                 blendChannel(b.b, s.b, number));
  }
  return vec4(above.rgb * (1.0 - color.a) + color.rgb * (1.0 - above.a)
                + above.a * color.a * mixed,
              above.a + color.a * (1.0 - above.a));
}
