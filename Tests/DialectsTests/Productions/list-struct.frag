#version 420
out vec4 o;
struct Ring { float size; vec2 place; vec2 more[2]; };
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  Ring r = { 0.5, { 0.25, 1.0 }, { { 0.5, 0.0 }, { 1.0, 0.5 } } };
  c = vec3(r.size, r.place.x, r.more[1].y);
  o = vec4(c, 1.0);
}
