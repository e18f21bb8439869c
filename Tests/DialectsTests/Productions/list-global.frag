#version 430
out vec4 o;
const float steps[] = { 0.25, 0.5 };
vec2 tones[2] = { { 1.0, 0.5 }, { 0.0, 0.25 } };
const float grid[2][2] = { { 0.0, 0.5 }, { 0.75, 1.0 } };
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(steps[1], tones[0].y, grid[1][0]);
  o = vec4(c, 1.0);
}
