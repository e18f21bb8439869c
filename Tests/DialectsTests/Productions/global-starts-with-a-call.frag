float next(float x) { return x * 0.5; }
float level = next(0.5);
vec2 more = vec2(level, next(level));
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(level, more);
  gl_FragColor = vec4(c, 1.0);
}
