float down(float x) { return x > 0.0 ? down(x - 1.0) : x; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = 0.5;
  gl_FragColor = vec4(c, 1.0);
}
