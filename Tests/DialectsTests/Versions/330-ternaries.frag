#version 330 core
out vec4 color;
void main() {
  int i = int(gl_FragCoord.x) % 4;
  vec3 c = i == 0 ? vec3(1.0, 0.0, 0.0) : i == 1 ? vec3(0.0, 1.0, 0.0) : i == 2 ? vec3(0.0, 0.0, 1.0) : vec3(0.5);
  float k = (i < 2 ? 0.5 : 1.0) * (i > 0 && i < 3 ? 1.0 : 0.25);
  color = vec4(c * k, true ? 1 : 0);
}
