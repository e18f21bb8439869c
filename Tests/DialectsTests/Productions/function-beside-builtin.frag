vec3 pow(vec3 v, float e) { return pow(v, vec3(e)); }
ivec2 mod(ivec2 a, int b) { return a - b * (a / b); }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(pow(vec3(0.5), 2.0).x, pow(0.25, 0.5), mod(ivec2(5, 7), 3).y);
  gl_FragColor = vec4(c, 1.0);
}
