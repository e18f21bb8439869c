precision mediump float;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  for (int i = 0; i < 4; ++i) { c.x += 0.1 * float(i); if (c.x > 0.9) break; }
  gl_FragColor = vec4(c, 1.0);
}
