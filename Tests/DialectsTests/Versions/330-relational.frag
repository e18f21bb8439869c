#version 330 core
out vec4 color;
void main() {
  vec3 a = vec3(fract(gl_FragCoord.xy * 0.21), 0.5);
  bvec3 g = greaterThanEqual(a, vec3(0.5));
  ivec3 i = ivec3(a * 4.0);
  bool e = i.xy == ivec2(1, 1), n = i != ivec3(0);
  vec3 m = mix(a, vec3(1.0) - a, g);
  color = vec4(m, e ? 0.25 : n ? 0.5 : 1.0);
}
