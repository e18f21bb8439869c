#version 330 core
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  mat3 m = mat3(mat2(0.5));
  mat2 n = mat2(vec4(0.25, 0.5, 0.75, 1.0));
  mat2x3 w = mat2x3(1.0, vec2(0.5), c);
  c = vec3(m[0].x, n[1].x, w[1].y) + vec3(ivec3(0)) + vec3(bvec3(false)) + vec3(1, 0u, true) * 0.0;
  o = vec4(c, 1.0);
}
