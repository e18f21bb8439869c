uniform float size; // = 0.25
vec4 transition(vec2 uv) {
  float m = smoothstep(-size, 0.0, uv.x * ratio - progress * (1.0 + size));
  return mix(getToColor(uv), getFromColor(uv), m);
}
