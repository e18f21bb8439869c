// Value noise, summed over octaves and bent by itself.
float hash(vec2 cell) {
  return fract(sin(dot(cell, vec2(127.1, 311.7))) * 43758.5453);
}

float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 t = fract(p);
  t = t * t * (3.0 - 2.0 * t);
  return mix(
      mix(hash(cell), hash(cell + vec2(1.0, 0.0)), t.x),
      mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), t.x), t.y);
}

float fbm(vec2 p) {
  float sum = 0.0;
  float weight = 0.5;
  for (int i = 0; i < 5; i++) {
    sum += weight * noise(p + iTime * 0.1);
    p = p * 2.03 + vec2(17.0, 9.0);
    weight *= 0.5;
  }
  return sum;
}

void mainImage(out vec4 color, in vec2 place) {
  vec2 p = place / iResolution.y * 4.0;
  float bend = fbm(p + vec2(iTime * 0.2, 0.0));
  float cover = smoothstep(0.35, 0.8, fbm(p + 2.0 * bend));
  color = vec4(mix(vec3(0.2, 0.4, 0.75), vec3(0.95), cover), 1.0);
}
