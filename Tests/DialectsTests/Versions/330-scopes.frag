#version 330 core
out vec4 color;
float x = 0.25;
float f(float x) { x += 1.0; { float x = 5.0; x++; } return x; }
void main() {
  float y = x;
  { float x = y * 2.0; y += x; { vec2 x = vec2(x); y += x.y; } }
  for (int x = 0; x < 2; x++) { float x = 0.1; y += x; }
  if (y > 0.0) { float f = 0.5; y *= f; }
  color = vec4(y * 0.5, f(x) * 0.25, x, 1.0);
}
