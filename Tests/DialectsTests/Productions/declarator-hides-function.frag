float wave(float x) { return x * 0.5; }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float w = wave(c.x);
  float wave = w * 0.5;
  c.x = wave;
  gl_FragColor = vec4(c, 1.0);
}
