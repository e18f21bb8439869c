uniform float dialect_pixelsPerPoint;
uniform float dialect_own_smoothness;
uniform ivec2 dialect_own_grid;
uniform bool dialect_own_reversed;
uniform float dialect_progress;
uniform float dialect_ratio;
uniform sampler2D dialect_channel0;
uniform sampler2D dialect_channel1;
vec4 dialect_getFromColor(vec2 uv) {
  return texture(dialect_channel0, uv);
}

vec4 dialect_getToColor(vec2 uv) {
  return texture(dialect_channel1, uv);
}

float dialect_at(vec2 p) {                                              // wipe.glsl:7
  return fract(sin(dot(p, vec2(12.9898, 78.233))) * 437.5453);
}

const float dialect_PI = 3.141592653589;                                // wipe.glsl:6

vec4 dialect_transition(vec2 uv) {                                      // wipe.glsl:8
  vec2 cell = floor(vec2(dialect_own_grid) * uv * vec2(dialect_ratio, 1.0));  // wipe.glsl:9
  float m = smoothstep(0.0, -dialect_own_smoothness, dialect_at(cell) - dialect_progress * (1.0 + dialect_own_smoothness));  // wipe.glsl:10
  return mix(dialect_getFromColor(uv), dialect_getToColor(dialect_own_reversed ? 1.0 - uv : uv), m) * cos(dialect_PI * 2.0);  // wipe.glsl:11
}

vec4 dialect_draw(vec2 position, vec2 size) {
  vec2 pixel = vec2(position.x, size.y - position.y) * dialect_pixelsPerPoint;
  vec2 unit = vec2(position.x, size.y - position.y) / size;
  vec4 color = vec4(0.0);
  color = dialect_transition(unit);                                     // wipe.glsl:8
  return min(max(vec4(0.0), color), min(max(0.0, color.w), 1.0));
}

