#version 330 core
out vec4 color;
void main() {
  int i = 0, n = int(gl_FragCoord.x);
  float s = 0.0;
  while (i < n) { if (i++ == 5) break; s += 0.05; }
  do { s += 0.01; if (--i < 0) break; } while (i > 2);
  for (;;) { s += 0.02; if (s > 0.3) break; else continue; }
  for (float t = 0.0; t < 1.0; t += 0.25) { float i = t; s += i * 0.01; }
  while (bool(i-- > 0)) s += 0.001;
  color = vec4(s, s * 2.0, 0.0, 1.0);
}
