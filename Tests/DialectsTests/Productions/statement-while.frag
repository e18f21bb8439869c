void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  int i = 0;
  while (i < 4) { i++; if (i == 2) continue; c.x += 0.05; }
  gl_FragColor = vec4(c, 1.0);
}
