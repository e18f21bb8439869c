void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  int j;
  for (int i = 0, n = 4; i < n; i++, n--) c.x += 0.1;
  for (j = 0, c.z = 0.0; j < 2; ++j, c.z += 0.2) { }
  gl_FragColor = vec4(c, 1.0);
}
