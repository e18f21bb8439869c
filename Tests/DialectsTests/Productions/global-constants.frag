#version 330
out vec4 o;
const float PI = acos(-1.0);
const float HALF = PI / 6.2831853;
const float TABLE[3] = float[3](0.0, HALF, 1.0);
const vec2 TURN = vec2(cos(PI / 3.0), sin(PI / 3.0));
void main() {
  vec3 c = vec3(gl_FragCoord.xy / 16.0, 0.25);
  c = vec3(HALF, TABLE[2], TURN.x);
  o = vec4(c, 1.0);
}
