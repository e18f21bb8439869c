uniform vec4 edge; // = vec4(0.0, 0.0, 1.0, 1.0)
vec4 transition(vec2 uv) {
  return uv.x < progress ? edge : vec4(0.0, uv.y, 0.0, 1.0);
}
