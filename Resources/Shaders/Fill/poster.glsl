// From dark over `AF52DE`, the system's purple, to pale: one ink instead of many.
vec3 monochrome(vec3 color) {
  float luma = dot(color, vec3(0.2126, 0.7152, 0.0722));  // Rec. 709 luma weights
  vec3 low = mix(hexColor(0x32104Au), hexColor(0xAF52DEu), smoothstep(0.0, 0.52, luma));
  return mix(low, hexColor(0xF6E6FFu), smoothstep(0.48, 1.0, luma));
}

/// Paints one of eight posters: dunes, polar light, a flower, mountains, tiles, waves, leaves, a
/// planet.
///
/// What they show moves to fit, from tall to wide. They stand still and cost up to 0.3 µs a pixel
/// on llvmpipe, so draw one once and keep it.
///
/// - Parameter position: The pixel being drawn. Space: user.
/// - Parameter bounds: Origin and size of the poster. Space: user.
/// - Parameter picture: Which of them, counted round. Range: 0...7. Default: 0.
/// - Parameter purple: 0 in its own inks, 1 in purple alone. Range: 0...1. Default: 0.
/// - Returns: Opaque color. Premultiplied, sRGB-encoded.
vec4 poster(vec2 position, vec4 bounds, float picture, float purple) {
  float unit = sqrt(bounds.z * bounds.w);
  float pixelsPerPoint = inversesqrt(abs(determinant(mat2(dFdx(position), dFdy(position)))));
  vec2 offset = position - bounds.xy - 0.5 * bounds.zw;
  vec2 place = vec2(offset.x, -offset.y) / unit;  // y up
  vec2 extent = 0.5 * bounds.zw / unit;
  float pixels = unit * pixelsPerPoint;

  vec3 color;
  switch (int(picture + 0.5) % 8) {
    case 0: color = duneField(place, extent, pixels); break;
    case 1: color = northernLights(place, extent, pixels); break;
    case 2: color = dahlia(place, extent, pixels); break;
    case 3: color = mountainRange(place, extent, pixels); break;
    case 4: color = tileWork(place, extent, pixels); break;
    case 5: color = scallopSea(place, extent, pixels); break;
    case 6: color = foliage(place, extent, pixels); break;
    default: color = ringedPlanet(place, extent, pixels);
  }
  color = mix(color, monochrome(color), purple);
  vec2 pixel = floor(position * pixelsPerPoint);
  float grain = (cellHash(pixel.x, pixel.y) - 0.5) * 4.0 / 255.0;  // of the paper, and against bands
  return vec4(clamp(color + grain, 0.0, 1.0), 1.0);
}
