void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x + 1.0;
  c.x, c.y = 0.5;
  c;
  gl_FragColor = vec4(c, 1.0);
}
