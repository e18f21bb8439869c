float one(void) { return 1.0; }
float half_() { return 0.5; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c.x = one() * half_();
  gl_FragColor = vec4(c, 1.0);
}
