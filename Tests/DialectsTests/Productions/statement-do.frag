void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  int i = 0;
  do c.x *= 0.9; while (++i < 3);
  do { c.y *= 0.5; break; } while (true);
  gl_FragColor = vec4(c, 1.0);
}
