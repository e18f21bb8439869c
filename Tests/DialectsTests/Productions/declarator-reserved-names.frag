void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float sample = 0.5, filter = 0.25, input = 1.0, smooth_ = 0.0;
  vec2 pair = vec2(filter), texture = pair;
  c = vec3(sample, texture.x, input + smooth_);
  gl_FragColor = vec4(c, 1.0);
}
