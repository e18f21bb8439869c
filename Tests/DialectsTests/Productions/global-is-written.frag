int count = 1;
vec2 total;
void step_() { count++; total += 0.25; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  step_(); step_();
  c = vec3(float(count) * 0.25, total);
  gl_FragColor = vec4(c, 1.0);
}
