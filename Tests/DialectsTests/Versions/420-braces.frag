#version 420
out vec4 color;
struct Light { vec3 color; float power; };
const Light lights[2] = { { vec3(1.0, 0.5, 0.25), 0.5 }, { { 0.0, 0.25, 1.0 }, 0.25 } };
void main() {
  vec2 a[] = { { 0.25, 0.5 }, vec2(1.0) };
  mat2 m = { { 0.5, 0.0 }, { 0.0, 0.5 } };
  vec3 sum = vec3(0.0);
  for (int i = 0; i < lights.length(); ++i) sum += lights[i].color * lights[i].power;
  color = vec4(sum + vec3(m * a[0], 0.0), 1.0);
}
