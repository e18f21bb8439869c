#version 330
out vec4 o;
float a[] = float[](iTime, 0.5, iResolution.y / 64.0);
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(a[0], a[1], float(a.length()) * 0.25);
  o = vec4(c, 1.0);
}
