#version 300 es
precision mediump float;
out mediump vec4 color;
void main() {
  int band = int(gl_FragCoord.x) % 5;
  vec3 c = vec3(0.1);
  switch (band) {
    case 0: c = vec3(1.0, 0.0, 0.0); break;
    case 1:
    case 2: c.g = 0.5;
    case 3: c += 0.25; break;
    default: { float k = 0.75; c = vec3(k); }
  }
  color = vec4(c, 1.0);
}
