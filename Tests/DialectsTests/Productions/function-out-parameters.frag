void split(in float x, out float y, inout float z, out vec2 w) { y = x * 0.5; z += y; w = vec2(z, x); }
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  float a, b = 0.5;
  vec3 v;
  split(0.75, a, b, v.zx);
  c = vec3(a, b, v.z);
  gl_FragColor = vec4(c, 1.0);
}
