void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float x;
  float y = (x = 0.25, x * 2.0);
  c = vec3(x, y, (1.0, 0.75));
  gl_FragColor = vec4(c, 1.0);
}
