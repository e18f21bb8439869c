void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float _a = 0.5, a__b = 0.25, a_b = 1.0;
  c = vec3(_a, a__b, a_b);
  gl_FragColor = vec4(c, 1.0);
}
