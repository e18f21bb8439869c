#version 430
// Desktop 4.30: whole numbers where others are wanted, in every place that converts.
uniform vec2 u_resolution;
uniform int steps = 3;
layout(location = 0) out vec4 color;
struct Point { vec2 place; float size; };
float half_of(float x) { return x * .5; }
float always(int x) { return float(x); }
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  float a = 1, b = steps, c = 2u;
  vec3 v = ivec3(1, 2, 3);
  v *= 2;
  v = v / 4 + 1;
  a += 1;
  a = 3 - a;
  vec2 w = 2 * uv - 1;
  Point p = Point(ivec2(1), 3);
  float d = half_of(3) + max(1, uv.x) + mix(0, 1, uv.y) + pow(2, 3) + clamp(steps, 0, 1);
  bool e = uv.x > 1 || b == 3 || steps != 3.0;
  d += e ? 1 : 0.5;
  color = vec4(fract(v.x * .3 + w.x), fract(d * .7 + p.size), fract(a + c + always(2) * .3), 1);
}
