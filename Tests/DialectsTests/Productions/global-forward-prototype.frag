vec3 tone(float x);
float unused(vec2);
vec3 tone(float x) { return vec3(x, 0.5, 1.0 - x); }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = tone(c.x);
  gl_FragColor = vec4(c, 1.0);
}
