#version 330 core
out vec4 color;
float length1(vec2 v) { return max(abs(v.x), abs(v.y)); }
void main() {
  float distance = length1(gl_FragCoord.xy) * 0.05;
  float mix = distance * 0.5, step = 0.25;
  vec2 reflect = vec2(mix, step);
  color = vec4(reflect, smoothstep(0.0, 1.0, distance), 1.0);
}
