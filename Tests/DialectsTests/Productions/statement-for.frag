void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  for (int i = 0; i < 3; i++) c.x += 0.1;
  int k = 0;
  for (; k < 2; ) { k++; }
  for (k = 0; ; k++) { if (k > 2) break; c.y += 0.05; }
  gl_FragColor = vec4(c, 1.0);
}
