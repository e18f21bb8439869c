#version 330 core
out vec4 color;
void main() {
  float s = 0.0;
  int n = 4;
  while (bool more = n > 0) { if (more) s += 0.1; n--; }
  color = vec4(s, 0.0, 0.0, 1.0);
}
