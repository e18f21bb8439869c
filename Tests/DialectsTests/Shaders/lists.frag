#version 420
// Desktop 4.20: lists in braces. A driver of 3.30 alone refuses them.
uniform vec2 u_resolution;
out vec4 color;
struct Ink { vec3 rgb; float parts[2]; };
const float heights[] = { 0.25, 0.5, 1 };
const Ink inks[2] = { { { 1, 0.5, 0 }, { 0.5, 1.0 } }, { vec3(0.2), float[2](1, 2) } };
void main() {
  vec2 uv = gl_FragCoord.xy / u_resolution;
  vec2 moved = { uv.y, uv.x };
  mat2 m = { { 1.0, 0.0 }, { 0.5, 1.0 } };
  Ink ink = inks[int(uv.x * 1.9)];
  moved = m * moved;
  color = vec4(ink.rgb * heights[int(moved.x * 1.9)] * ink.parts[1], 1);
}
