precision highp float;
const int STEPS = 6;
uniform vec2 resolution;
void main() {
  float sum = 0.0;
  for (int i = 0; i < STEPS; ++i) {
    if (i == 2) continue;
    if (i > 4) break;
    sum += float(i) * 0.1;
  }
  gl_FragColor = vec4(sum, gl_FragCoord.x / resolution.x, 0.0, 1.0);
}
