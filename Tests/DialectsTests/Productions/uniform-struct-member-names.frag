struct S { float sample; float texture; };
uniform float gain; // 0..1 = 0.5
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  S s = S(0.5, 0.25);
  c = vec3(s.sample, s.texture, gain);
  gl_FragColor = vec4(c, 1.0);
}
