#version 330
out vec4 o;
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  struct Part { float a; vec2 b; } p = Part(0.5, vec2(0.25));
  Part q = p;
  q.b.x = 1.0;
  c = vec3(q.a, q.b);
  o = vec4(c, 1.0);
}
