void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  bool a = c.x > 0.5, b = !a;
  c = vec3(a ^^ b ? 1.0 : 0.0, a && b || !b ? 0.5 : 0.25, a != b ? 0.75 : 0.0);
  gl_FragColor = vec4(c, 1.0);
}
