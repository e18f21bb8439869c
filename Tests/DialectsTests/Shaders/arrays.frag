#version 330 core
// Desktop 3.30: arrays as constants, locals, parameters and results.
const vec3 inks[4] = vec3[4](vec3(0.1, 0.2, 0.3), vec3(0.9, 0.3, 0.2), vec3(0.2, 0.8, 0.4), vec3(1.0));
const float weights[] = float[](0.4, 0.3, 0.2, 0.1);
const int COUNT = 4, TWICE = COUNT * 2;
uniform vec2 u_resolution;
out vec4 fragColor;
float sum(float values[COUNT]) {
  float total = 0.0;
  for (int i = 0; i < values.length(); i++) total += values[i];
  return total;
}
float[3] powers(float x) { return float[3](x, x * x, x * x * x); }
void fill(inout float steps[TWICE], float from) {
  for (int i = 0; i < TWICE; i++) { steps[i] = from; from *= 0.5; }
}
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  float own[COUNT] = weights;
  own[int(uv.x * 3.9)] += 0.25;
  float steps[TWICE];
  fill(steps, uv.y);
  float p[3] = powers(uv.x);
  vec3 color = inks[int(uv.y * 3.9)] * sum(own) * p[1] + steps[2];
  fragColor = vec4(color, 1.0);
}
