// gl-transition: blinds at an angle.
uniform float count; // = 8.0
uniform float degrees; // = 25.0
vec4 transition(vec2 uv) {
  float a = radians(degrees + 20.0 * sin(progress * 3.14159));
  vec2 way = normalize(vec2(cos(a), sin(a)) * vec2(1.0, ratio));
  float length1 = dot(abs(way), vec2(1.0)), edge = pow(progress, 1.5) * 1.1;
  float blind = fract(dot(uv, way) / length1 * count);
  return mix(getFromColor(uv), getToColor(uv), 1.0 - smoothstep(edge - 0.1, edge, blind));
}
